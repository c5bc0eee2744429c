import type {StorageForm} from '@site/src/lib/shared/storageForm';
import {fieldsOf, textOf, type Draft} from './draft';
import type {TextKey} from './texts';

/** What a storage can be for. */
export const PURPOSES = ['public', 'webdav', 'media', 'backup'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A value that suits a purpose, and why. */
export interface Advice {
  readonly key: string;
  readonly value: string;
  readonly reason: TextKey;
}

/** Minutes for lists that rarely change: `docs/guide/drivers/common.mdx`, Cache expiration. */
const FEW_HOURS = '240';

const proxied: readonly Advice[] = [
  {key: 'web_proxy', value: 'true', reason: 'adviceNeedsProxy'},
  {key: 'webdav_policy', value: 'native_proxy', reason: 'adviceNeedsProxy'},
];
const native: Advice = {key: 'webdav_policy', value: 'native_proxy', reason: 'adviceNative'};
const cached: Advice = {key: 'cache_expiration', value: FEW_HOURS, reason: 'adviceCache'};

/** Advice on delivery in the web interface: the least traffic that works. */
function webAdvice({delivery}: StorageForm): readonly Advice[] {
  if (delivery === 'needs-proxy') return proxied;
  if (delivery === 'proxied') return [];
  const reason = delivery === 'redirect' ? 'adviceRedirect' : 'adviceUnproven';
  return [{key: 'web_proxy', value: 'false', reason}];
}

function mediaAdvice({delivery}: StorageForm): readonly Advice[] {
  if (delivery === 'needs-proxy') return [...proxied, cached];
  if (delivery === 'proxied') return [cached];
  return [{key: 'webdav_policy', value: '302_redirect', reason: 'adviceStream'}, cached];
}

const adviceFor: Readonly<Record<Purpose, (form: StorageForm) => readonly Advice[]>> = {
  public: webAdvice,
  webdav: () => [native],
  media: mediaAdvice,
  backup: () => [
    native,
    {key: 'disable_index', value: 'true', reason: 'adviceIndex'},
    {key: 'enable_sign', value: 'true', reason: 'adviceSign'},
  ],
};

/** Values that suit a purpose, as far as the driver's form offers them. */
function adviceOf(form: StorageForm, purpose: Purpose | undefined): readonly Advice[] {
  if (purpose === undefined) return [];
  return adviceFor[purpose](form).filter(({key, value}) => {
    const field = fieldsOf(form).find((each) => each.key === key);
    const {options} = field ?? {};
    return field && (!options || options.some((option) => option.value === value));
  });
}

/** What a purpose enters into a form, unless the reader enters something else. */
export function presetsOf(form: StorageForm, purpose: Purpose | undefined): Draft {
  return Object.fromEntries(adviceOf(form, purpose).map(({key, value}) => [key, value]));
}

/** Advice that the reader still follows. */
export function followedAdvice(
  form: StorageForm,
  draft: Draft,
  purpose: Purpose | undefined,
): readonly Advice[] {
  const fields = fieldsOf(form);
  return adviceOf(form, purpose).filter(({key, value}) =>
    fields.some((field) => field.key === key && textOf(draft, field) === value),
  );
}
