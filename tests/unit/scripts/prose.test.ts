import {expect, test} from 'vitest';
import {prose} from '@site/bench/full/prose.mjs';

test.each(['en', 'zh'] as const)(
  'pages at full size share no paragraph, and are the same every time (%s)',
  (locale) => {
    const pages = Array.from({length: 50}, (_, seed) => prose(locale, seed));
    const paragraphs = pages.flatMap((page) =>
      page.split('\n\n').filter((block) => block.length > 60 && !block.startsWith('#')),
    );
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    expect(prose(locale, 7)).toBe(pages[7]);
  },
);
