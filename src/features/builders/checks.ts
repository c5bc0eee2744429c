/** What can be wrong with a value; each has a text (`texts.ts`). */
export type Fault =
  | 'faultRequired'
  | 'faultWhole'
  | 'faultNumber'
  | 'faultNegative'
  | 'faultSpaces'
  | 'faultUrlStart'
  | 'faultUrl'
  | 'faultId'
  | 'faultPath'
  | 'faultHostPort';

/** Starts of a URL with one or two wrong letters: `htps://`, `http:/`, `https//`. */
const MISTYPED_START = /^h?t{1,3}ps?s?(:\/{0,3}|\/\/)(?=\w)/i;
const URL_START = /^https?:\/\/(?=[^/])/i;

/** Whether a text starts like a URL. */
export function startsLikeUrl(text: string): boolean {
  return URL_START.test(text);
}

/** Whether a text starts like a URL with a typo. */
export function hasMistypedStart(text: string): boolean {
  return MISTYPED_START.test(text) && !startsLikeUrl(text);
}

/** What is wrong with a number that can have a fraction. */
export function floatFault(text: string): Fault | undefined {
  const number = Number(text);
  // AList reads an empty number as 0, but its form doesn't save one.
  if (text.trim() === '' || !Number.isFinite(number)) return 'faultNumber';
  return number < 0 ? 'faultNegative' : undefined;
}

/** What is wrong with a complete URL. */
export function urlFault(text: string): Fault | undefined {
  if (!startsLikeUrl(text)) return 'faultUrlStart';
  return /\s/.test(text) || !URL.canParse(text) ? 'faultUrl' : undefined;
}

/** What is wrong with a host name or IP address and a port. */
export function hostPortFault(text: string): Fault | undefined {
  return /^(\[[\da-f:.]+\]|[^\s/:]+):\d{1,5}$/i.test(text) ? undefined : 'faultHostPort';
}
