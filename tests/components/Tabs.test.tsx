// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {TabItem, Tabs} from '@site/src/components/Tabs/Tabs';
import {events} from '@site/src/lib/shared/early/contract';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(cleanup);

test('tabs show the first panel, name all, and ask for the remembered one', () => {
  const listener = vi.fn();
  window.addEventListener(events.tabsDrawn, listener, {once: true});
  renderPage(
    <Tabs groupId="os">
      {'\n'}
      <TabItem value="a" label="Linux">
        one
      </TabItem>
      <TabItem value="b" label="Windows">
        two
      </TabItem>
    </Tabs>,
  );
  expect(screen.getByRole('tab', {selected: true}).textContent).toBe('Linux');
  expect(screen.getByRole('tabpanel', {name: 'Linux'}).textContent).toBe('one');
  expect(screen.getByText('two').hidden).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
});

test('an author may choose which panel comes first', () => {
  renderPage(
    <Tabs>
      <TabItem value="a">one</TabItem>
      <TabItem value="b" default>
        two
      </TabItem>
    </Tabs>,
  );
  expect(screen.getByRole('tab', {selected: true}).textContent).toBe('b');
  expect(screen.getByText('one').hidden).toBe(true);
});
