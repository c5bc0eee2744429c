import type {FormField} from '@site/src/lib/shared/storageForm';
import {
  floatFault,
  hasMistypedStart,
  hostPortFault,
  startsLikeUrl,
  urlFault,
  type Fault,
} from '@site/src/features/builders/checks';

/** Numbers of AList that can be negative: the order of storages. */
const CAN_BE_NEGATIVE: ReadonlySet<string> = new Set(['order']);

function numberFault({key, type, unit = 1}: FormField, text: string): Fault | undefined {
  const fault = floatFault(text);
  if (fault === 'faultNumber') return fault;
  if (type === 'number' && !Number.isInteger(Number(text) * unit)) return 'faultWhole';
  return CAN_BE_NEGATIVE.has(key) ? undefined : fault;
}

function textFault({format}: FormField, text: string): Fault | undefined {
  // Only the first line of a text counts where a URL is wanted.
  const [line = ''] = text.split('\n');
  if (format === 'url') return urlFault(line);
  if (format === 'id' && (/^\/./.test(text) || startsLikeUrl(text))) return 'faultId';
  if (format === 'path' && (startsLikeUrl(text) || hasMistypedStart(text))) return 'faultPath';
  if (format === 'hostPort') return hostPortFault(text);
  return hasMistypedStart(line) ? 'faultUrlStart' : undefined;
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
