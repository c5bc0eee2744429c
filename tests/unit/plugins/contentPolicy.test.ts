import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {contentPolicy, inlineHashes, joinHashes} from '@site/src/plugins/tool-pages/contentPolicy';

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('hashes what stands inline, and not files or data', () => {
  const html =
    '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script><svg style="display: none;"></svg><p style=color:red>';
  expect(inlineHashes(html)).toEqual({
    scripts: [hash('a()')],
    styles: [hash('display: none;'), hash('color:red')],
  });
});

test('the policy allows our files, the hashes, the servers, and nothing else', () => {
  const hashes = joinHashes([
    inlineHashes('<script>a()</script>'),
    inlineHashes('<script>a()</script>'),
  ]);
  const policy = contentPolicy(hashes, ['https://api.example.com'], true);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'self' ${hash('a()')};`);
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  // A meta element cannot forbid framing; the browser would complain.
  expect(contentPolicy(hashes, [], false)).not.toContain('frame-ancestors');
});
