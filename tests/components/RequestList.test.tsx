// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useState, type ReactNode} from 'react';
import {afterEach, expect, test} from 'vitest';
import {RequestList} from '@site/src/features/token-tools/RequestList';
import {translateTexts} from '@site/tests/helpers/translateTexts';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(cleanup);

const template = {
  method: 'GET',
  url: 'https://provider.example.com/sites/{siteUrl}',
  encoding: 'query',
  fields: {client_id: '{clientId}', scope: 'files'},
  purpose: {en: 'the token', zh: '令牌'},
} as const;

/** The list before and after the reader has typed an ID and the server has said what it supports. */
function Growing(): ReactNode {
  const [isKnown, setKnown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setKnown(!isKnown)}>
        Next
      </button>
      <RequestList
        requests={[isKnown ? {template} : {template, isOptional: true, optionalFields: ['scope']}]}
        values={{clientId: isKnown ? 'mine' : '', siteUrl: isKnown ? 'team' : 'none'}}
      />
    </>
  );
}

test('the list follows what is typed and known, also on a page that the browser has translated', async () => {
  const {container} = renderPage(<Growing />);
  const list = (): string => screen.getByRole('list', {name: /./}).textContent;
  const before = list();
  const next = screen.getByRole('button');
  await userEvent.click(next);
  const after = list();
  expect(after).toContain('GET provider.example.com/sites/team');
  expect(after).toContain('client_id = mine');
  expect(after).not.toContain('if the API server supports it');
  await userEvent.click(next);
  translateTexts(container);
  for (const expected of [after, before, after]) {
    await userEvent.click(next);
    expect(list()).toBe(expected);
  }
});

test('hosts, fields, and values stay as they are when the browser translates the page', () => {
  const {container} = renderPage(<Growing />);
  translateTexts(container);
  expect(container.querySelectorAll('code')).not.toHaveLength(0);
  expect(container.querySelectorAll('code x-text')).toHaveLength(0);
});
