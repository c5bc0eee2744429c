// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://docs.example.com/"}
import {cleanup, fireEvent, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {provider as baidu} from '@site/src/data/token-providers/baidu';
import {provider as pan123} from '@site/src/data/token-providers/123pan';
import {provider as yandex} from '@site/src/data/token-providers/yandex';
import {FlowTool} from '@site/src/features/token-tools/flows/FlowTool';
import {useChoice} from '@site/src/features/token-tools/flows/useChoice';
import type {TokenProvider} from '@site/src/lib/shared/token-flow/types';
import {renderPage} from '@site/tests/helpers/renderPage';
import {Site} from '@site/tests/helpers/Site';

afterEach(cleanup);

function Tool({provider}: {readonly provider: TokenProvider}): ReactNode {
  return <FlowTool provider={provider} choice={useChoice(provider)} onResult={vi.fn()} />;
}

const isOwn = (): boolean =>
  screen.getByRole<HTMLInputElement>('radio', {name: 'My own app'}).checked;

describe('whose app a sign-in begins with', () => {
  test('is the default app on the published site', () => {
    renderPage(<Tool provider={baidu} />);
    expect(isOwn()).toBe(false);
    expect(screen.queryByLabelText('Client ID')).toBeNull();
  });

  test("is one's own app where the site has no ID of a default app, which isn't offered then", () => {
    renderPage(<Tool provider={yandex} />);
    expect(screen.queryByRole('radio', {name: 'My own app'})).toBeNull();
    expect(screen.getByLabelText('Client ID')).toBeTruthy();
  });

  test('is nobody’s where the site has no ID and the provider takes no other app', async () => {
    const open = vi.spyOn(window, 'open');
    renderPage(<Tool provider={pan123} />);
    Object.defineProperty(globalThis, 'isSecureContext', {value: true, configurable: true});
    fireEvent.click(screen.getByRole('button', {name: 'Sign in to 123 Open'}));
    expect(await screen.findByText(/can't complete this sign-in/)).toBeTruthy();
    expect(open).not.toHaveBeenCalled();
  });

  test("is one's own app on a copy that the default app doesn't return to", () => {
    renderPage(
      <Site url="https://alistgo.com">
        <Tool provider={baidu} />
      </Site>,
    );
    expect(isOwn()).toBe(true);
    expect(screen.getByLabelText('Client secret')).toBeTruthy();
  });
});

test('a client secret is covered, and nothing invites the browser to keep it', () => {
  renderPage(<Tool provider={yandex} />);
  const secret = screen.getByLabelText<HTMLInputElement>('Client secret');
  expect([secret.type, secret.autocomplete, secret.form?.getAttribute('autocomplete')]).toEqual([
    'password',
    'off',
    'off',
  ]);
});
