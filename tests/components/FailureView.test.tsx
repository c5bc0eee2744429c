// @vitest-environment jsdom
import fc from 'fast-check';
import {cleanup, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, test, vi} from 'vitest';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext.js';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext.js';
import {FailureView} from '@site/src/features/token-tools/FailureView';
import {
  failureKinds,
  normalizeFailure,
  refusalOf,
  type Failure,
} from '@site/src/lib/token-flow/failure';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(cleanup);

const RUNS = 10_000;
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
