import * as z from 'zod';

/**
 * Shapes of the files in `src/data/facts` (`docs-internal/facts.md`). Every object is strict: a
 * key a newer facts file brings stops the build until the site knows what to do with it.
 */

const meta = z.strictObject({
  file: z.string(),
  product: z.string(),
  source: z.string(),
  version: z.string(),
  commit: z.string(),
  commit_date: z.string(),
  web_version: z.string(),
  web_commit: z.string(),
  method: z.string(),
});

const since = z.string().nullable();

const driverField = z.strictObject({
  key: z.string().min(1),
  type: z.enum(['string', 'text', 'number', 'float', 'bool', 'select']),
  required: z.boolean(),
  default: z.string().nullable(),
  /** A prefilled value the facts omit on purpose (secrets of imitated clients). */
  defaultWithheld: z.boolean().optional(),
  options: z.array(z.string()).nullable(),
  note: z.string().min(1),
});

const capabilities = z.strictObject({
  list: z.boolean(),
  link: z.boolean(),
  mkdir: z.boolean(),
  move: z.boolean(),
  rename: z.boolean(),
  copy: z.boolean(),
  remove: z.boolean(),
  put: z.boolean(),
  uploadEnabled: z.boolean(),
  putURL: z.boolean(),
  rapidUpload: z.boolean(),
  archiveRead: z.boolean(),
  archiveGet: z.boolean(),
  archiveDecompress: z.boolean(),
  getter: z.boolean(),
  getRoot: z.boolean(),
  other: z.boolean(),
  reference: z.boolean(),
  proxyOverride: z.boolean(),
  offlineDownloadTool: z.boolean(),
});

const driverFlags = z.strictObject({
  defaultRoot: z.string().optional(),
  noUpload: z.boolean().optional(),
  noOverwriteUpload: z.boolean().optional(),
  checkStatus: z.boolean().optional(),
  localSort: z.boolean().optional(),
  proxyRangeOption: z.boolean().optional(),
  noCache: z.boolean().optional(),
  onlyProxy: z.boolean().optional(),
  onlyLocal: z.boolean().optional(),
  needMs: z.boolean().optional(),
  alert: z
    .strictObject({level: z.enum(['info', 'warning', 'danger']), note: z.string()})
    .optional(),
});

/** A fact to know before a driver is used, with the harm it can do. */
const caveat = z.strictObject({
  /** `wrong-success`: an operation reports success without effect; `endless`: it can hang. */
  kind: z.enum(['data-loss', 'wrong-success', 'security', 'endless', 'limit', 'note']),
  text: z.string().min(1),
  /** Values in the form that bring it up, where it depends on them: texts as the form has them. */
  when: z.record(z.string(), z.string()).optional(),
});

/** What becomes of a visitor whom AList sends to the link that a driver returns. */
const redirect = z.strictObject({
  /** `fails` is also for drivers that have no link, whose files AList reads itself. */
  value: z.enum(['works', 'needs-headers', 'needs-same-ip', 'fails', 'unknown']),
  reason: z.string().min(1),
  /** Where it was read: a function of the driver, or a report. */
  source: z.string().min(1),
});

/** What a driver's provider charges, where a page of the provider says it. */
const cost = z.discriminatedUnion('value', [
  z.strictObject({value: z.literal('unknown')}),
  z.strictObject({
    /**
     * `no-provider` for your own server or disk, and for drivers that show other storages; `no-account` if the driver
     * opens a share with its link, without an account.
     */
    value: z.enum(['no-provider', 'no-account']),
    /** Function or fields of the driver that show it. */
    source: z.string().min(1),
  }),
  z.strictObject({
    /** `free` if a free account is enough, `membership` if it isn't for what the driver does. */
    value: z.enum(['free', 'membership', 'paid']),
    /** Limits and prices that matter for AList. */
    text: z.string().min(1),
    source: z.url({protocol: /^https$/}),
    /** Day on which the source said so. */
    seen: z.iso.date(),
  }),
]);

const driver = z.strictObject({
  name: z.string().min(1),
  uiLabel: z.string(),
  package: z.string(),
  docPage: z.string().nullable(),
  proposedPage: z.string().nullable(),
  flags: driverFlags,
  rootKind: z.enum(['path', 'id']).nullable(),
  rootVia: z.string().nullable(),
  rootDefault: z.string().nullable(),
  capabilities,
  stubs: z.array(z.string()),
  conditional: z.array(z.string()),
  /**
   * Where an upload doesn't replace a file of the same name: `no` if it fails or adds a second file, `provider` if
   * AList doesn't tell the provider what to do.
   */
  overwrite: z.enum(['no', 'provider']).optional(),
  capabilityNotes: z.array(z.string()),
  /** Reviewed, so a driver that an import just added has none. */
  redirect: redirect.optional(),
  cost: cost.optional(),
  caveats: z.array(caveat),
  fields: z.array(driverField),
});

const driverPage = z.strictObject({
  slug: z.string(),
  slugZh: z.string().optional(),
  titleEn: z.string(),
  titleZh: z.string(),
  drivers: z.array(z.string()),
  note: z.string().optional(),
  inOldDocs: z.boolean(),
  kind: z.string(),
});

const commonField = z.strictObject({
  key: z.string(),
  label: z.string().nullable(),
  type: z.enum(['string', 'text', 'number', 'bool', 'select']),
  required: z.boolean(),
  default: z.string().nullable(),
  defaultByDriver: z.record(z.string(), z.string()).optional(),
  options: z.array(z.string()).nullable(),
  shownWhen: z.enum([
    'always',
    'flag noCache is not set',
    'neither onlyProxy nor onlyLocal is set',
    'onlyProxy or onlyLocal is set',
    'proxyRangeOption is set and neither onlyProxy nor onlyLocal is set',
    'flag localSort is set',
  ]),
  shownForDrivers: z.array(z.string()).optional(),
  shownForCount: z.number().optional(),
  note: z.string(),
  formOrder: z.number(),
});

const storageCommon = z.strictObject({
  formFields: z.array(commonField),
  storedButNotInForm: z.array(
    z.strictObject({key: z.string(), type: z.string(), note: z.string()}),
  ),
  rules: z.record(z.string(), z.string()),
});

const setting = z.strictObject({
  key: z.string(),
  group: z.string(),
  group_id: z.number(),
  type: z.enum(['string', 'text', 'number', 'bool', 'select']),
  default: z.string().optional(),
  default_note: z.string().optional(),
  options: z.array(z.string()).nullable(),
  options_note: z.string().optional(),
  flag: z.enum(['public', 'private', 'readonly', 'deprecated']),
  flag_id: z.number(),
  note: z.string(),
  admin_page: z.string().nullable(),
  since: since.optional(),
  created_by: z.string().optional(),
  runtime_only: z.boolean().optional(),
});

const settings = z.strictObject({
  _meta: meta,
  groups: z.array(
    z.strictObject({
      id: z.number(),
      name: z.string(),
      count: z.number(),
      admin_page: z.string(),
    }),
  ),
  flags: z.array(z.strictObject({id: z.number(), name: z.string(), note: z.string()})),
  types: z.array(z.string()),
  value_rules: z.array(z.string()),
  validated_on_save: z.array(z.string()),
  validation_note: z.string(),
  preview_json: z.strictObject({
    iframe_external_url_variables: z.array(z.strictObject({name: z.string(), note: z.string()})),
    map_key_forms: z.array(z.string()),
    preview_settings_shape: z.unknown(),
  }),
  since_note: z.string(),
  dev_mode_only_keys: z.array(z.string()),
  count: z.number(),
  settings: z.array(setting),
});

const configField = z.strictObject({
  path: z.string(),
  env: z.string().nullable(),
  env_no_prefix: z.string().nullable(),
  type: z.enum(['boolean', 'string', 'integer', 'array of strings']),
  default: z.union([z.boolean(), z.string(), z.number(), z.array(z.string())]),
  options: z.array(z.string()).optional(),
  note: z.string(),
  env_note: z.string().optional(),
  since,
});

const configFile = z.strictObject({
  _meta: meta,
  location: z.strictObject({
    file: z.string(),
    data_folder_default: z.string(),
    with_force_bin_dir: z.string(),
    docker: z.string(),
  }),
  behaviour: z.array(z.string()),
  env: z.strictObject({prefix: z.string(), no_prefix_flag: z.string(), nesting: z.string()}),
  other_env: z.array(z.strictObject({name: z.string(), note: z.string()})),
  since_note: z.string(),
  default_note: z.string(),
  count: z.number(),
  fields: z.array(configField),
});

const cliFlag = z.strictObject({
  flag: z.string(),
  type: z.string(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  note: z.string(),
});

const command = z.strictObject({
  command: z.string(),
  aliases: z.array(z.string()).optional(),
  usage: z.string(),
  since: since.optional(),
  opens_data: z.boolean(),
  args: z
    .array(z.strictObject({name: z.string(), required: z.boolean(), note: z.string()}))
    .optional(),
  flags: z.array(cliFlag).optional(),
  note: z.string(),
  steps: z.array(z.string()).optional(),
  files: z.array(z.string()).optional(),
  example: z.string().optional(),
});

const cli = z.strictObject({
  _meta: meta,
  program: z.string(),
  no_command: z.string(),
  global_flags: z.array(cliFlag),
  commands: z.array(command),
  count: z.number(),
  notes: z.array(z.string()),
  docker: z.strictObject({prefix: z.string(), example: z.string(), note: z.string()}),
  exit_codes: z.array(z.strictObject({code: z.number(), when: z.string()})),
});

const errorEntry = z.strictObject({
  id: z.string(),
  group: z.string(),
  message: z.string(),
  match: z.string().optional(),
  code: z.number().nullable(),
  http_status: z.number().optional(),
  where: z.string(),
  cause: z.string(),
  remedy: z.string().nullable(),
  note: z.string().optional(),
  go_name: z.string().optional(),
});

const errors = z.strictObject({
  _meta: meta,
  conventions: z.array(z.string()),
  codes: z.array(z.strictObject({code: z.number(), meaning: z.string()})),
  /** What a client does about an error instead of showing its message: the errors by their ids. */
  client_actions: z.array(
    z.strictObject({id: z.string(), does: z.string(), errors: z.array(z.string())}),
  ),
  web_app: z.string(),
  count: z.number(),
  errors: z.array(errorEntry),
});

const permissionBit = z.strictObject({
  bit: z.number().int().min(0).max(31),
  value: z.number(),
  key: z.string(),
  name: z.string(),
  allows: z.string(),
  in_web_app: z.boolean(),
});

const permissions = z.strictObject({
  model: z.string(),
  bits: z.array(permissionBit),
  combine: z.string(),
  visibility: z.string(),
  user_permission_field: z.string(),
  base_path: z.string(),
  admin: z.string(),
  roles: z.strictObject({
    builtin: z.array(z.strictObject({id: z.number(), name: z.string(), note: z.string()})),
    upgrade_created: z.strictObject({name: z.string(), id: z.number(), note: z.string()}),
    default_role: z.string(),
  }),
  examples: z.array(z.strictObject({purpose: z.string(), value: z.number()})),
  mount_rename: z.string(),
  storage_delete_guard: z.string(),
});

/** Only the permissions are shown from data so far; the other topics are for the writers of pages. */
const features = z.strictObject({
  _meta: meta,
  since_note: z.string(),
  features: z.looseObject({permissions}),
});

const literal = z.union([z.string(), z.number(), z.boolean()]);

const apiField = z.strictObject({
  name: z.string(),
  type: z.string(),
  required: z.boolean().optional(),
  /** In a result: whether the field can be missing. */
  optional: z.literal(true).optional(),
  nullable: z.boolean().optional(),
  default: literal.optional(),
  values: z.array(literal).optional(),
  note: z.string(),
});

const apiData = z.strictObject({
  type: z.string(),
  fields: z.array(apiField).optional(),
  items: z
    .union([z.string(), z.strictObject({type: z.string(), fields: z.array(apiField)})])
    .optional(),
  note: z.string().optional(),
  nullable: z.boolean().optional(),
});

const routeExample = z.strictObject({
  request: z.strictObject({
    method: z.string(),
    url: z.string(),
    headers: z.record(z.string(), z.string()).optional(),
    body: z.unknown().optional(),
  }),
  response: z.strictObject({
    status: z.number(),
    headers: z.record(z.string(), z.string()).optional(),
    body: z.unknown().optional(),
  }),
});

const route = z.strictObject({
  id: z.string(),
  method: z.string(),
  methods: z.array(z.string()).optional(),
  recommended_method: z.string().optional(),
  path: z.string(),
  expanded_paths: z.array(z.string()).optional(),
  alias_of: z.string().optional(),
  base_urls: z.array(z.string()).optional(),
  s3_operation: z.string().optional(),
  type_since: z.record(z.string(), z.string()).optional(),
  group: z.string(),
  auth: z.enum(['none', 'optional', 'user', 'admin']),
  auth_scheme: z
    .enum(['token', 'basic', 'url-signature', 'share-token', 'aws-signature'])
    .nullable(),
  permissions: z.array(z.string()).optional(),
  /**
   * Permissions that AList checks: it refuses the request, or one kind of it, without a `needed` one; another one
   * allows more. `src` is the place in AList's source.
   */
  checks: z
    .array(z.strictObject({permission: z.string(), needed: z.boolean(), src: z.string()}))
    .min(1)
    .optional(),
  summary: z.string(),
  deprecated: z.literal(true).optional(),
  handler: z.string(),
  since,
  request: z.strictObject({
    path: z.array(apiField).optional(),
    query: z.array(apiField).optional(),
    header: z.array(apiField).optional(),
    body: z
      .strictObject({
        content_type: z.string(),
        /** What JSON contains if it isn't an object: a list of texts, or of objects with these fields. */
        type: z.enum(['array of string', 'array of object']).optional(),
        fields: z.array(apiField).optional(),
        note: z.string().optional(),
      })
      .optional(),
  }),
  response: z.strictObject({
    content_type: z.string(),
    envelope: z.boolean().optional(),
    data: apiData.optional(),
    data_note: z.string().optional(),
    note: z.string().optional(),
  }),
  errors: z
    .array(z.strictObject({code: z.number(), message: z.string(), when: z.string().optional()}))
    .optional(),
  status_errors: z.array(z.strictObject({http: z.number(), when: z.string()})).optional(),
  notes: z.array(z.string()).optional(),
  driver_methods: z
    .array(z.strictObject({driver: z.string(), methods: z.array(z.string())}))
    .optional(),
  example: routeExample.optional(),
  /** Examples of other methods of the route, whose requests or responses look different. */
  other_examples: z.array(routeExample).min(1).optional(),
});

const api = z.strictObject({
  // In the v3.63.0 facts an example record is here, so only the file name can be relied on.
  _meta: z.looseObject({file: z.string()}),
  base: z.strictObject({url: z.string(), prefix: z.string(), content_type: z.string()}),
  envelope: z.strictObject({
    fields: z.array(apiField),
    http_status: z.string(),
  }),
  paging: z.strictObject({admin_lists: z.string(), fs_and_share_lists: z.string()}),
  auth: z.strictObject({
    none: z.string(),
    optional: z.string(),
    user: z.string(),
    admin: z.string(),
    schemes: z.array(z.strictObject({id: z.string(), how: z.string()})),
  }),
  binding: z.strictObject({get: z.string(), post: z.string(), any: z.string()}),
  common_errors: z.array(z.strictObject({applies_to: z.string(), ids: z.array(z.string())})),
  example_note: z.string(),
  since_note: z.string(),
  types: z.record(z.string(), z.strictObject({note: z.string(), fields: z.array(apiField)})),
  groups: z.array(z.string()),
  count: z.number(),
  routes: z.array(route),
});

/** A name on the screen. Without Chinese, the Chinese interface shows the English one. */
const uiLabel = z.strictObject({en: z.string().min(1), zh: z.string().optional()});

export type UiLabel = z.infer<typeof uiLabel>;

/** Labels of a part of the interface, by the keys of its language files. */
export interface LabelTree {
  readonly [key: string]: UiLabel | LabelTree;
}

const labelTree: z.ZodType<LabelTree> = z.lazy(() =>
  z.record(z.string(), z.union([uiLabel, labelTree])),
);

/** Parts that the site looks names up in; others can come and go. */
const uiLabels = z
  .object({
    _meta: z.strictObject({about: z.string(), en: z.string(), zh: z.string()}),
    manage: labelTree,
    home: labelTree,
    storages: labelTree,
    drivers: labelTree,
    settings: labelTree,
    users: labelTree,
  })
  .catchall(labelTree);

/** Every facts file with its shape, by file name without ending. */
export const schemas = {
  drivers: z.array(driver),
  'driver-pages': z.array(driverPage),
  'storage-common': storageCommon,
  settings,
  'config-file': configFile,
  cli,
  errors,
  features,
  api,
  'ui-labels': uiLabels,
} as const;

export type DriverFact = z.infer<typeof driver>;
export type CaveatFact = z.infer<typeof caveat>;
export type DriverFieldFact = z.infer<typeof driverField>;
export type CommonFieldFact = z.infer<typeof commonField>;
export type SettingFact = z.infer<typeof setting>;
export type ConfigFact = z.infer<typeof configField>;
export type CommandFact = z.infer<typeof command>;
export type ErrorFact = z.infer<typeof errorEntry>;
export type PermissionFact = z.infer<typeof permissionBit>;
export type RouteFact = z.infer<typeof route>;
export type ApiFieldFact = z.infer<typeof apiField>;
export type ApiDataFact = z.infer<typeof apiData>;
