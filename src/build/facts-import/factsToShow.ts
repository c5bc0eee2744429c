import type {Facts} from '@site/src/build/facts/facts';

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
