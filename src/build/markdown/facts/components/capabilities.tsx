/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {Admonition} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {CaveatFact, DriverFact} from '../../../facts/schema';
import type {MessageName} from '../../../facts/messages';
import {capabilityNames} from '../../../facts/messages';
import {CaveatText, caveatsOf} from './caveat';
import type {PlacedCaveat} from './caveat';
import {inLanguage} from '../../../../lib/shared/localized';

const props = z.strictObject({
  driver: z.string(),
  /** Drivers of the same page that do exactly the same. */
  alsoFor: z.array(z.string()).optional(),
});

/** Operations in the order of their cells. */
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

function item(context: FactContext, driver: DriverFact, operation: Operation): Child {
  const answer = works(driver, operation);
  const name: MessageName = isLeftToProvider(driver, operation) ? 'providerDecides' : answer;
  return (
    <li data-answer={answer}>
      {inLanguage(capabilityNames[operation], context.localized.locale)}
      {/* What works needs no word in a list of what works. */}
      {name !== 'yes' && (
        <>
          {' '}
          <small>{context.message(name)}</small>
        </>
      )}
    </li>
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
  readonly title: MessageName;
  readonly kind: CaveatFact['kind'];
}[] = [
  {type: 'danger', title: 'dataLoss', kind: 'data-loss'},
  {type: 'danger', title: 'security', kind: 'security'},
  {type: 'warning', title: 'wrongSuccess', kind: 'wrong-success'},
  {type: 'warning', title: 'endless', kind: 'endless'},
];

function List({children}: {readonly children: readonly Child[]}): Child {
  return children.length > 0 && <ul>{children}</ul>;
}

function caveatItem(context: FactContext, caveat: PlacedCaveat): Child {
  return (
    <li>
      <CaveatText context={context} caveat={caveat} />
    </li>
  );
}

function caveatBoxes(context: FactContext, caveats: readonly PlacedCaveat[]): Child {
  return boxes.map(({type, title, kind}) => {
    const items = caveats.filter((caveat) => caveat.kind === kind);
    return (
      items.length > 0 && (
        <Admonition type={type} title={context.message(title)}>
          <List>{items.map((caveat) => caveatItem(context, caveat))}</List>
        </Admonition>
      )
    );
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
    // The text of the page shows some itself, where they hurt.
    const caveats = caveatsOf(context, [name, ...alsoFor]).filter(
      ({text}) => !context.shownCaveats.some((words) => text.includes(words)),
    );
    const listed = caveats.filter((caveat) => !boxes.some(({kind}) => kind === caveat.kind));
    return (
      <>
        <ul
          className="factsCan"
          aria-label={context.message('operationsOf', {driver: context.localized.driverName(name)})}
        >
          {shown.map((operation) => item(context, driver, operation))}
        </ul>
        {caveatBoxes(context, caveats)}
        <List>
          {[
            ...driver.capabilityNotes.map((note) => (
              <li>{context.localized.text('drivers', note)}</li>
            )),
            ...listed.map((caveat) => caveatItem(context, caveat)),
          ]}
        </List>
      </>
    );
  },
});
