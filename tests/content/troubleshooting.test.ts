import {expect, test} from 'vitest';
import driverPages from '@site/src/data/facts/driver-pages.json';
import {readPage} from '@site/tests/helpers/pages';
import '@site/tests/helpers/noFaults';

/** What an admin sees is what they search for. */
const LEAST_MESSAGES = 3;

const slugs = driverPages.filter(({drivers}) => drivers.length > 0).map(({slug}) => slug);

/** Headings of the troubleshooting section that contain a message in code. */
function messagesIn(locale: 'en' | 'zh', slug: string): readonly string[] {
  const {body} = readPage(locale, `guide/drivers/${slug}.mdx`);
  const [, section = ''] =
    /^## .*#troubleshooting \*\/\}$([^]*?)(?=^## |(?![^]))/m.exec(body) ?? [];
  return [...section.matchAll(/^#{3,4} (.*`.*)$/gm)].map(([, heading = '']) => heading);
}

test.each(slugs)('%s explains at least three messages letter by letter', (slug) => {
  const faults = (['en', 'zh'] as const).flatMap((locale) => {
    const {length} = messagesIn(locale, slug);
    return length >= LEAST_MESSAGES
      ? []
      : [
          `${slug} (${locale}): the troubleshooting section has ${length} headings with a message in code; it needs ${LEAST_MESSAGES}.`,
        ];
  });
  expect(faults).toHaveNoFaults();
});
