// @vitest-environment jsdom
import fc from 'fast-check';
import {cleanup, fireEvent, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext.js';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext.js';
import {ApiServerSelect} from '@site/src/components/ApiServerSelect/ApiServerSelect';
import {FailureView} from '@site/src/features/token-tools/FailureView';
import {FallbackContext, type Fallbacks} from '@site/src/features/token-tools/fallbacks';
import {
  failureKinds,
  normalizeFailure,
  refusalOf,
  type Failure,
} from '@site/src/lib/shared/token-flow/failure';
import {renderPage} from '@site/tests/helpers/renderPage';
import {Site} from '@site/tests/helpers/Site';
import {madeUpCases} from '@site/tests/helpers/madeUpCases';

afterEach(cleanup);

const RUNS = madeUpCases(10_000);
const TAGS = /<\/?([a-z0-9]+)/gi;

const markupOf = (failure: Failure): string =>
  renderToStaticMarkup(
    <BrowserContextProvider>
      <DocusaurusContextProvider>
        <FailureView failure={failure} />
      </DocusaurusContextProvider>
    </BrowserContextProvider>,
  );

test.each(failureKinds)('%s is announced with a title and what to do', (kind) => {
  renderPage(<FailureView failure={{kind, detail: '', retryable: false}} />);
  expect(screen.getByRole('alert').textContent.length).toBeGreaterThan(20);
});

test('offers another try only where nobody can have used the request up', () => {
  const onRetry = vi.fn();
  const failure = {kind: 'server-unreachable', detail: ''} as const;
  const {rerender} = renderPage(
    <FailureView failure={{...failure, retryable: true}} onRetry={onRetry} />,
  );
  expect(screen.getByRole('button', {name: 'Try again'})).toBeTruthy();
  rerender(<></>);
  renderPage(<FailureView failure={{...failure, retryable: false}} onRetry={onRetry} />);
  expect(screen.queryByRole('button')).toBeNull();
});

describe('the fallbacks after a failure', () => {
  const show = (
    kind: Failure['kind'],
    fallbacks: Partial<Fallbacks> = {},
    servers?: object,
  ): void => {
    const page = (
      <FallbackContext value={{asksServer: true, canRunServer: true, ...fallbacks}}>
        <FailureView failure={{kind, detail: '', retryable: false}} />
      </FallbackContext>
    );
    renderPage(servers ? <Site customFields={{apiServers: servers}}>{page}</Site> : page);
  };
  const namesOf = (role: 'button' | 'link'): readonly string[] =>
    screen.queryAllByRole(role).map(({textContent}) => textContent);

  test('are another server and the manual steps', () => {
    show('server-unreachable');
    expect(namesOf('button')).toEqual(['Choose another API server']);
    expect(screen.getByRole('link', {name: 'Do it manually'}).getAttribute('href')).toBe('#manual');
  });

  test('are an own server where there is no other one, in a new tab', () => {
    show('server-unreachable', {}, {});
    expect(namesOf('button')).toEqual([]);
    const link = screen.getByRole('link', {name: 'How to run your own API server'});
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test('name no server where none took part, or the fault is not the server’s', () => {
    show('server-unreachable', {asksServer: false});
    expect(namesOf('button')).toEqual([]);
    cleanup();
    show('code-used-or-expired');
    expect(namesOf('button')).toEqual([]);
    expect(namesOf('link')).toEqual(['Do it manually']);
  });

  test('lead to the choice above', () => {
    renderPage(
      <>
        <ApiServerSelect namesSingle />
        <FallbackContext value={{asksServer: true, canRunServer: true}}>
          <FailureView failure={{kind: 'timeout', detail: '', retryable: true}} />
        </FallbackContext>
      </>,
    );
    const select = screen.getByRole('combobox', {name: 'API server'});
    select.scrollIntoView = vi.fn();
    fireEvent.click(screen.getByRole('button', {name: 'Choose another API server'}));
    expect(document.activeElement).toBe(select);
  });
});

test('nothing that comes from outside is rendered as HTML', () => {
  const evil = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '</code><script>alert(1)</script>',
      '&lt;b&gt;',
      '"><svg onload=1>',
    ),
  );
  fc.assert(
    fc.property(evil, evil, fc.integer({min: 200, max: 599}), (error, description, status) => {
      const body = JSON.stringify({error, error_description: description});
      for (const failure of [
        normalizeFailure({end: 'answered', status, body}, 0),
        refusalOf(error, description),
      ]) {
        const tags = [...markupOf(failure).matchAll(TAGS)].map(([, tag]) => tag);
        expect(tags.filter((tag) => !['div', 'b', 'p', 'code'].includes(tag ?? ''))).toEqual([]);
        expect(tags.length).toBeLessThanOrEqual(10);
      }
    }),
    {numRuns: RUNS},
  );
}, 60_000);
