import type {Facts} from '@site/src/plugins/facts/data/facts';

/** Every fact that some page must show. */
export function factsToShow({raw}: Facts): readonly string[] {
  return [
    ...raw.drivers.flatMap(({name, fields}) => [
      `driver:${name}`,
      `capabilities:${name}`,
      ...fields.map(({key}) => `field:${name}.${key}`),
    ]),
    ...raw['storage-common'].formFields.map(({key}) => `common:${key}`),
    ...raw.settings.settings.map(({key}) => `setting:${key}`),
    ...raw['config-file'].fields.map(({path}) => `config:${path}`),
    ...raw.cli.commands.map(({command}) => `command:${command}`),
    ...raw.cli.global_flags.map(({flag}) => `flag:${flag}`),
    ...raw.errors.errors.map(({id}) => `error:${id}`),
    ...raw.api.routes.map(({id}) => `route:${id}`),
    ...Object.keys(raw.api.types).map((name) => `type:${name}`),
    ...raw.features.features.permissions.bits.map(({bit}) => `perm:${bit}`),
  ];
}

/**
 * Piece of work a fact belongs to while its page is not written: a driver with its fields, a group of
 * settings or routes; single facts else.
 */
export function workOf(fact: string, {raw}: Facts): string {
  const [kind, key] = [fact.slice(0, fact.indexOf(':')), fact.slice(fact.indexOf(':') + 1)];
  if (kind === 'capabilities') return `driver:${key}`;
  if (kind === 'field') {
    const driver = raw.drivers.find(({name, fields}) =>
      fields.some((field) => key === `${name}.${field.key}`),
    );
    return `driver:${driver?.name ?? key}`;
  }
  if (kind === 'setting') {
    return `settings:${raw.settings.settings.find((setting) => setting.key === key)?.group ?? key}`;
  }
  if (kind === 'route') {
    return `routes:${raw.api.routes.find((route) => route.id === key)?.group ?? key}`;
  }
  return fact;
}
