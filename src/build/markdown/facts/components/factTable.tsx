/** @jsxImportSource ../../../syntax-tree */
import type {Child} from '../../../syntax-tree/elements';

interface FactTableProps {
  /** What the table holds. */
  readonly label: string;
  /** Column headings. */
  readonly head: readonly string[];
  /** On phones, a row is set as a small card instead of being scrolled. */
  readonly stacks?: boolean;
  /** A class of its own, for tables of one kind to look the same on all pages. */
  readonly kind?: string;
  /** Finished rows. */
  readonly children: Child;
}

/**
 * A table that reads without scripts: caption for screen readers, headings with scope, and a group that
 * scrolls sideways and can be reached by keyboard.
 */
export function FactTable({label, head, stacks = false, kind, children}: FactTableProps): Child {
  return (
    <div
      className={['tableRegion', 'factsTable', kind]}
      role="group"
      aria-label={label}
      // Readers without a mouse scroll what they can focus.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-stacks={stacks && head.length}
    >
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th scope="col">{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
