import * as z from 'zod';
import {formatDay} from '../../../lib/dates';
import {defineComponent} from '../component';
import {el, joined, link} from '../nodes';
import {colon, comma} from './shared';

const props = z.strictObject({});

/** What changed in these pages, the newest first, each with its own address. */
export const newsList = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render(_props, context) {
    const {locale} = context.words;
    return context.news().map(({id, date, title, text, pages}) =>
      el(
        'article',
        {id, className: 'factsError'},
        el(
          'p',
          {className: 'factsMessage'},
          el('strong', {}, link(`#${id}`, title[locale])),
          ' ',
          el('time', {dateTime: date}, formatDay(date, locale)),
        ),
        el('p', {}, text[locale]),
        el(
          'p',
          {},
          `${context.word('pages')}${colon(context)}`,
          joined(
            pages.map((page) => link(context.hrefOf(page) ?? '', context.titleOf(page))),
            comma(context),
          ),
        ),
      ),
    );
  },
});
