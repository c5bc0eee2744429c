// @vitest-environment jsdom
import {cleanup, render, screen, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, expect, test} from 'vitest';
import {useKeptFocus} from '@site/src/hooks/useKeptFocus';

afterEach(cleanup);

function Part({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <div ref={useKeptFocus()}>{children}</div>
      <input aria-label="Elsewhere" />
    </>
  );
}

const start = (
  <Part>
    <button type="button">Start</button>
  </Part>
);
const failure = (
  <Part>
    <p role="alert">No connection</p>
    <button type="button" disabled>
      Wait
    </button>
    <button type="button">Try again</button>
  </Part>
);

test('the focus of a control that is gone goes to the first button that came instead', async () => {
  const {rerender} = render(start);
  screen.getByRole('button').focus();
  rerender(<Part>{<p role="status">One moment</p>}</Part>);
  expect(document.activeElement).toBe(document.body);
  rerender(failure);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Try again'})),
  );
});

test('a focus elsewhere stays there, and where nothing had it, nothing gets it', async () => {
  const {rerender} = render(start);
  screen.getByRole('button').focus();
  screen.getByLabelText('Elsewhere').focus();
  rerender(failure);
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
  screen.getByLabelText('Elsewhere').blur();
  rerender(start);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

test('a reader who leaves the part for nothing else is left alone', async () => {
  const {rerender} = render(start);
  const button = screen.getByRole('button');
  button.focus();
  button.blur();
  await Promise.resolve();
  rerender(failure);
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
