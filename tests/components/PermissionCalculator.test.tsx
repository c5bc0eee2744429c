// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, expect, test} from 'vitest';
import {PermissionCalculator} from '@site/src/features/permission-calculator/PermissionCalculator';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(cleanup);

test('the boxes follow the number, also when it is cleared', async () => {
  renderPage(
    <>
      <PermissionCalculator />
      {[0, 1, 2].map((bit) => (
        <input key={bit} type="checkbox" data-bit={bit} aria-label={`Bit ${bit}`} />
      ))}
    </>,
  );
  const ticked = (): readonly boolean[] =>
    screen.getAllByRole<HTMLInputElement>('checkbox').map(({checked}) => checked);
  const number = screen.getByLabelText('Permission number');
  await userEvent.type(number, '5');
  const first = ticked();
  expect(first).toContain(true);
  await userEvent.clear(number);
  expect(ticked()).toEqual([false, false, false]);
  // Half typed: the message says that it's no number, and the boxes wait for one.
  await userEvent.type(number, '5x');
  expect(ticked()).toEqual(first);
});
