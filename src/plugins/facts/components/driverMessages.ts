import type {RootContent} from 'mdast';
import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {DriverPageMessage, Facts} from '../data/facts';
import {el, inlineCode, joined, table} from '../nodes';
import {rowLink} from './shared';

const props = z.strictObject({});

type DriverPage = Facts['raw']['driver-pages'][number];

/** An attribute of an element in MDX. */
function attribute(element: string, name: string): string | undefined {
  return new RegExp(`${name}="([^"]*)"`).exec(element)?.[1];
}

/**
 * The words of a paragraph, without what only its own page can show: links to places of that page, sources,
 * and references. Names of fields stay.
 */
function wordsOf(
  paragraph: string,
  {facts, words}: FactContext,
  drivers: readonly string[],
): string {
  const nameOf = (element: string): string => {
    const key = attribute(element, 'name') ?? '';
    const driver =
      attribute(element, 'driver') ??
      drivers.find((name) => facts.driver(name).fields.some((field) => field.key === key));
    const common = facts.raw['storage-common'].formFields.find((field) => field.key === key);
    if (words.locale === 'en') return `\`${key}\``;
    if (driver !== undefined) return `${words.field(driver, key)} \`${key}\``;
    return common ? `${words.common(common)} \`${key}\`` : `\`${key}\``;
  };
  return paragraph
    .replaceAll(/\{\/\*.*?\*\/\}/g, '')
    .replaceAll(/<Field [^>]*\/>/g, nameOf)
    .replaceAll(/<(?:Setting|Config) k="([^"]*)" \/>/g, '`$1`')
    .replaceAll(/<kbd>(.*?)<\/kbd>/g, '$1')
    .replaceAll(/[:：]?\s*<Err [^>]*\/>/g, '')
    .replaceAll(/<[A-Z][^>]*>/g, '')
    .replaceAll(/\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1')
    .trim();
}

function row(
  context: FactContext,
  {slug, titleEn, titleZh, drivers}: DriverPage,
  {id, texts, explanation}: DriverPageMessage,
) {
  const shown = texts.map((text) => inlineCode(text));
  return el(
    'tr',
    {},
    el(
      'th',
      {scope: 'row'},
      rowLink(context, `guide/drivers/${slug}`, id, joined(shown, ' / ')),
      el('span', {}, ` ${context.words.locale === 'zh' ? titleZh : titleEn}`),
    ),
    el('td', {}, wordsOf(explanation, context, drivers)),
  );
}

/**
 * Messages of drivers and providers, with what they mean and what to do. They are read from the
 * troubleshooting sections of the drivers' pages, so that nothing is written twice, and lead there.
 */
export const driverMessages = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render(_props, context) {
    const rows = context.facts.raw['driver-pages']
      .filter(({drivers}) => drivers.length > 0)
      .flatMap((page): RootContent[] =>
        context
          .messagesOf(`guide/drivers/${page.slug}`)
          .map((message) => row(context, page, message)),
      );
    return [
      el(
        'div',
        {className: 'factsMessages'},
        table(
          context.word('driverMessages'),
          [context.word('driverMessage'), context.word('causeAndRemedy')],
          rows,
          {stacks: true},
        ),
      ),
    ];
  },
});
