import type {Root} from 'mdast';
import {visit} from '../../syntax-tree/visit';
import {FOR} from './components/forDriver';
import {headingId, headingTitle} from './headings';

/** A note on fields: a heading of the page's section of field notes, and the fields its first paragraph names. */
interface FieldNote {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly NamedField[];
}

/** A field as `<Field>` names it. */
interface NamedField {
  readonly key: string;
  /** Undefined where the note is for the field of every driver of the page. */
  readonly driver: string | undefined;
}

const SECTION = 'field-notes';

/** Notes on fields that an author wrote on a page. */
export function fieldNotesOf(tree: Root): readonly FieldNote[] {
  const notes: FieldNote[] = [];
  let isInside = false;
  tree.children.forEach((node, index) => {
    if (node.type !== 'heading') return;
    const id = headingId(node);
    if (node.depth <= 2) isInside = id === SECTION;
    if (!isInside || node.depth !== 3 || id === undefined) return;
    const below = tree.children
      .slice(index + 1)
      .find((each) => each.type !== 'mdxJsxFlowElement' || each.name !== FOR);
    const first = below?.type === 'paragraph' ? below.children : [];
    notes.push({
      id,
      title: headingTitle(node),
      fields: fieldsIn({type: 'root', children: [...node.children, ...first] as Root['children']}),
    });
  });
  return notes;
}

function fieldsIn(tree: Root): readonly NamedField[] {
  const fields: NamedField[] = [];
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return;
    if (node.name !== 'Field') return;
    const values = Object.fromEntries(
      node.attributes.map((attribute) =>
        attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : [],
      ),
    ) as Readonly<Record<string, unknown>>;
    const {name, driver} = values;
    if (typeof name !== 'string') return;
    fields.push({key: name, driver: typeof driver === 'string' ? driver : undefined});
  });
  return fields;
}

/**
 * Note on a field: the one that has its name or label, or else the first that begins with it.
 *
 * @returns its id, or undefined where the page has none
 */
export function noteOn(
  notes: readonly FieldNote[],
  {driver, key, label}: {readonly driver: string; readonly key: string; readonly label: string},
): string | undefined {
  const same = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();
  const named = notes.find(
    ({id, title}) => same(id.replaceAll('-', '_'), key) || same(title, label),
  );
  const first = notes.find(({fields}) =>
    fields.some((field) => field.key === key && [undefined, driver].includes(field.driver)),
  );
  return (named ?? first)?.id;
}
