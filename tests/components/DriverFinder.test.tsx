// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, describe, expect, test, vi} from 'vitest';
import drivers from '@site/src/data/facts/drivers.json' with {type: 'json'};
import {DriverFinder} from '@site/src/features/home/DriverFinder';
import {renderPage} from '@site/tests/helpers/renderPage';
import {Site} from '@site/tests/helpers/Site';

afterEach(cleanup);

describe('the driver finder', () => {
  test('shows every driver at first and says how many', () => {
    renderPage(<DriverFinder />);
    expect(screen.getByRole('status').textContent).toBe(`${drivers.length} drivers`);
    expect(screen.getByText('S3, Doge')).toBeTruthy();
  });

  test.each([
    ['onedrive', 'OneDrive APP'],
    ['阿里云盘', 'Aliyundrive Open'],
    ['azure_blob', 'Azure Blob Storage'],
  ])('narrows to what fits %s', async (typed, title) => {
    renderPage(<DriverFinder />);
    await userEvent.type(screen.getByRole('searchbox'), typed);
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.queryByText('S3, Doge')).toBeNull();
  });

  test('counts one driver as one', async () => {
    renderPage(<DriverFinder />);
    await userEvent.type(screen.getByRole('searchbox'), 'GooglePhoto');
    expect(screen.getByRole('status').textContent).toBe('1 driver');
  });

  test('counts in English where a language has one form for all numbers, and no words for it yet', () => {
    const complaints = vi.spyOn(console, 'error');
    renderPage(
      <Site locale="zh">
        <DriverFinder />
      </Site>,
    );
    expect(screen.getByRole('status').textContent).toBe(`${drivers.length} drivers`);
    expect(complaints).not.toHaveBeenCalled();
  });

  test('says what to do when there is none', async () => {
    renderPage(<DriverFinder />);
    await userEvent.type(screen.getByRole('searchbox'), 'nothing like it');
    expect(screen.getByRole('status').textContent).toBe('0 drivers');
    expect(screen.getByText(/WebDAV, S3, FTP or SFTP/)).toBeTruthy();
  });

  test('Escape clears the field', async () => {
    renderPage(<DriverFinder />);
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await userEvent.type(field, 'onedrive{Escape}');
    expect(field.value).toBe('');
    expect(screen.getByText('S3, Doge')).toBeTruthy();
  });

  test('marks drives that take no uploads', async () => {
    renderPage(<DriverFinder />);
    await userEvent.type(screen.getByRole('searchbox'), 'GooglePhoto');
    expect(screen.getByText('read only')).toBeTruthy();
  });

  test('leads from a card to the driver’s page, personal accounts first', async () => {
    renderPage(<DriverFinder />);
    await userEvent.type(screen.getByRole('searchbox'), 'onedrive');
    const cards = screen.getAllByRole('link', {name: /OneDrive/});
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      '/guide/drivers/onedrive.html',
      '/guide/drivers/onedrive_app.html',
    ]);
  });
});
