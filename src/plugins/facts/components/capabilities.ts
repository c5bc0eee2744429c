import type {RootContent} from 'mdast';
import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {DriverFact} from '../data/schema';
import {el, table} from '../nodes';
import {capabilityNames} from '../words';

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

/** Name of an operation in `conditional` where it differs from the capability. */
const conditionalNames: Readonly<Partial<Record<Operation, string>>> = {uploadEnabled: 'put'};

function works(driver: DriverFact, operation: Operation): 'yes' | 'no' | 'sometimes' {
  const can =
    operation === 'overwrite' ? driver.capabilities.uploadEnabled : driver.capabilities[operation];
  if (!can) return 'no';
  return driver.conditional.includes(conditionalNames[operation] ?? operation)
    ? 'sometimes'
    : 'yes';
}

function row(context: FactContext, driver: DriverFact, operation: Operation): RootContent {
  const answer = works(driver, operation);
  return el(
    'tr',
    {},
    el('th', {scope: 'row'}, capabilityNames[operation][context.words.locale]),
    el(
      'td',
      {},
      el('span', {className: 'factsAnswer', 'data-answer': answer}, context.word(answer)),
    ),
  );
}

function doesTheSame(driver: DriverFact, other: DriverFact): boolean {
  const traits = ({capabilities: can, conditional, capabilityNotes}: DriverFact): string =>
    JSON.stringify([can, conditional, capabilityNotes]);
  return traits(driver) === traits(other);
}

/** Operations a driver implements, with the limits the facts know. */
export const capabilities = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({driver, alsoFor = []}) => [driver, ...alsoFor].map((name) => `capabilities:${name}`),
  render({driver: name, alsoFor = []}, context) {
    const driver = context.facts.driver(name);
    const other = alsoFor.find((also) => !doesTheSame(driver, context.facts.driver(also)));
    if (other !== undefined) {
      throw new Error(
        `alsoFor: ${other} does not do the same as ${name}. Give it a table of its own.`,
      );
    }
    const shown = [...operations, ...extras.filter((extra) => driver.capabilities[extra])];
    const notes = [...driver.capabilityNotes, ...driver.caveats];
    return [
      table(
        `${name} ${context.word('capability')}`,
        [context.word('capability'), context.word('works2')],
        shown.map((operation) => row(context, driver, operation)),
      ),
      ...(notes.length === 0
        ? []
        : [
            el(
              'ul',
              {},
              notes.map((note) => el('li', {}, context.words.text('drivers', note))),
            ),
          ]),
    ];
  },
});
