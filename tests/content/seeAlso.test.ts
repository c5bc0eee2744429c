import {expect, test} from 'vitest';
import {completeLocales} from '@site/src/lib/shared/localized';
import {pageNames, readPage} from '@site/tests/helpers/pages';
import '@site/tests/helpers/noFaults';

const linksOf = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => target ?? []);

/** Links of "See also" that lead where a link of the page leads already. */
function repeatedLinks(body: string): readonly string[] {
  const start = body.search(/^## .*#see-also \*\/\}$/m);
  if (start === -1) return [];
  const known = new Set(linksOf(body.slice(0, start)));
  return linksOf(body.slice(start)).filter((target) => known.has(target));
}

test.each(completeLocales)(
  '"See also" lists only what the page does not link yet (%s)',
  (locale) => {
    const faults = pageNames(locale).flatMap((name) => {
      const {body, file} = readPage(locale, name);
      return repeatedLinks(body).map(
        (target) =>
          `${file} links ${target} in "See also" once more. Remove it there; if nothing is left, remove the section.`,
      );
    });
    expect(faults).toHaveNoFaults();
  },
);

test('a repeated link is found, one to another section of a linked page is not', () => {
  const body =
    'See [users](./user.mdx).\n\n## See also {/* #see-also */}\n\n- [Users](./user.mdx)\n- [Devices](./user.mdx#devices)\n';
  expect(repeatedLinks(body)).toEqual(['./user.mdx']);
  expect(repeatedLinks('See [users](./user.mdx).\n')).toEqual([]);
});
