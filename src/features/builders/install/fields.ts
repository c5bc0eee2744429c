import type {BuilderField, FieldState} from '@site/src/features/builders/field';
import {t as shared} from '@site/src/features/builders/texts';
import {
  choicesOf,
  databases,
  encryptionsFor,
  images,
  isPlaceholder,
  methodsOn,
  proxiesFor,
  registries,
  systems,
  usesDocker,
  type Choices,
  type Draft,
  type Start,
} from './choices';
import {installFault} from './faults';
import {t, type TextKey} from './texts';

type Key = keyof Choices;

/** Fields that are about the reader's choices now, in the order of asking. */
function fieldsFor(choices: Choices): readonly BuilderField[] {
  const {system, method, proxy, https, database, media} = choices;
  const inDocker = usesDocker(choices);
  const hasProxy = proxy !== 'none';
  const select = <Name extends string>(
    key: Key,
    values: readonly Name[],
    labelOf: (name: Name) => TextKey,
    note?: TextKey,
  ): BuilderField => ({
    key,
    label: t(key),
    type: 'select',
    options: values.map((value) => ({value, label: t(labelOf(value))})),
    ...(note !== undefined && {note: t(note)}),
  });
  const typed = (
    key: Key,
    rest: Partial<Omit<BuilderField, 'note'>> & {readonly note?: TextKey} = {},
  ): BuilderField => {
    const {note, ...others} = rest;
    return {
      key,
      label: t(key),
      type: 'string',
      ...others,
      ...(note !== undefined && {note: t(note)}),
    };
  };
  const when = (isAsked: boolean, ...fields: readonly BuilderField[]): readonly BuilderField[] =>
    isAsked ? fields : [];
  return [
    select('system', systems, (name) => `system_${name}`),
    select('method', methodsOn(system), (name) => `method_${name}`),
    select('proxy', proxiesFor(method), (name) => `proxy_${name}`),
    select('https', encryptionsFor(proxy, system), (name) =>
      proxy === 'none' && name === 'own' ? 'https_alist' : `https_${name}`,
    ),
    typed('host', {required: hasProxy || https === 'own', note: 'hostNote'}),
    typed('subpath', {note: 'subpathNote'}),
    ...when(proxy !== 'traefik', typed('port', {type: 'number', note: 'portNote'})),
    ...when(hasProxy, typed('publicPort', {type: 'number', note: 'publicPortNote'})),
    ...when(hasProxy && proxy !== 'traefik', typed('upstream', {note: 'upstreamNote'})),
    ...when(https === 'own', typed('certificate', {note: 'certificateNote'}), typed('key')),
    ...when(
      proxy === 'traefik' && https === 'acme',
      typed('email', {required: true, note: 'emailNote'}),
    ),
    typed('folder', {label: t(inDocker ? 'folder' : 'programFolder'), note: 'folderNote'}),
    ...when(inDocker, typed('media', {note: 'mediaNote'})),
    ...when(inDocker && media !== '', typed('canWrite', {type: 'bool'})),
    ...when(
      inDocker,
      typed('puid', {type: 'number', note: 'puidNote'}),
      typed('pgid', {type: 'number'}),
      typed('timeZone', {note: 'timeZoneNote'}),
      select('image', images, (name) => `image_${name}`),
      select('registry', registries, (name) => `registry_${name}`),
    ),
    select('database', databases, (name) => `database_${name}`),
    ...when(
      database !== 'sqlite3',
      typed('dbHost', {required: true, note: 'dbHostNote'}),
      typed('dbPort', {type: 'number'}),
      typed('dbName'),
      typed('dbUser'),
      typed('dbPassword', {required: true, isSecret: true}),
      typed('dbTls', {type: 'bool'}),
    ),
  ];
}

/** What a field has while the reader hasn't changed it. */
function initialText(key: Key, start: Start, draft: Draft): string {
  // Until there is one, an example stands for it in the files.
  if (key === 'host') return '';
  return String(choicesOf(start, {...draft, [key]: undefined})[key]);
}

/** The fields, and what they show now. */
export function statesOf(start: Start, draft: Draft): readonly FieldState[] {
  const choices = choicesOf(start, draft);
  return fieldsFor(choices).map((field) => {
    const key = field.key as Key; // `fieldsFor` makes no others
    const initial = initialText(key, start, draft);
    const fault = installFault(key, draft, choices);
    // A list shows what counts: another choice can have taken away the one that was made.
    const text = field.type === 'select' ? String(choices[key]) : (draft[key] ?? initial);
    return {field, text, initial, fault: fault && t(fault)};
  });
}

/** Names of the fields that need a value, and of those whose value is wrong. */
function openFields(states: readonly FieldState[]): {
  readonly missing: readonly string[];
  readonly wrong: readonly string[];
} {
  const isMissing = ({field, text}: FieldState): boolean =>
    isPlaceholder(text) || (field.required === true && text.trim() === '');
  const missing = states.filter(isMissing);
  const wrong = states.filter((state) => state.fault !== undefined && !missing.includes(state));
  const namesOf = (some: readonly FieldState[]): readonly string[] =>
    some.map(({field}) => field.label);
  return {missing: namesOf(missing), wrong: namesOf(wrong)};
}

/** What the files are made of: a value that's wrong keeps its default until it's corrected. */
export function rightDraft(start: Start, draft: Draft): Draft {
  const choices = choicesOf(start, draft);
  const keys = Object.keys(draft) as Key[]; // as a draft has them
  return Object.fromEntries(
    keys.flatMap((key) =>
      installFault(key, draft, choices) === undefined ? [[key, draft[key]] as const] : [],
    ),
  );
}

/** Sentences on what is missing or wrong. */
export function openLines(states: readonly FieldState[], separator: string): readonly string[] {
  const {missing, wrong} = openFields(states);
  return [
    ...(missing.length > 0 ? [shared('stillNeeded', {names: missing.join(separator)})] : []),
    ...(wrong.length > 0 ? [shared('toCorrect', {names: wrong.join(separator)})] : []),
  ];
}
