import * as z from 'zod';
import type {RawFacts} from '../facts/read';
import {validateFacts} from '../facts/read';
import type {DriverFact, DriverFieldFact, SettingFact} from '../facts/schema';
import {undescribedNote} from './nextSteps';
import type {NewerFacts} from './updateFacts';

/** How long a server may take to answer. */
const ANSWER_TIMEOUT_MS = 10_000;

const driverItem = z.object({
  name: z.string(),
  type: z.string(),
  default: z.string(),
  options: z.string(),
  required: z.boolean(),
});

const driverList = z.record(
  z.string(),
  z.object({
    // A Go program writes an empty list as null.
    additional: z
      .array(driverItem)
      .nullable()
      .transform((items) => items ?? []),
    config: z.object({
      local_sort: z.boolean(),
      only_local: z.boolean(),
      only_proxy: z.boolean(),
      no_cache: z.boolean(),
      no_upload: z.boolean(),
      need_ms: z.boolean(),
      default_root: z.string(),
    }),
  }),
);

const settingList = z.array(
  z.object({
    key: z.string(),
    value: z.string(),
    type: z.string(),
    options: z.string(),
    group: z.number(),
    flag: z.number(),
  }),
);

type ServerDriver = z.infer<typeof driverList>[string];
type ServerItem = z.infer<typeof driverItem>;
type ServerSetting = z.infer<typeof settingList>[number];

/**
 * Requests one of the admin lists (api.json, `get-api-admin-driver-list`, `get-api-admin-setting-list`).
 *
 * @throws Error saying whether the server, the token, or the response is wrong
 */
async function call<T>(
  server: string,
  token: string,
  path: string,
  shape: z.ZodType<T>,
): Promise<T> {
  const url = server + path;
  let answer: unknown;
  try {
    const response = await fetch(url, {
      headers: {Authorization: token},
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    answer = await response.json();
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`${url}: no readable response (${cause}). Is this an AList server?`, {
      cause: error,
    });
  }
  const envelope = z
    .object({code: z.number(), message: z.string(), data: z.unknown()})
    .safeParse(answer);
  if (!envelope.success) {
    throw new Error(
      `${url}: this is not an AList response. It must contain code, message, and data.`,
    );
  }
  const {code, message, data} = envelope.data;
  if (code !== 200) {
    throw new Error(`${url}: refused with code ${code}, "${message}". Use the admin token.`);
  }
  const result = shape.safeParse(data);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(
      `${url}: unknown shape at "${issue?.path.join('.')}": ${issue?.message}. The API has changed; adapt src/build/facts-import/fromServer.ts.`,
    );
  }
  return result.data;
}

function splitOptions(options: string): string[] | null {
  return options === '' ? null : options.split(',');
}

function mergeField(
  item: ServerItem,
  known: DriverFieldFact | undefined,
  version: string,
): unknown {
  return {
    key: item.name,
    type: item.type,
    required: item.required,
    default:
      known?.defaultWithheld || item.default === '' ? (known?.default ?? null) : item.default,
    ...(known?.defaultWithheld ? {defaultWithheld: true} : {}),
    options: splitOptions(item.options),
    note: known?.note ?? undescribedNote(version),
  };
}

/** Flags of a driver's registration, in the spelling of the facts; only set ones are written. */
function flagsOf({config}: ServerDriver): DriverFact['flags'] {
  return {
    ...(config.default_root === '' ? {} : {defaultRoot: config.default_root}),
    ...(config.local_sort ? {localSort: true} : {}),
    ...(config.only_local ? {onlyLocal: true} : {}),
    ...(config.only_proxy ? {onlyProxy: true} : {}),
    ...(config.no_cache ? {noCache: true} : {}),
    ...(config.no_upload ? {noUpload: true} : {}),
    ...(config.need_ms ? {needMs: true} : {}),
  };
}

const serverFlags = [
  'defaultRoot',
  'localSort',
  'onlyLocal',
  'onlyProxy',
  'noCache',
  'noUpload',
  'needMs',
] as const;

/** Flags the server told, beside those it does not tell, in the order of the facts. */
function mergeFlags(known: DriverFact['flags'], told: DriverFact['flags']): DriverFact['flags'] {
  const names = [...new Set([...Object.keys(known), ...Object.keys(told)])];
  return Object.fromEntries(
    names
      .filter((name) => name in told || !(serverFlags as readonly string[]).includes(name))
      .map((name) => [name, {...known, ...told}[name as keyof DriverFact['flags']]]),
  );
}

function newDriver(name: string, template: DriverFact): DriverFact {
  const none = Object.fromEntries(
    Object.keys(template.capabilities).map((key) => [key, key === 'list' || key === 'link']),
  ) as DriverFact['capabilities'];
  return {
    name,
    uiLabel: name,
    package: name.toLowerCase(),
    docPage: null,
    proposedPage: null,
    flags: {},
    rootKind: null,
    rootVia: null,
    rootDefault: null,
    capabilities: none,
    stubs: [],
    conditional: [],
    capabilityNotes: [],
    caveats: [],
    fields: [],
  };
}

function mergeSetting(
  told: ServerSetting,
  known: SettingFact | undefined,
  settings: RawFacts['settings'],
  version: string,
): unknown {
  const group = settings.groups.find(({id}) => id === told.group)?.name ?? `group ${told.group}`;
  const flag = settings.flags.find(({id}) => id === told.flag)?.name ?? `flag ${told.flag}`;
  return {
    ...(known ?? {key: told.key, note: undescribedNote(version), admin_page: null, since: version}),
    key: told.key,
    group,
    group_id: told.group,
    type: told.type,
    // Role names are in the options of a running server, not in the program.
    options: known?.options_note === undefined ? splitOptions(told.options) : known.options,
    flag,
    flag_id: told.flag,
  };
}

/**
 * Address of a server as someone types it: a subpath stays, and this machine needs no scheme.
 *
 * @returns the address without a slash at its end
 * @throws Error for anything else
 */
export function serverAddress(typed: string): string {
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/i.test(typed);
  const text = isLocal ? `http://${typed}` : typed;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new Error(
      `--server ${typed} isn't a URL. Write it with http:// or https://, such as https://files.example.com/alist.`,
    );
  }
  const {origin, pathname, username, password} = new URL(text);
  if (username !== '' || password !== '')
    throw new Error('--server: the URL contains a username or password. Remove it.');
  return origin + pathname.replace(/\/+$/, '');
}

/**
 * The facts with drivers and settings as a running AList lists them. What a server doesn't list (notes, capabilities,
 * defaults of settings) is kept; new things get a note that says so. Drivers and settings that it doesn't list stay,
 * too: some builds of AList have only a part of the drivers.
 *
 * @param typed address of the server, such as `http://127.0.0.1:5244`
 * @param token the admin token
 * @param allowsRemovals delete drivers and settings that the server doesn't list
 * @throws Error for an unreachable server, a refused token, an unknown shape; nothing has been changed then
 */
export async function readServerFacts(
  typed: string,
  token: string,
  facts: RawFacts,
  allowsRemovals = false,
): Promise<NewerFacts> {
  const server = serverAddress(typed);
  const told = await call(server, token, '/api/admin/driver/list', driverList);
  const toldSettings = await call(server, token, '/api/admin/setting/list', settingList);
  const version = toldSettings.find(({key}) => key === 'version')?.value ?? 'a newer version';
  const [template] = facts.drivers;
  if (!template) throw new Error('drivers.json: the list is empty. Restore the file.');
  const listed = Object.entries(told).map(([name, driver]): unknown => {
    const known = facts.drivers.find((entry) => entry.name === name) ?? newDriver(name, template);
    return {
      ...known,
      flags: mergeFlags(known.flags, flagsOf(driver)),
      fields: driver.additional.map((item) =>
        mergeField(
          item,
          known.fields.find(({key}) => key === item.name),
          version,
        ),
      ),
    };
  });
  const unlisted = facts.drivers.filter(({name}) => !Object.hasOwn(told, name));
  const drivers = inOrderOf(
    facts.drivers,
    [...listed, ...(allowsRemovals ? [] : unlisted)] as readonly DriverFact[],
    ({name}) => name,
  );
  const {settings} = facts;
  const known = new Map(settings.settings.map((setting) => [setting.key, setting]));
  const merged = toldSettings.map((setting) =>
    mergeSetting(setting, known.get(setting.key), settings, version),
  );
  const toldKeys = new Set(toldSettings.map(({key}) => key));
  // Some settings exist only once a part of the program was used (settings.json, runtime_only).
  const [asleep, missing] = [true, false].map((isRuntime) =>
    settings.settings.filter(
      ({key, runtime_only}) => !toldKeys.has(key) && Boolean(runtime_only) === isRuntime,
    ),
  ) as [SettingFact[], SettingFact[]];
  const allSettings = inOrderOf(
    settings.settings,
    [...merged, ...asleep, ...(allowsRemovals ? [] : missing)] as readonly SettingFact[],
    ({key}) => key,
  );
  return {
    facts: {
      ...facts,
      drivers: validateFacts('drivers', drivers, 'drivers of the server'),
      settings: validateFacts(
        'settings',
        {...settings, count: allSettings.length, settings: allSettings},
        'settings of the server',
      ),
    },
    kept: allowsRemovals
      ? []
      : [
          ...unlisted.map(({name}) => `driver:${name}`),
          ...missing.map(({key}) => `setting:${key}`),
        ],
  };
}

/** Entries in the order of the known ones; new ones come last. */
function inOrderOf<T>(
  known: readonly T[],
  entries: readonly T[],
  keyOf: (entry: T) => string,
): readonly T[] {
  const order = known.map(keyOf);
  const placeOf = (entry: T): number => {
    const place = order.indexOf(keyOf(entry));
    return place === -1 ? order.length : place;
  };
  return [...entries].sort((left, right) => placeOf(left) - placeOf(right));
}
