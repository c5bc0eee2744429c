/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {Code} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {CatalogueName} from '../../../facts/factTexts';
import {CONFIG_PAGE, ErrorLink, RowLink, configId} from './shared';

type Items = (context: FactContext) => readonly Child[];

function translated(
  catalogue: CatalogueName,
  read: (context: FactContext) => readonly string[],
): Items {
  return (context) => read(context).map((note) => context.localized.text(catalogue, note));
}

/** What a name in code means; `between` is after the name. */
function explained(name: string | number, between: string, meaning: string): Child {
  return (
    <>
      <Code>{name}</Code>
      {`${between}${meaning}`}
    </>
  );
}

/** General rules the facts hold beside their tables. */
const lists = {
  errors: translated('errors', ({facts}) => facts.raw.errors.conventions),
  'error-codes': ({facts, localized}: FactContext) =>
    facts.raw.errors.codes.map(({code, meaning}) =>
      explained(code, ' ', localized.text('errors', meaning)),
    ),
  config: translated('config', ({facts}) => facts.raw['config-file'].behaviour),
  'other-environment': ({facts, localized}: FactContext) =>
    facts.raw['config-file'].other_env.map(({name, note}) =>
      explained(name, ' ', localized.text('config', note)),
    ),
  'no-environment': (context: FactContext) =>
    context.facts.raw['config-file'].fields
      .filter(({env}) => env === null)
      .map(({path, env_note: note}) => (
        <>
          <RowLink context={context} doc={CONFIG_PAGE} id={configId(path)}>
            <Code>{path}</Code>
          </RowLink>
          {note !== undefined && ` ${context.localized.text('config', note)}`}
        </>
      )),
  settings: translated('settings', ({facts}) => [
    ...facts.raw.settings.value_rules,
    facts.raw.settings.validation_note,
  ]),
  cli: translated('cli', ({facts}) => facts.raw.cli.notes),
  'exit-codes': ({facts, localized}: FactContext) =>
    facts.raw.cli.exit_codes.map(({code, when}) =>
      explained(code, ' ', localized.text('cli', when)),
    ),
  storages: translated('common', ({facts}) => Object.values(facts.raw['storage-common'].rules)),
  permissions: translated('permissions', ({facts}) => {
    const topic = facts.raw.features.features.permissions;
    return [
      topic.model,
      topic.combine,
      topic.visibility,
      topic.base_path,
      topic.admin,
      topic.user_permission_field,
      topic.mount_rename,
      topic.storage_delete_guard,
    ];
  }),
  'permission-examples': ({facts, localized}: FactContext) =>
    facts.raw.features.features.permissions.examples.map(({purpose, value}) =>
      explained(value, ' ', localized.text('permissions', purpose)),
    ),
  'api-envelope': (context: FactContext) => [
    ...context.facts.raw.api.envelope.fields.map(({name, type, note}) =>
      explained(name, ` ${type}${context.message('colon')}`, context.localized.text('api', note)),
    ),
    context.localized.text('api', context.facts.raw.api.envelope.http_status),
  ],
  'api-access': (context: FactContext) =>
    (['none', 'optional', 'user', 'admin'] as const).map((level) =>
      explained(
        level,
        context.message('colon'),
        context.localized.text('api', context.facts.raw.api.auth[level]),
      ),
    ),
  'api-schemes': (context: FactContext) =>
    context.facts.raw.api.auth.schemes.map(({id, how}) =>
      explained(id, context.message('colon'), context.localized.text('api', how)),
    ),
  'api-binding': translated('api', ({facts}) => [
    ...Object.values(facts.raw.api.binding),
    facts.raw.api.base.content_type,
    facts.raw.api.base.prefix,
  ]),
  'api-paging': translated('api', ({facts}) => Object.values(facts.raw.api.paging)),
  'api-errors': (context: FactContext) =>
    context.facts.raw.api.common_errors.map(({applies_to, ids}) => (
      <>
        {`${context.localized.text('api', applies_to)}${context.message('colon')}`}
        {ids.map((id, index) => (
          <>
            {index > 0 && ' '}
            <ErrorLink context={context} error={context.facts.error(id)} />
          </>
        ))}
      </>
    )),
} satisfies Record<string, Items>;

const props = z.strictObject({
  /** Which list of rules. */
  of: z.enum(Object.keys(lists) as [keyof typeof lists, ...(keyof typeof lists)[]]),
});

/** A list of general rules from the facts. */
export const factNotes = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render: ({of}, context) => (
    <ul>
      {lists[of](context).map((item) => (
        <li>{item}</li>
      ))}
    </ul>
  ),
});
