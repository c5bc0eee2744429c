import {expect, test} from 'vitest';
import {commonTasks, popularPages} from '@site/src/data/searchStart';
import {permalinkOf} from '@site/src/build/pages/pagePaths';
import {docsOf, fileOf} from '@site/src/build/pages/sitePages';
import {headingLines} from '@site/src/build/pages/headings';
import {readFileSync} from 'node:fs';

/** Pages that are no document. */
const OTHERS = new Set(['/tool/']);

const docs = new Map(docsOf('.', 'en').map((doc) => [permalinkOf(doc), doc]));

test.each([...commonTasks, ...popularPages])(
  '$path of the empty search window exists',
  ({path}) => {
    const [page = '', anchor] = path.split('#');
    if (OTHERS.has(page)) return;
    const doc = docs.get(page);
    expect(doc).toBeDefined();
    if (doc === undefined || anchor === undefined) return;
    for (const locale of ['en', 'zh'] as const)
      expect([...headingLines(readFileSync(fileOf(locale, doc), 'utf8')).keys()]).toContain(anchor);
  },
);
