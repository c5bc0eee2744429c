import type {RootContent} from 'mdast';
import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {CaveatFact, DriverFact} from '../data/schema';
import {admonition, el, inlineCode, table} from '../nodes';
import type {Word} from '../words';
import {capabilityNames} from '../words';
import {caveatId} from './caveats';
import {colon} from './shared';

const props = z.strictObject({
  driver: z.string(),
  /** Drivers of the same page that do exactly the same. */
  alsoFor: z.array(z.string()).optional(),
});

/** Rows in the order of content standard section 5. */
const operations = [
  'list',
  'link',
  'uploadEnabled',
  'mkdir',
  'rename',
  'move',
  'copy',
  'remove',
  'overwrite',
] as const;

/** Extras shown only where a driver has them. */
const extras = ['rapidUpload', 'offlineDownloadTool'] as const;

type Operation = keyof typeof capabilityNames;

/** Name of an operation in `conditional` where it differs from the capability: an upload also overwrites. */
const conditionalNames: Readonly<Partial<Record<Operation, string>>> = {
  uploadEnabled: 'put',
  overwrite: 'put',
};

type Answer = 'yes' | 'no' | 'sometimes';

function works(driver: DriverFact, operation: Operation): Answer {
  const can =
    operation === 'overwrite'
      ? driver.capabilities.uploadEnabled && driver.overwrite !== 'no'
      : driver.capabilities[operation];
  if (!can) return 'no';
  const isConditional = driver.conditional.includes(conditionalNames[operation] ?? operation);
  return isConditional || isLeftToProvider(driver, operation) ? 'sometimes' : 'yes';
}

function isLeftToProvider(driver: DriverFact, operation: Operation): boolean {
  return operation === 'overwrite' && driver.overwrite === 'provider';
}

function row(context: FactContext, driver: DriverFact, operation: Operation): RootContent {
  const answer = works(driver, operation);
  const word: Word = isLeftToProvider(driver, operation) ? 'providerDecides' : answer;
  return el(
    'tr',
    {},
    el('th', {scope: 'row'}, capabilityNames[operation][context.words.locale]),
    el('td', {}, el('span', {className: 'factsAnswer', 'data-answer': answer}, context.word(word))),
  );
}

function doesTheSame(driver: DriverFact, other: DriverFact): boolean {
  const traits = ({capabilities: can, conditional, overwrite, capabilityNotes}: DriverFact) =>
    JSON.stringify([can, conditional, overwrite, capabilityNotes]);
  return traits(driver) === traits(other);
}

/** Boxes of caveats that a list would hide, worst first; the other kinds are items of the list. */
const boxes: readonly {
  readonly type: 'danger' | 'warning';
  readonly title: Word;
  readonly kind: CaveatFact['kind'];
}[] = [
  {type: 'danger', title: 'dataLoss', kind: 'data-loss'},
  {type: 'danger', title: 'security', kind: 'security'},
  {type: 'warning', title: 'wrongSuccess', kind: 'wrong-success'},
  {type: 'warning', title: 'endless', kind: 'endless'},
];

function list(items: readonly RootContent[]): RootContent[] {
  return items.length === 0 ? [] : [el('ul', {}, items)];
}

/** A caveat with its addresses, to which the page of known issues links: one for each driver that has it. */
interface PlacedCaveat extends CaveatFact {
  readonly ids: readonly string[];
  /** Driver it holds for, where the table is for several and the others don't have it. */
  readonly only: string | undefined;
}

function caveatItem(context: FactContext, {ids, only, text}: PlacedCaveat): RootContent {
  const [id, ...others] = ids;
  const words = context.words.text('drivers', text);
  const places = others.map((other) => el('span', {id: other}));
  return el('li', {}, places, el('span', {id}, only && [inlineCode(only), colon(context)], words));
}

/** Caveats of the drivers of one table, each once. */
function caveatsOf(context: FactContext, names: readonly string[]): readonly PlacedCaveat[] {
  const [first] = names;
  const placed = new Map<string, PlacedCaveat>();
  for (const name of names) {
    for (const caveat of context.facts.driver(name).caveats) {
      const same = placed.get(caveat.text);
      const id = caveatId(context, context.drivers, name, caveat.text);
      placed.set(caveat.text, {
        ...caveat,
        only: name === first ? undefined : name,
        ...same,
        ids: [...(same?.ids ?? []), id],
      });
    }
  }
  return [...placed.values()];
}

function caveatBoxes(context: FactContext, caveats: readonly PlacedCaveat[]): RootContent[] {
  return boxes.flatMap(({type, title, kind}) => {
    const items = caveats
      .filter((caveat) => caveat.kind === kind)
      .map((caveat) => caveatItem(context, caveat));
    return items.length === 0 ? [] : [admonition(type, context.word(title), list(items))];
  });
}

/** Operations a driver supports, with the limits that the facts list. */
export const capabilities = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({driver, alsoFor = []}) => [driver, ...alsoFor].map((name) => `capabilities:${name}`),
  render({driver: name, alsoFor = []}, context) {
    const driver = context.facts.driver(name);
    const other = alsoFor.find((also) => !doesTheSame(driver, context.facts.driver(also)));
    if (other !== undefined) {
      throw new Error(`alsoFor: ${other} does not do the same as ${name}. Give it its own table.`);
    }
    const shown = [...operations, ...extras.filter((extra) => driver.capabilities[extra])];
    const caveats = caveatsOf(context, [name, ...alsoFor]);
    const listed = caveats.filter((caveat) => !boxes.some(({kind}) => kind === caveat.kind));
    return [
      table(
        `${name} ${context.word('capability')}`,
        [context.word('capability'), context.word('works2')],
        shown.map((operation) => row(context, driver, operation)),
      ),
      ...caveatBoxes(context, caveats),
      ...list([
        ...driver.capabilityNotes.map((note) => el('li', {}, context.words.text('drivers', note))),
        ...listed.map((caveat) => caveatItem(context, caveat)),
      ]),
    ];
  },
});
