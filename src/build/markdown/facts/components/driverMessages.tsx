/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {joined} from '../../../syntax-tree/elements';
import type {Child} from '../../../syntax-tree/elements';
import {Code} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {DriverPageMessage} from '../../../pages/readDocs';
import type {Facts} from '../../../facts/facts';
import {FactTable} from './factTable';
import {RowLink, driverTitle} from './shared';
import {inLanguage} from '../../../../lib/shared/localized';

const props = z.strictObject({});

type DriverPage = Facts['raw']['driver-pages'][number];

function row(context: FactContext, page: DriverPage, {id, texts}: DriverPageMessage): Child {
  return (
    <tr>
      <th scope="row">
        <RowLink context={context} doc={`guide/drivers/${page.slug}`} id={id}>
          {joined(
            texts.map((text) => <Code>{text}</Code>),
            ' / ',
          )}
        </RowLink>
      </th>
      <td>{inLanguage(driverTitle(page), context.localized.locale)}</td>
    </tr>
  );
}

/**
 * Messages of drivers and providers. They are read from the troubleshooting sections of the drivers' pages, and each leads
 * to its explanation there.
 */
export const driverMessages = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render: (_props, context) => (
    <div className="factsMessages" data-search-skip="">
      <FactTable
        label={context.message('driverMessages')}
        head={[context.message('message'), context.message('driverName')]}
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
