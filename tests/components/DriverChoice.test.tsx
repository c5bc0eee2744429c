// @vitest-environment jsdom
import {cleanup, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {DriverChoice} from '@site/src/features/driver-choice/DriverChoice';
import {choosePageDriver} from '@site/src/lib/browser/pageDriver';
import {TOC_ID} from '@site/src/lib/browser/elementIds';
import {renderPage} from '@site/tests/helpers/renderPage';

const drivers = [
  {value: '115 Cloud', label: '115 Cloud'},
  {value: '115 Share', label: '115 Share'},
];

function open(): void {
  renderPage(
    <>
      <nav id={TOC_ID}>
        <ul>
          <li>
            <a href="#cloud">115 Cloud</a>
          </li>
          <li>
            <a href="#share">115 Share</a>
          </li>
          <li>
            <a href="#check">Try it</a>
          </li>
        </ul>
      </nav>
      <DriverChoice drivers={drivers} legend="I use" all="Show all" />
      <h3 id="cloud" data-driver="1">
        115 Cloud
      </h3>
      <h3 id="share" data-driver="2">
        115 Share
      </h3>
      <div data-driver="2">
        <p id="share-code">The code</p>
      </div>
      <h2 id="check">Try it</h2>
    </>,
  );
}

const choice = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const entry = (name: string) => screen.getByText(name, {selector: 'a'}).parentElement;

beforeEach(() => {
  history.replaceState(null, '', '/guide/drivers/115.html');
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

describe('the choice of a driver', () => {
  test('is in the URL, and shortens the table of contents', async () => {
    open();
    await userEvent.click(choice('115 Share'));
    expect(location.search).toBe('?driver=115+Share');
    expect(entry('115 Cloud')?.hidden).toBe(true);
    expect(entry('115 Share')?.hidden).toBe(false);
    expect(entry('Try it')?.hidden).toBe(false);
    await userEvent.click(choice('Show all'));
    expect(location.search).toBe('');
    expect(entry('115 Cloud')?.hidden).toBe(false);
  });

  test('comes from a link, and from the builder', () => {
    history.replaceState(null, '', '/guide/drivers/115.html?for=media&driver=115+Share');
    open();
    expect(choice('115 Share').checked).toBe(true);
    choosePageDriver('115 Cloud');
    expect(choice('115 Cloud').checked).toBe(true);
    expect(location.search).toBe('?for=media&driver=115+Cloud');
  });

  test('a driver that the page doesn’t have shows everything', () => {
    history.replaceState(null, '', '/guide/drivers/115.html?driver=S3');
    open();
    expect(choice('Show all').checked).toBe(true);
    expect(entry('115 Cloud')?.hidden).toBe(false);
  });

  test('changes when a link leads to something that is hidden', () => {
    history.replaceState(null, '', '/guide/drivers/115.html?driver=115+Cloud');
    open();
    history.replaceState(null, '', '/guide/drivers/115.html?driver=115+Cloud#share-code');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(choice('115 Share').checked).toBe(true);
    expect(location.href).toContain('?driver=115+Share#share-code');
  });

  test('stays when a link leads to something for all', () => {
    history.replaceState(null, '', '/guide/drivers/115.html?driver=115+Cloud');
    open();
    history.replaceState(null, '', '/guide/drivers/115.html?driver=115+Cloud#check');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(choice('115 Cloud').checked).toBe(true);
  });
});
