/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {Code} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {CaveatFact} from '../../../facts/schema';
import {caveatId} from './caveats';

/** A caveat with its addresses, to which the page of known issues links: one for each driver that has it. */
export interface PlacedCaveat extends CaveatFact {
  readonly ids: readonly string[];
  /** Driver it applies to, where the table is for several and the others don't have it. */
  readonly only: string | undefined;
}

/** Caveats of some drivers, each once. */
export function caveatsOf(context: FactContext, names: readonly string[]): readonly PlacedCaveat[] {
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

/** A caveat in its words, with its addresses. */
export function CaveatText({
  context,
  caveat: {ids, only, text},
}: {
  readonly context: FactContext;
  readonly caveat: PlacedCaveat;
}): Child {
  const [id, ...others] = ids;
  return (
    <>
      {others.map((other) => (
        <span id={other} />
      ))}
      <span id={id}>
        {only && (
          <>
            <Code>{only}</Code>
            {context.message('colon')}
          </>
        )}
        {context.localized.text('drivers', text)}
      </span>
    </>
  );
}

const props = z.strictObject({
  /** English words that only this caveat of the page's drivers has. */
  has: z.string().min(1),
});

/** A caveat at the place where it hurts, such as in a box before the steps; what works then leaves it out. */
export const caveat = defineComponent<z.infer<typeof props>>({
  props,
  isInline: true,
  covers: () => [],
  render({has}, context) {
    const all = caveatsOf(context, context.drivers);
    const [found, ...others] = all.filter(({text}) => text.includes(has));
    const of = context.drivers.join(', ');
    const list = (caveats: readonly PlacedCaveat[]): string =>
      caveats.map(({text}) => `"${text}"`).join(' ');
    if (found === undefined)
      throw new Error(`no caveat of ${of} has "${has}". Its caveats: ${list(all)}`);
    if (others.length > 0) {
      throw new Error(
        `several caveats of ${of} have "${has}": ${list([found, ...others])} Use words that only one of them has.`,
      );
    }
    return <CaveatText context={context} caveat={{...found, only: undefined}} />;
  },
});
