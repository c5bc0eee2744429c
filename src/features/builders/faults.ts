import type {FormField} from '@site/src/lib/shared/storageForm';

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
  | 'faultHostPort';

/** Numbers of AList that can be negative: the order of storages. */
const CAN_BE_NEGATIVE: ReadonlySet<string> = new Set(['order']);

/** Starts of a URL with one or two wrong letters: `htps://`, `http:/`, `https//`. */
const MISTYPED_START = /^h?t{1,3}ps?s?(:\/{0,3}|\/\/)(?=\w)/i;
const URL_START = /^https?:\/\/(?=[^/])/i;

function numberFault(field: FormField, text: string): Fault | undefined {
  const number = Number(text);
  // The program reads an empty number as 0, but the form doesn't save one.
  if (text.trim() === '' || !Number.isFinite(number)) return 'faultNumber';
  if (field.type === 'number' && !Number.isInteger(number * (field.unit ?? 1))) return 'faultWhole';
  return number < 0 && !CAN_BE_NEGATIVE.has(field.key) ? 'faultNegative' : undefined;
}

function urlFault(text: string): Fault | undefined {
  if (!URL_START.test(text)) return 'faultUrlStart';
  return /\s/.test(text) || !URL.canParse(text) ? 'faultUrl' : undefined;
}

function textFault({format}: FormField, text: string): Fault | undefined {
  // Only the first line of a text counts where a URL is wanted.
  const [line = ''] = text.split('\n');
  if (format === 'url') return urlFault(line);
  if (format === 'id' && (/^\/./.test(text) || URL_START.test(text))) return 'faultId';
  if (format === 'hostPort' && !/^(\[[\da-f:.]+\]|[^\s/:]+):\d{1,5}$/i.test(text)) {
    return 'faultHostPort';
  }
  return MISTYPED_START.test(line) && !URL_START.test(line) ? 'faultUrlStart' : undefined;
}

/**
 * What is wrong with what a field shows.
 *
 * @param text as the reader has entered it
 */
export function faultOf(field: FormField, text: string): Fault | undefined {
  if (field.type === 'bool' || field.type === 'select') return undefined;
  if (field.type === 'number' || field.type === 'float') return numberFault(field, text);
  if (text.trim() === '') {
    return field.required && !field.defaultWithheld ? 'faultRequired' : undefined;
  }
  // A password can begin or end with a space; nothing else that is pasted does on purpose.
  const canHaveSpaces = field.type === 'text' || /pass|pwd/i.test(field.key);
  if (!canHaveSpaces && text !== text.trim()) return 'faultSpaces';
  return textFault(field, text);
}
