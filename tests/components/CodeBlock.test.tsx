// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {CodeBlock} from '@site/src/features/code-block/CodeBlock';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(cleanup);

test('a code block shows its title and can be copied and scrolled', () => {
  renderPage(<CodeBlock data-title="run.sh" data-language="bash" data-html="docker ps" />);
  expect(screen.getByText('run.sh')).toBeTruthy();
  expect(screen.getByRole('button', {name: 'Copy code'}).dataset['action']).toBe('copy');
  expect(screen.getByText('docker ps').closest('pre')?.tabIndex).toBe(0);
});

test('a page holds the word that code was copied as text only when it was', () => {
  const {container} = renderPage(<CodeBlock data-html="docker ps" />);
  expect(screen.queryByText('Copied')).toBeNull();
  const said = [...container.querySelectorAll<HTMLElement>('[role=status]')].map(
    ({dataset}) => dataset['copiedText'],
  );
  expect(said).toEqual(['Copied', 'Copied']);
});
