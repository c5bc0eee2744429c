import {createBody} from '../../lib/shared/storageForm';
import type {FormRules, StorageValues} from '../../lib/shared/storageForm';
import type {Facts} from './facts';
import {showsCommonField} from './facts';
import type {CommonFieldFact, DriverFact, DriverFieldFact} from './schema';

export type {StorageValues} from '../../lib/shared/storageForm';

/** The fields of a driver's form, as the facts describe them. */
interface DriverForm extends FormRules {
  readonly common: readonly CommonFieldFact[];
  readonly own: readonly DriverFieldFact[];
}

/** Fields of a driver's form, in its order, with the defaults that they have there. */
export function formOf({raw}: Facts, driver: DriverFact): DriverForm {
  return {
    driver: driver.name,
    common: raw['storage-common'].formFields
      .filter((field) => showsCommonField(field, driver))
      .toSorted((left, right) => left.formOrder - right.formOrder)
      .map((field) => ({...field, default: field.defaultByDriver?.[driver.name] ?? field.default})),
    own: driver.fields,
  };
}

/**
 * Body of the request that creates a storage.
 *
 * @throws Error that names a key the driver has no field for
 */
export function storageBody(
  facts: Facts,
  driver: DriverFact,
  values: StorageValues,
): StorageValues {
  const form = formOf(facts, driver);
  const known = [...form.common, ...form.own].map(({key}) => key);
  const unknown = Object.keys(values).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    throw new Error(
      `values: ${driver.name} has no field "${unknown}". Allowed: ${known.join(', ')}.`,
    );
  }
  return createBody(form, values);
}
