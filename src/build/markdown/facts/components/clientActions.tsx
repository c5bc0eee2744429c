/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {Code} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import {withProgramNames} from './programNames';
import {FactTable} from './factTable';
import {ErrorLink} from './shared';

/** Status and code of an error for which the facts have none: the database's, in any response. */
const OTHER = {http: 200, code: 500} as const;

/** Errors about which a client can do something, with what it does. */
export const clientActions = defineComponent<Record<string, never>>({
  props: z.strictObject({}),
  covers: () => [],
  render(_, context) {
    const columns = ['message', 'cause', 'clientActions'] as const;
    return (
      <div className="factsMessages" data-search-skip="">
        <FactTable
          label={context.message('clientActions')}
          head={columns.map((name) => context.message(name))}
          stacks
          kind="factsActions"
        >
          {context.facts.raw.errors.client_actions.flatMap(({id, does, errors}) =>
            errors
              .map((name) => context.facts.error(name))
              .map((error) => (
                <tr>
                  <th scope="row">
                    <ErrorLink context={context} error={error} />
                    <div className="factsLine">
                      {context.message('statusAndCode', {
                        http: String(error.http_status ?? OTHER.http),
                        code: String(error.code ?? OTHER.code),
                      })}
                    </div>
                  </th>
                  <td>{withProgramNames(context.localized.text('errors', error.cause))}</td>
                  <td>
                    <Code>{id}</Code>
                    {`${context.message('colon')}${context.localized.text('errors', does)}`}
                  </td>
                </tr>
              )),
          )}
        </FactTable>
      </div>
    );
  },
});
