// @vitest-environment jsdom
import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {ApiServerSelect} from '@site/src/components/ApiServerSelect/ApiServerSelect';
import {renderPage} from '@site/tests/helpers/renderPage';
import {Site} from '@site/tests/helpers/Site';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const selects = (): HTMLSelectElement[] => screen.getAllByRole('combobox', {name: 'API server'});
const chosen = (): string[] => selects().map(({value}) => value);

describe('the choice of API server', () => {
  test('offers the servers with an address, and the own machine on localhost', () => {
    renderPage(<ApiServerSelect />);
    expect(screen.getAllByRole('option').map(({textContent}) => textContent)).toEqual([
      'cf.example.com (cf)',
      'de.example.com (de)',
      'http://localhost:3002 (local)',
    ]);
  });

  test('is stored by name and shared by every part of the page', () => {
    renderPage(
      <>
        <ApiServerSelect />
        <ApiServerSelect />
      </>,
    );
    const [first] = selects();
    if (first) fireEvent.change(first, {target: {value: 'de'}});
    expect(chosen()).toEqual(['de', 'de']);
    expect(localStorage.getItem('api_name')).toBe('de');
  });

  test('follows another tab', () => {
    renderPage(<ApiServerSelect />);
    act(() => {
      localStorage.setItem('api_name', 'de');
      dispatchEvent(new StorageEvent('storage', {key: 'api_name', newValue: 'de'}));
    });
    expect(chosen()).toEqual(['de']);
  });

  test.each(['raw_jp', 'cn', '', '<b>'])('repairs the stored name "%s"', (name) => {
    localStorage.setItem('api_name', name);
    renderPage(<ApiServerSelect />);
    expect(chosen()).toEqual(['cf']);
    expect(localStorage.getItem('api_name')).toBe('cf');
  });

  test('is no choice where nothing is configured besides the own machine: a helper names it', () => {
    const {container} = renderPage(
      <Site customFields={{apiServers: {}}}>
        <ApiServerSelect namesSingle />
      </Site>,
    );
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(container.textContent).toBe('API server http://localhost:3002');
  });

  test('stays out of the sidebar where there is nothing to choose', () => {
    const {container} = renderPage(
      <Site customFields={{apiServers: {}}}>
        <ApiServerSelect />
      </Site>,
    );
    expect(container.innerHTML).toBe('');
  });

  test('works while the browser blocks storage', () => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    renderPage(<ApiServerSelect />);
    const [select] = selects();
    if (select) fireEvent.change(select, {target: {value: 'de'}});
    expect(chosen()).toEqual(['de']);
  });

  test('keeps the choice of this page while storage is full', () => {
    localStorage.setItem('api_name', 'cf');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    renderPage(<ApiServerSelect />);
    const [select] = selects();
    if (select) fireEvent.change(select, {target: {value: 'de'}});
    expect(chosen()).toEqual(['de']);
    // Once there's room again, it's stored, so that the next tests find nothing kept.
    vi.restoreAllMocks();
    if (select) fireEvent.change(select, {target: {value: 'de'}});
    expect(localStorage.getItem('api_name')).toBe('de');
  });
});
