import type {FactsFile, RawFacts} from '../facts/read';
import type {ApiFieldFact} from '../facts/schema';

/** A text of the facts that doesn't keep the rules for such texts. */
export interface WordingFault {
  readonly file: FactsFile;
  /** What the text belongs to, such as `S3.bucket`. */
  readonly place: string;
  /** What's wrong, and what to do. */
  readonly reason: string;
}

/** Longest help of a field, a setting, or a key: more belongs on its page. */
const MOST_WORDS = 35;

/** Files of the notes that a table shows beside the default. */
const WITH_DEFAULTS: readonly FactsFile[] = ['drivers', 'settings'];

/** Help of a field, a setting, or a key. */
interface Help {
  readonly file: FactsFile;
  readonly place: string;
  readonly note: string;
  readonly default?: unknown;
}

function helpsOf(raw: RawFacts): readonly Help[] {
  return [
    ...raw.drivers.flatMap(({name, fields}) =>
      fields.map((field) => ({...field, file: 'drivers' as const, place: `${name}.${field.key}`})),
    ),
    ...raw['storage-common'].formFields.map(({key, note}) => ({
      file: 'storage-common' as const,
      place: key,
      note,
    })),
    ...raw.settings.settings.map((setting) => ({
      ...setting,
      file: 'settings' as const,
      place: setting.key,
    })),
    ...raw['config-file'].fields.map(({path, note}) => ({
      file: 'config-file' as const,
      place: path,
      note,
    })),
  ];
}

/**
 * Whether a text says what the column of defaults beside it already shows.
 *
 * @param value the default, as the column shows it
 */
export function repeatsDefault(note: string, value: unknown): boolean {
  return note.split(/(?<=[.;:])\s/).some((sentence) => {
    const says = sentence.replaceAll('`default`', '');
    if (!/\bdefault\b/i.test(says)) return false;
    const tokens = says.match(/[^\s`,;:()]+/g) ?? [];
    return (
      /\b(?:on|off) by default|(?:on|off), the default/i.test(says) ||
      (typeof value === 'string' &&
        tokens.some((token) => token === value || token === `${value}.`))
    );
  });
}

function helpFaults(help: Help): readonly WordingFault[] {
  const {file, place, note} = help;
  const words = note.split(/\s+/).length;
  const reasons = [
    !/^[A-Z0-9</"*`].*\.$/s.test(note) &&
      'the note is no sentence. Begin it with a capital letter, and end it with a period.',
    words > MOST_WORDS &&
      `the note has ${words} words. Shorten it to ${MOST_WORDS}, and move the rest to the page.`,
    WITH_DEFAULTS.includes(file) &&
      repeatsDefault(note, help.default) &&
      'the note repeats the default, which the column beside it shows. Leave the default out.',
  ];
  return reasons.flatMap((reason) => (reason === false ? [] : [{file, place, reason}]));
}

/** The card of a driver's page shows for which release its facts are. */
function driverFaults(raw: RawFacts): readonly WordingFault[] {
  return raw.drivers.flatMap(({name, caveats, capabilityNotes, fields}) =>
    [...caveats.map(({text}) => text), ...capabilityNotes, ...fields.map(({note}) => note)]
      .filter((text) => /\bv\d+\.\d+/.test(text))
      .map((text) => ({
        file: 'drivers',
        place: name,
        reason: `the text "${text}" names a release. Leave it out: the page of the driver shows it.`,
      })),
  );
}

function apiFaults({api}: RawFacts): readonly WordingFault[] {
  const without = (place: string, fields: readonly ApiFieldFact[] | undefined): WordingFault[] =>
    (fields ?? [])
      .filter(({note}) => !note)
      .map(({name}) => ({
        file: 'api',
        place: `${place}.${name}`,
        reason: 'the note is empty. Say what the value means.',
      }));
  return [
    ...Object.entries(api.types).flatMap(([name, {fields}]) => without(name, fields)),
    ...api.routes.flatMap(({id, request, response, errors, status_errors}) => [
      ...without(id, request.path),
      ...without(id, request.query),
      ...without(id, request.header),
      ...without(id, request.body?.fields),
      ...without(id, response.data?.fields),
      ...[...(errors ?? []), ...(status_errors ?? [])]
        .filter(({when}) => !when)
        .map(() => ({
          file: 'api' as const,
          place: id,
          reason: 'an error has no "when". Say when it comes.',
        })),
    ]),
  ];
}

function errorFaults({errors}: RawFacts): readonly WordingFault[] {
  return errors.errors
    .filter(({cause, remedy}) => !cause || !remedy)
    .map(({id}) => ({
      file: 'errors',
      place: id,
      reason: 'the cause or the remedy is missing. Write both.',
    }));
}

/** Texts of the facts that readers couldn't use as they are, such as notes in the source's own shorthand. */
export function factWordingFaults(raw: RawFacts): readonly WordingFault[] {
  return [
    ...helpsOf(raw).flatMap(helpFaults),
    ...driverFaults(raw),
    ...apiFaults(raw),
    ...errorFaults(raw),
  ];
}
