import type {DriverFact} from './schema';
import type {MessageName} from './messages';

/** A cost that is known. */
export type KnownCost = Exclude<NonNullable<DriverFact['cost']>, {readonly value: 'unknown'}>;

/** Words for what is known. */
export const costNames = {
  free: 'costFree',
  'no-provider': 'costNoProvider',
  'no-account': 'costNoAccount',
  membership: 'costMembership',
  paid: 'costPaid',
} as const satisfies Record<KnownCost['value'], MessageName>;

/** The same in a column. */
export const shortCostNames = {
  ...costNames,
  'no-provider': 'costShortNoProvider',
  'no-account': 'costShortNoAccount',
  membership: 'costShortMembership',
} as const satisfies Record<KnownCost['value'], MessageName>;

/** What a driver costs, or nothing where no sure source says it. */
export function knownCost({cost}: DriverFact): KnownCost | undefined {
  return cost === undefined || cost.value === 'unknown' ? undefined : cost;
}
