import type {DeliveryKind} from '../../lib/shared/storageForm';
import {commonPath, optionPath} from './labels';
import type {LabelPath} from './labels';
import type {LocalizedFacts} from './localizedFacts';
import type {MessageName} from './messages';
import type {DriverFact} from './schema';

/**
 * Whether AList delivers every download of a driver itself, unless a field of the driver says otherwise
 * (`mustProxy` in storage-common.json).
 */
export function isProxied({flags}: DriverFact): boolean {
  return Boolean(flags.onlyProxy) || Boolean(flags.onlyLocal);
}

/** What a driver's flags and its reviewed fact `redirect` say together, the same wherever the site says it. */
export function deliveryOf(driver: DriverFact): DeliveryKind {
  if (isProxied(driver)) return 'proxied';
  const value = driver.redirect?.value ?? 'unknown';
  if (value === 'works') return 'redirect';
  return value === 'unknown' ? 'unproven' : 'needs-proxy';
}

/** Names of the kinds of delivery. */
export const deliveryNames = {
  redirect: 'routeRedirect',
  unproven: 'routeUnproven',
  'needs-proxy': 'routeNeedsProxy',
  proxied: 'routeProxy',
} as const satisfies Record<DeliveryKind, MessageName>;

/** Names on the screen of what turns on the proxy, for the message `howNeededProxy`. */
export function proxyNames({label}: LocalizedFacts): Readonly<Record<string, string>> {
  const policy = commonPath('webdav_policy');
  const paths: Readonly<Record<string, LabelPath>> = {
    webProxy: commonPath('web_proxy'),
    webdavPolicy: policy,
    nativeProxy: optionPath(policy, 'native_proxy'),
  };
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, label(path).text]));
}
