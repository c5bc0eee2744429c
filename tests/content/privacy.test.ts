import {describe, expect, test} from 'vitest';
import {storageNames, VERSION_PREFIX} from '@site/src/lib/browser/storageKeys';
import {readPage} from '@site/tests/helpers/pages';

/** What is written under a name; a prefix stands for all names that begin so. */
const written = [...storageNames.filter((name) => name !== VERSION_PREFIX), 'giscus-session'];

describe.each(['en', 'zh'] as const)('the privacy page in %s', (locale) => {
  const {body} = readPage(locale, 'privacy.mdx');

  test.each(written)('names what the browser stores under %s', (name) => {
    const isPrefix = /[-.]$/.test(name);
    expect(body).toContain(`\`${name}${isPrefix ? '<' : '`'}`);
  });
});
