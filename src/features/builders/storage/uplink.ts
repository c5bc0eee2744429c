import type {BuilderField} from '@site/src/features/builders/field';
import type {FormField, StorageForm} from '@site/src/lib/shared/storageForm';
import {textOf, type Draft} from './draft';
import {t} from './texts';

/** Key of the upload speed in a draft. No field of AList has brackets in its key. */
const UPLINK = '(uplink)';

const BITS_OF_MEGABYTE = 8 * 1024 ** 2;
const BITS_OF_MEGABIT = 1_000_000;

/** A field whose value the upload speed limits. */
interface PartField extends FormField {
  readonly partSeconds: number;
}

function partField({own}: StorageForm): PartField | undefined {
  return own.find((field): field is PartField => field.partSeconds !== undefined);
}

/** Asks for the upload speed, where a field of the form depends on it. AList's form doesn't. */
export function uplinkField(form: StorageForm): BuilderField | undefined {
  const field = partField(form);
  return (
    field && {
      key: UPLINK,
      label: t('uplink'),
      type: 'float',
      note: t('uplinkNote', {name: field.label}),
    }
  );
}

/** What the reader has entered as the upload speed. */
export function uplinkOf(draft: Draft): string {
  return draft[UPLINK] ?? '';
}

/** Largest part in whole MB that a line can send in time. */
export function largestPart(megabits: number, seconds: number): number {
  return Math.floor((megabits * BITS_OF_MEGABIT * seconds) / BITS_OF_MEGABYTE);
}

/** What is wrong with the size of an upload's parts at the reader's upload speed. */
export interface PartFault {
  readonly field: FormField;
  readonly text: string;
}

/** Finds a size of parts that the upload speed is too low for; nothing without a speed. */
export function partFault(form: StorageForm, draft: Draft): PartFault | undefined {
  const field = partField(form);
  const megabits = Number(uplinkOf(draft));
  if (!field || !(megabits > 0)) return undefined;
  const most = largestPart(megabits, field.partSeconds);
  // AList replaces 0 with the default.
  const size = Number(textOf(draft, field)) || Number(field.default);
  if (!(size > most)) return undefined;
  const values = {seconds: field.partSeconds, most};
  return {field, text: t(most < 1 ? 'faultUplink' : 'faultPart', values)};
}
