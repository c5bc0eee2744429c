import {expect} from 'vitest';
import type {DriverFact} from '@site/src/build/facts/schema';
import {suite, type Place} from '../suite/suite';
import {expectSame, facts} from './facts';

const live = suite();

/** A field as `GET /api/admin/driver/list` gives it. */
interface ListedField {
  readonly name: string;
  readonly type: string;
  readonly default: string;
  readonly options: string;
  readonly required: boolean;
}

interface ListedDriver {
  readonly common: readonly ListedField[];
  readonly additional: readonly ListedField[] | null;
  readonly config: Readonly<Record<string, string | boolean>>;
}

let listed: Readonly<Record<string, ListedDriver>> = {};

live.before(async () => {
  ({data: listed} = await live.alist.api.get<typeof listed>('/api/admin/driver/list'));
});

const driverNamed = (name: string): ListedDriver => {
  const found = listed[name];
  if (!found) throw new Error(`drivers.json: ${name}: AList has no such driver.`);
  return found;
};

/** A field in the words of the facts, without its key. */
const fieldOf = (field: ListedField) => ({
  type: field.type,
  required: field.required,
  default: field.default === '' ? null : field.default,
  options: field.options === '' ? null : field.options.split(','),
});

const saidOf = ({
  type,
  required,
  default: value,
  options,
}: Omit<ListedField, 'name' | 'default' | 'options'> & {
  readonly default: string | null;
  readonly options: readonly string[] | null;
}) => ({type, required, default: value, options});

/** Flags that the list shows. `checkStatus` and `noOverwriteUpload` aren't in it; `proxyRangeOption` adds a common field. */
const flags = {
  localSort: 'local_sort',
  onlyLocal: 'only_local',
  onlyProxy: 'only_proxy',
  noCache: 'no_cache',
  noUpload: 'no_upload',
  needMs: 'need_ms',
  defaultRoot: 'default_root',
} as const;

/** Whether the form of a driver has a common field, by the condition that the facts state. */
const conditions = {
  always: () => true,
  'flag noCache is not set': ({config}: ListedDriver) => !config['no_cache'],
  'neither onlyProxy nor onlyLocal is set': ({config}: ListedDriver) =>
    !config['only_proxy'] && !config['only_local'],
  'onlyProxy or onlyLocal is set': ({config}: ListedDriver) =>
    config['only_proxy'] === true || config['only_local'] === true,
  'proxyRangeOption is set and neither onlyProxy nor onlyLocal is set': (
    {config}: ListedDriver,
    driver: DriverFact,
  ) => driver.flags.proxyRangeOption === true && !config['only_proxy'] && !config['only_local'],
  'flag localSort is set': ({config}: ListedDriver) => config['local_sort'] === true,
} as const;

live.check('AList has exactly the drivers of the facts', ['page:reference/drivers'], () => {
  expect(Object.keys(listed).toSorted()).toEqual(facts.drivers.map(({name}) => name).toSorted());
});

for (const driver of facts.drivers) {
  const {name} = driver;
  const places: readonly Place[] = [
    `fact:drivers.${name}`,
    ...driver.fields.map(({key}): Place => `fact:drivers.${name}.fields.${key}`),
  ];
  live.check(`${name} has the fields and flags of the facts`, places, () => {
    const real = driverNamed(name);
    const additional = real.additional ?? [];
    // The facts leave secrets of imitated clients out (defaultWithheld): AList must have one there, whatever it is.
    const withheld = new Set(
      driver.fields.filter((field) => field.defaultWithheld).map(({key}) => key),
    );
    expectSame(
      `drivers.json: ${name}`,
      {
        order: driver.fields.map(({key}) => key),
        fields: Object.fromEntries(
          driver.fields.map((field) => [
            field.key,
            {...saidOf(field), ...(withheld.has(field.key) ? {default: 'withheld'} : {})},
          ]),
        ),
        flags: Object.fromEntries(
          Object.keys(flags).map((flag) => [
            flag,
            driver.flags[flag as keyof typeof flags] ?? false,
          ]),
        ),
        // The facts put the text of a warning in their own words.
        alert: driver.flags.alert?.level ?? '',
      },
      {
        order: additional.map((field) => field.name),
        fields: Object.fromEntries(
          additional.map((field) => [
            field.name,
            {
              ...fieldOf(field),
              ...(withheld.has(field.name) && field.default !== '' ? {default: 'withheld'} : {}),
            },
          ]),
        ),
        flags: Object.fromEntries(
          Object.entries(flags).map(([flag, key]) => [
            flag,
            real.config[key] === '' ? false : real.config[key],
          ]),
        ),
        alert: String(real.config['alert'] ?? '').split('|')[0],
      },
    );
  });
}

const common = facts['storage-common'].formFields;

live.check(
  'every driver has the common fields of the facts, in form order',
  [...new Set(common.map(({key}): Place => `fact:common.${key}`))],
  () => {
    const inOrder = common.toSorted((left, right) => left.formOrder - right.formOrder);
    for (const driver of facts.drivers) {
      const real = driverNamed(driver.name);
      const said = inOrder.filter(({shownWhen}) => conditions[shownWhen](real, driver));
      expectSame(
        `storage-common.json: ${driver.name}`,
        {
          order: said.map(({key}) => key),
          fields: Object.fromEntries(
            said.map((field) => [
              field.key,
              {
                ...saidOf(field),
                default: field.defaultByDriver?.[driver.name] ?? field.default,
              },
            ]),
          ),
        },
        {
          order: real.common.map(({name}) => name),
          fields: Object.fromEntries(real.common.map((field) => [field.name, fieldOf(field)])),
        },
      );
    }
    for (const {key, shownForCount, shownForDrivers, shownWhen} of common) {
      const shown = facts.drivers.filter((driver) =>
        conditions[shownWhen](driverNamed(driver.name), driver),
      );
      if (shownForCount !== undefined)
        expectSame(`storage-common.json: ${key}`, {shownForCount}, {shownForCount: shown.length});
      if (shownForDrivers)
        expectSame(
          `storage-common.json: ${key}`,
          {shownForDrivers: shownForDrivers.toSorted()},
          {shownForDrivers: shown.map(({name}) => name).toSorted()},
        );
    }
  },
);
