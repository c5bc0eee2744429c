// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import Heading from '@site/src/theme/Heading';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(cleanup);

test('a heading with an ID has a link to itself, which says its name', () => {
  renderPage(
    <Heading as="h2" id="ports" className="large">
      Ports
    </Heading>,
  );
  const heading = screen.getByRole('heading', {level: 2});
  expect(heading.id).toBe('ports');
  expect(heading.className).toBe('large');
  const link = screen.getByRole('link', {name: 'Direct link to Ports'});
  expect(link.getAttribute('href')).toBe('#ports');
  expect(heading.contains(link)).toBe(true);
});

test.each([
  ['the title of a page', <Heading as="h1" id="top" key="title" />],
  ['a heading without an ID', <Heading as="h3" key="bare" />],
])('%s has none', (_name, heading) => {
  renderPage(heading);
  expect(screen.getByRole('heading').id).toBe('');
  expect(screen.queryByRole('link')).toBeNull();
});
