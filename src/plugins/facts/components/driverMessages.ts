import type {RootContent} from 'mdast';
import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {DriverPageMessage} from '../data/facts';
import {el, inlineCode, joined, table} from '../nodes';
import {rowLink} from './shared';

const props = z.strictObject({});

function row(context: FactContext, page: string, doc: string, message: DriverPageMessage) {
  const {id, texts} = message;
  const shown = texts.map((text) => inlineCode(text));
  return el(
    'tr',
    {},
    el('th', {scope: 'row'}, rowLink(context, doc, id, joined(shown, ' / '))),
    el('td', {}, page),
  );
}

/**
 * Messages of drivers and providers that the drivers' pages explain, read from the headings of their
 * troubleshooting sections, each linked to its explanation.
 */
export const driverMessages = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render(_props, context) {
    const {facts, words} = context;
    const pages = facts.raw['driver-pages'].filter(({drivers}) => drivers.length > 0);
    const rows = pages.flatMap(({slug, titleEn, titleZh}): RootContent[] => {
      const doc = `guide/drivers/${slug}`;
      const title = words.locale === 'zh' ? titleZh : titleEn;
      return context.messagesOf(doc).map((message) => row(context, title, doc, message));
    });
    return [
      el(
        'div',
        {className: 'factsMessages'},
        table(
          context.word('driverMessages'),
          [context.word('message'), context.word('driverName')],
          rows,
        ),
      ),
    ];
  },
});
