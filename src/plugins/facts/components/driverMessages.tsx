/** @jsxImportSource ../../syntax-tree */
import * as z from 'zod';
import {joined} from '../../syntax-tree/elements';
import type {Child} from '../../syntax-tree/elements';
import {Code} from '../../syntax-tree/markdown';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {DriverPageMessage, Facts} from '../data/facts';
import type {Label} from '../data/labels';
import {FactTable} from './factTable';
import {RowLink, driverTitle, meaningOf} from './shared';

const props = z.strictObject({});

type DriverPage = Facts['raw']['driver-pages'][number];

/** An attribute of an element in MDX. */
function attribute(element: string, name: string): string | undefined {
  return new RegExp(`${name}="([^"]*)"`).exec(element)?.[1];
}

/** Name of a field or setting in Markdown, as the components show it. */
function nameText(context: FactContext, label: Label, key: string): string {
  const name = context.words.locale === 'zh' ? ` \`${key}\`` : '';
  return `**${label.text}**${name}${meaningOf(context, label)}`;
}

/**
 * The words of a paragraph, without what only its own page can show: links to places of that page, sources,
 * and references. Names of fields stay.
 */
function wordsOf(paragraph: string, context: FactContext, drivers: readonly string[]): string {
  const {facts, words} = context;
  const nameOf = (element: string): string => {
    const key = attribute(element, 'name') ?? '';
    const driver =
      attribute(element, 'driver') ??
      drivers.find((name) => facts.driver(name).fields.some((field) => field.key === key));
    const label = driver === undefined ? words.common(key) : words.field(driver, key);
    return nameText(context, label, key);
  };
  const settingOf = (_element: string, key: string): string =>
    nameText(context, words.setting(key), key);
  return paragraph
    .replaceAll(/\{\/\*.*?\*\/\}/g, '')
    .replaceAll(/<Field [^>]*\/>/g, nameOf)
    .replaceAll(/<Setting k="([^"]*)" \/>/g, settingOf)
    .replaceAll(/<Config k="([^"]*)" \/>/g, '`$1`')
    .replaceAll(/<Driver name="([^"]*)" \/>/g, (_element, name: string) => words.driver(name))
    .replaceAll(/<Ui [^>]*>(.*?)<\/Ui>/g, '**$1**')
    .replaceAll(/<kbd>(.*?)<\/kbd>/g, '$1')
    .replaceAll(/[:：]?\s*<Err [^>]*\/>/g, '')
    .replaceAll(/<[A-Z][^>]*>/g, '')
    .replaceAll(/\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1')
    .trim();
}

function row(
  context: FactContext,
  page: DriverPage,
  {id, texts, explanation}: DriverPageMessage,
): Child {
  return (
    <tr>
      <th scope="row">
        <RowLink context={context} doc={`guide/drivers/${page.slug}`} id={id}>
          {joined(
            texts.map((text) => <Code>{text}</Code>),
            ' / ',
          )}
        </RowLink>
        <span>{` ${driverTitle(page)[context.words.locale]}`}</span>
      </th>
      <td>{wordsOf(explanation, context, page.drivers)}</td>
    </tr>
  );
}

/**
 * Messages of drivers and providers, with what they mean and what to do. They are read from the
 * troubleshooting sections of the drivers' pages, so that nothing is written twice, and lead there.
 */
export const driverMessages = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render: (_props, context) => (
    <div className="factsMessages">
      <FactTable
        label={context.word('driverMessages')}
        head={[context.word('driverMessage'), context.word('causeAndRemedy')]}
        stacks
      >
        {context.facts.raw['driver-pages']
          .filter(({drivers}) => drivers.length > 0)
          .map((page) =>
            context
              .messagesOf(`guide/drivers/${page.slug}`)
              .map((message) => row(context, page, message)),
          )}
      </FactTable>
    </div>
  ),
});
