/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {formatDay} from '../../../dates';
import {joined} from '../../../syntax-tree/elements';
import {Link} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import {inLanguage} from '../../../../lib/shared/localized';

const props = z.strictObject({});

/** What changed in these pages, the newest first, each with its own address. */
export const newsList = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render(_props, context) {
    const {locale} = context.localized;
    return context.news().map(({id, date, title, text, pages}) => (
      <article id={id} className="factsError">
        <p className="factsMessage" data-search-title="">
          <strong>
            <Link to={`#${id}`}>{inLanguage(title, locale)}</Link>
          </strong>{' '}
          <time dateTime={date}>{formatDay(date, locale)}</time>
        </p>
        <p>{inLanguage(text, locale)}</p>
        <p>
          {`${context.message('pages')}${context.message('colon')}`}
          {joined(
            pages.map((page) => (
              <Link to={context.hrefOf(page) ?? ''}>{context.titleOf(page)}</Link>
            )),
            context.message('listComma'),
          )}
        </p>
      </article>
    ));
  },
});
