import {render, type RenderResult} from '@testing-library/react';
import type {ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext.js';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext.js';

/** What the client entry provides: links preload pages through it. */
window.docusaurus = {prefetch: () => false, preload: () => false};

class NoIntersections implements Partial<IntersectionObserver> {
  observe(): void {
    // jsdom lays nothing out, so nothing ever comes into view.
  }
  unobserve(): void {
    // See observe.
  }
  disconnect(): void {
    // See observe.
  }
}
window.IntersectionObserver = NoIntersections as unknown as typeof IntersectionObserver;

class NoSizes implements Partial<ResizeObserver> {
  observe(): void {
    // See NoIntersections.
  }
  disconnect(): void {
    // See observe.
  }
}
window.ResizeObserver = NoSizes as unknown as typeof ResizeObserver;

/** Renders a part of a page with everything Docusaurus puts around it. */
export function renderPage(children: ReactNode, path = '/'): RenderResult {
  return render(
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <BrowserContextProvider>
          <DocusaurusContextProvider>{children}</DocusaurusContextProvider>
        </BrowserContextProvider>
      </MemoryRouter>
    </HelmetProvider>,
  );
}
