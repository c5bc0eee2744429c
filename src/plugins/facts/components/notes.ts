import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {CatalogueName} from '../data/factTexts';
import {el, inlineCode} from '../nodes';
import type {Child} from '../nodes';
import {colon, configId, rowLink, CONFIG_PAGE, ERROR_PAGE} from './shared';

type Items = (context: FactContext) => readonly Child[];

function translated(
  catalogue: CatalogueName,
  read: (context: FactContext) => readonly string[],
): Items {
  return (context) => read(context).map((note) => context.words.text(catalogue, note));
}

/** General rules the facts hold beside their tables. */
const lists = {
  errors: translated('errors', ({facts}) => facts.raw.errors.conventions),
  'error-codes': ({facts, words}: FactContext) =>
    facts.raw.errors.codes.map(({code, meaning}) => [
      inlineCode(String(code)),
      ` ${words.text('errors', meaning)}`,
    ]),
  config: translated('config', ({facts}) => facts.raw['config-file'].behaviour),
  'other-environment': ({facts, words}: FactContext) =>
    facts.raw['config-file'].other_env.map(({name, note}) => [
      inlineCode(name),
      ` ${words.text('config', note)}`,
    ]),
  'no-environment': (context: FactContext) =>
    context.facts.raw['config-file'].fields
      .filter(({env}) => env === null)
      .map(({path, env_note: note}) => [
        ...rowLink(context, CONFIG_PAGE, configId(path), inlineCode(path)),
        note !== undefined && ` ${context.words.text('config', note)}`,
      ]),
  settings: translated('settings', ({facts}) => [
    ...facts.raw.settings.value_rules,
    facts.raw.settings.validation_note,
  ]),
  cli: translated('cli', ({facts}) => facts.raw.cli.notes),
  'exit-codes': ({facts, words}: FactContext) =>
    facts.raw.cli.exit_codes.map(({code, when}) => [
      inlineCode(String(code)),
      ` ${words.text('cli', when)}`,
    ]),
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
  'permission-examples': ({facts, words}: FactContext) =>
    facts.raw.features.features.permissions.examples.map(({purpose, value}) => [
      inlineCode(String(value)),
      ` ${words.text('permissions', purpose)}`,
    ]),
  'api-envelope': (context: FactContext) => [
    ...context.facts.raw.api.envelope.fields.map((field) => [
      inlineCode(field.name),
      ` ${field.type}${colon(context)}${context.words.text('api', field.note)}`,
    ]),
    context.words.text('api', context.facts.raw.api.envelope.http_status),
  ],
  'api-access': (context: FactContext) =>
    (['none', 'optional', 'user', 'admin'] as const).map((level) => [
      inlineCode(level),
      `${colon(context)}${context.words.text('api', context.facts.raw.api.auth[level])}`,
    ]),
  'api-schemes': (context: FactContext) =>
    context.facts.raw.api.auth.schemes.map(({id, how}) => [
      inlineCode(id),
      `${colon(context)}${context.words.text('api', how)}`,
    ]),
  'api-binding': translated('api', ({facts}) => [
    ...Object.values(facts.raw.api.binding),
    facts.raw.api.base.content_type,
    facts.raw.api.base.prefix,
  ]),
  'api-paging': translated('api', ({facts}) => Object.values(facts.raw.api.paging)),
  'api-errors': (context: FactContext) =>
    context.facts.raw.api.common_errors.map(({applies_to, ids}) => [
      `${context.words.text('api', applies_to)}${colon(context)}`,
      ids.flatMap((id, index) => [
        index > 0 && ' ',
        ...rowLink(context, ERROR_PAGE, `err-${id}`, inlineCode(context.facts.error(id).message)),
      ]),
    ]),
} satisfies Record<string, Items>;

const props = z.strictObject({
  /** Which list of rules. */
  of: z.enum(Object.keys(lists) as [keyof typeof lists, ...(keyof typeof lists)[]]),
});

/** A list of general rules from the facts. */
export const factNotes = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render: ({of}, context) => [
    el(
      'ul',
      {},
      lists[of](context).map((item) => el('li', {}, item)),
    ),
  ],
});
