import {linkParams} from '@site/src/lib/shared/early/contract';
import {
  readChosen,
  SWITCH_VALUES,
  writeChosen,
  type Offers,
} from '@site/src/features/builders/query';
import {
  choicesOf,
  databases,
  encryptions,
  images,
  isPlaceholder,
  methods,
  proxies,
  registries,
  starts,
  systems,
  type Draft,
  type Start,
} from './choices';
import {installFault} from './faults';

/** What is chosen from a list. */
const OFFERS: Offers = new Map<keyof Draft, readonly string[]>([
  ['system', systems],
  ['method', methods],
  ['proxy', proxies],
  ['https', encryptions],
  ['canWrite', SWITCH_VALUES],
  ['image', images],
  ['registry', registries],
  ['database', databases],
  ['dbTls', SWITCH_VALUES],
]);

/**
 * What is typed and can be sent to others. Each has a form that a password pasted by mistake hardly has. Names of people
 * are missing: the email address and the account of the database.
 */
const TYPED = [
  'host',
  'subpath',
  'port',
  'publicPort',
  'upstream',
  'certificate',
  'key',
  'folder',
  'media',
  'puid',
  'pgid',
  'timeZone',
  'dbHost',
  'dbPort',
] as const satisfies readonly (keyof Draft)[];

/** Names and addresses with a dot or a colon, so that a word that could be a password stays out. */
const SENT_FORMS: Readonly<Partial<Record<(typeof TYPED)[number], RegExp>>> = {
  host: /[.:]/,
  upstream: /[.:]|^localhost$/,
  dbHost: /[.:]|^localhost$/,
  timeZone: /^UTC$|\//,
};

/** Whether a text that was typed can be in the URL. */
function canBeSent(key: (typeof TYPED)[number], start: Start, draft: Draft): boolean {
  const text = draft[key]?.trim() ?? '';
  const isRight = installFault(key, draft, choicesOf(start, draft)) === undefined;
  return text !== '' && isRight && !isPlaceholder(text) && (SENT_FORMS[key]?.test(text) ?? true);
}

/** Reads what a URL says. Anything that isn't offered, or would be wrong, is ignored. */
export function readDraft(search: string, start: Start): Draft {
  const params = new URLSearchParams(search);
  const chosen: Draft = readChosen(search, OFFERS);
  const typed = Object.fromEntries(
    TYPED.flatMap((key) => {
      const text = params.get(key);
      return text === null ? [] : [[key, text] as const];
    }),
  ) as Draft;
  const draft = {...typed, ...chosen};
  const right = TYPED.filter((key) => canBeSent(key, start, draft)).map((key) => [key, draft[key]]);
  return {...chosen, ...(Object.fromEntries(right) as Draft)};
}

/** The query of a URL with what is chosen now, and that the builder is open; what others wrote into it stays. */
export function writeDraft(search: string, start: Start, draft: Draft): string {
  const begin: Draft = starts[start];
  const names = [...OFFERS.keys()] as (keyof Draft)[];
  const first = (key: keyof Draft): string | undefined => begin[key] ?? initialChoice(key, start);
  const chosen = names.flatMap((key) => {
    const text = draft[key];
    return text === undefined || text === first(key) ? [] : [[key, text] as const];
  });
  const others = new URLSearchParams(search);
  for (const key of [...TYPED, linkParams.builder]) others.delete(key);
  const params = new URLSearchParams(
    writeChosen(`?${others.toString()}`, OFFERS, Object.fromEntries(chosen)),
  );
  for (const key of TYPED) {
    if (canBeSent(key, start, draft)) params.set(key, draft[key]?.trim() ?? '');
  }
  const rest = params.toString();
  return `?${linkParams.builder}=install${rest === '' ? '' : `&${rest}`}`;
}

/** What a page's builder has before anything is chosen. */
function initialChoice(key: keyof Draft, start: Start): string {
  return String(choicesOf(start, {})[key]);
}
