import {labelAt} from './labels';
import type {RawFacts} from './read';
import type {ApiFieldFact} from './schema';

/** Catalogues of Chinese texts, one file each in `src/data/zh`. */
export const catalogueNames = [
  'drivers',
  'common',
  'settings',
  'config',
  'cli',
  'permissions',
  'errors',
  'api',
] as const;

export type CatalogueName = (typeof catalogueNames)[number];

type Text = string | null | undefined;

const notes = (fields: readonly ApiFieldFact[] | undefined): Text[] =>
  (fields ?? []).map(({note}) => note);

/** A text that is words, not a code, a path or a number. */
const isProse = (text: Text): text is string =>
  typeof text === 'string' && /[A-Za-z]{2}/.test(text);

const hasSpace = (text: string): boolean => text.includes(' ');

const readers: Readonly<Record<CatalogueName, (facts: RawFacts) => Text[]>> = {
  drivers: ({drivers}) =>
    drivers.flatMap((driver) => [
      ...driver.fields.map(({note}) => note),
      ...driver.capabilityNotes,
      ...driver.caveats.map(({text}) => text),
      driver.flags.alert?.note,
      driver.redirect?.reason,
      driver.cost && 'text' in driver.cost ? driver.cost.text : null,
    ]),
  common: ({'storage-common': common}) => [
    ...common.formFields.map(({note}) => note),
    ...common.storedButNotInForm.map(({note}) => note),
    ...Object.values(common.rules),
  ],
  settings: ({settings}) => [
    ...settings.settings.flatMap((setting) => [
      setting.note,
      setting.default_note,
      setting.options_note,
    ]),
    ...settings.flags.map(({note}) => note),
    ...settings.value_rules,
    settings.validation_note,
    ...settings.preview_json.iframe_external_url_variables.map(({note}) => note),
    ...settings.preview_json.map_key_forms,
  ],
  config: ({'config-file': config}) => [
    ...config.fields.flatMap((field) => [
      field.note,
      field.env_note,
      typeof field.default === 'string' && /^<.*>$/.test(field.default) ? field.default : null,
    ]),
    ...config.behaviour,
    ...Object.values(config.location).filter(hasSpace),
    config.env.no_prefix_flag,
    config.env.nesting,
    ...config.other_env.map(({note}) => note),
    config.default_note,
  ],
  cli: ({cli}) => [
    cli.no_command,
    ...cli.global_flags.map(({note}) => note),
    ...cli.commands.flatMap((command) => [
      command.note,
      ...(command.steps ?? []),
      ...(command.args ?? []).map(({note}) => note),
      ...(command.flags ?? []).map(({note}) => note),
    ]),
    ...cli.notes,
    cli.docker.note,
    ...cli.exit_codes.map(({when}) => when),
  ],
  permissions: ({features, 'ui-labels': labels}) => {
    const topic = features.features.permissions;
    return [
      ...topic.bits.flatMap(({key, name, allows}) => [
        // The interface has names for most of them.
        labelAt(labels, ['users', 'permissions', key]) ? null : name,
        allows,
      ]),
      ...[topic.model, topic.combine, topic.visibility, topic.user_permission_field],
      ...[topic.base_path, topic.admin, topic.mount_rename, topic.storage_delete_guard],
      ...topic.roles.builtin.map(({note}) => note),
      ...[topic.roles.upgrade_created.note, topic.roles.default_role],
      ...topic.examples.map(({purpose}) => purpose),
    ];
  },
  errors: ({errors}) => [
    ...errors.errors.flatMap((error) => [error.cause, error.remedy, error.where, error.note]),
    ...errors.conventions,
    ...errors.codes.map(({meaning}) => meaning),
    ...errors.client_actions.map(({does}) => does),
    errors.web_app,
  ],
  api: ({api}) => [
    ...[api.auth.none, api.auth.optional, api.auth.user, api.auth.admin],
    ...api.auth.schemes.map(({how}) => how),
    ...notes(api.envelope.fields),
    api.envelope.http_status,
    ...Object.values(api.paging),
    ...Object.values(api.binding),
    ...[api.base.prefix, api.base.content_type, api.example_note],
    ...api.common_errors.map(({applies_to}) => applies_to),
    ...Object.values(api.types).flatMap((type) => [type.note, ...notes(type.fields)]),
    ...api.routes.flatMap((route) => [
      route.summary,
      ...(route.notes ?? []),
      ...(route.permissions ?? []),
      ...(route.errors ?? []).map(({when}) => when),
      ...(route.status_errors ?? []).map(({when}) => when),
      ...notes(route.request.path),
      ...notes(route.request.query),
      ...notes(route.request.header),
      ...notes(route.request.body?.fields),
      ...[route.request.body?.note, route.response.note, route.response.data_note],
      ...[route.response.data?.note, ...notes(route.response.data?.fields)],
      ...(typeof route.response.data?.items === 'object'
        ? notes(route.response.data.items.fields)
        : []),
      ...(route.base_urls ?? []),
      ...(route.driver_methods ?? []).flatMap(({methods}) => methods.filter(hasSpace)),
    ]),
  ],
};

/**
 * Every English text of the facts that needs a Chinese one, without repeats.
 *
 * @param name catalog the texts belong to
 */
export function translatableTexts(facts: RawFacts, name: CatalogueName): readonly string[] {
  return [...new Set(readers[name](facts).filter(isProse))];
}
