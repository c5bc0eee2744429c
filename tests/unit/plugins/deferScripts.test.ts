import {describe, expect, test} from 'vitest';
import {deferScripts} from '@site/src/plugins/output/scripts/deferScripts';

const EARLY = '/assets/js/early.1.js';
const head =
  '<html lang=en><head><script src=/assets/js/a.js defer></script><script src="/assets/js/b.js" defer="defer"></script></head>';

describe('deferScripts', () => {
  test('moves the application scripts into a meta tag, in order', () => {
    const html = deferScripts(`${head}<body></body></html>`, 'build/a.html', EARLY);
    expect(html.match(/<script[^>]*>/g)).toEqual([`<script defer src="${EARLY}">`]);
    expect(html).toContain('<meta name="site-scripts" content="/assets/js/a.js /assets/js/b.js">');
  });
  test('does nothing the second time', () => {
    const once = deferScripts(`${head}<body></body></html>`, 'build/a.html', EARLY);
    expect(deferScripts(once, 'build/a.html', EARLY)).toBe(once);
  });
  test('leaves inline scripts where they are', () => {
    expect(
      deferScripts(`${head}<body><script>let a=1</script></body></html>`, 'a.html', EARLY),
    ).toContain('<script>let a=1</script>');
  });
  test('marks the search page, which is nothing without the application', () => {
    expect(deferScripts(`${head}<body></body></html>`, 'search.html', EARLY)).toContain(
      '<html data-eager',
    );
    expect(deferScripts(`${head}<body></body></html>`, 'config/search.html', EARLY)).not.toContain(
      'data-eager',
    );
  });
  test('marks the 404 page, which runs the application at once', () => {
    expect(deferScripts(`${head}<body></body></html>`, '404.html', EARLY)).toContain(
      '<html data-not-found',
    );
  });
  test('says so when Docusaurus writes something else', () => {
    expect(() => deferScripts('<html><head></head></html>', 'build/a.html', EARLY)).toThrow(
      /^build\/a\.html: no deferred script tag/,
    );
  });
});
