import type {Client} from '../suite/client';
import {suite, type Place} from '../suite/suite';
import {expectSame, facts} from './facts';
import {firstStart, type FirstStart} from './server';

const live = suite({serverless: true});
let server: FirstStart | undefined;
let api: Client;

interface Listed {
  readonly key: string;
  readonly value: string;
  readonly type: string;
  readonly options: string;
  readonly group: number;
  readonly flag: number;
}

const list = async (): Promise<readonly Listed[]> => {
  const {data} = await api.get<readonly Listed[]>('/api/admin/setting/list');
  return data;
};

live.before(async () => {
  server = await firstStart();
  api = await server.signIn();
});
live.after(() => server?.stop());

/** Settings whose value at a first start can't be the text in the facts, with what it is. */
const values: Readonly<Record<string, (value: string) => string>> = {
  // The version of this server.
  version: (value) => (/^v\d+\.\d+\.\d+$/.test(value) ? '<server version>' : value),
  // The facts name the role's ID, which the database has; the API gives the role's name.
  default_role: (value) => (value === 'guest' ? '1' : value),
  // Random.
  token: (value) =>
    /^alist-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}[\dA-Za-z]{64}$/.test(value)
      ? '<random: alist- + UUID + 64 characters>'
      : value,
};

const {settings, groups, flags} = facts.settings;
const listedAtFirst = settings.filter((setting) => !setting.runtime_only);

live.check(
  'a first start has exactly the settings of the facts that no request creates',
  listedAtFirst.map(({key}): Place => `fact:settings.${key}`),
  async () => {
    expectSame(
      'settings.json',
      listedAtFirst.map(({key}) => key).toSorted(),
      (await list()).map(({key}) => key).toSorted(),
    );
  },
);

for (const setting of settings) {
  live.check(
    `${setting.key} has the type, default, options, group, and flag of the facts`,
    [`fact:settings.${setting.key}`],
    async () => {
      // Some settings exist only after a request saved them.
      if (setting.created_by !== undefined) {
        const [method = '', route = ''] = setting.created_by.split(' ');
        const {code} = await api.request(method, route, {body: {temp_dir: ''}});
        expectSame(`settings.json: ${setting.key}: ${setting.created_by}`, 200, code);
      }
      const real = (await list()).find(({key}) => key === setting.key);
      if (!real) throw new Error(`settings.json: AList has no setting ${setting.key}.`);
      expectSame(
        `settings.json: ${setting.key}`,
        {
          type: setting.type,
          default: setting.default,
          options: setting.options,
          group: setting.group,
          flag: setting.flag,
        },
        {
          type: real.type,
          default: values[setting.key]?.(real.value) ?? real.value,
          options: real.options === '' ? null : real.options.split(','),
          group: groups.find(({id}) => id === real.group)?.name,
          flag: flags.find(({id}) => id === real.flag)?.name,
        },
      );
      expectSame(
        `settings.json: ${setting.key}`,
        {group_id: setting.group_id, flag_id: setting.flag_id},
        {group_id: real.group, flag_id: real.flag},
      );
    },
  );
}
