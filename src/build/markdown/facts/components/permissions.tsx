/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {Code} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {PermissionFact} from '../../../facts/schema';
import {FactTable} from './factTable';
import {RowLink} from './shared';

const PERMISSIONS_PAGE = 'reference/permissions';

const bitProps = z.strictObject({bit: z.number().int()});

/** Name of a permission, linked to its row. */
export const perm = defineComponent<z.infer<typeof bitProps>>({
  props: bitProps,
  isInline: true,
  covers: () => [],
  render({bit}, context) {
    return (
      <RowLink context={context} doc={PERMISSIONS_PAGE} id={`perm-${bit}`}>
        {context.localized.permission(context.facts.permission(bit))}
      </RowLink>
    );
  },
});

const tableProps = z.strictObject({
  /** Puts a box before each permission, for the calculator of the page (`features/permission-calculator`). */
  calculator: z.boolean().optional(),
});

function row(context: FactContext, permission: PermissionFact, hasBox: boolean): Child {
  const {bit, key, value} = permission;
  const Name = hasBox ? 'label' : 'span';
  return (
    <tr id={`perm-${bit}`}>
      <th scope="row">
        <Name className="factsLabel" data-search-name="">
          {hasBox && <input type="checkbox" data-bit={value} />}
          {context.localized.permission(permission)}
        </Name>
        <Code>{key}</Code>
        {!permission.in_web_app && (
          <span className="factsMark">{context.message('notInWebApp')}</span>
        )}
      </th>
      <td data-label={context.message('bit')}>{bit}</td>
      <td data-label={context.message('value')}>
        <Code>{value}</Code>
      </td>
      <td>{context.localized.text('permissions', permission.allows)}</td>
    </tr>
  );
}

const columns = ['permission', 'bit', 'value', 'allows'] as const;

/** All permission bits with value and what each allows. */
export const permTable = defineComponent<z.infer<typeof tableProps>>({
  props: tableProps,
  covers: (_props, {raw}) => raw.features.features.permissions.bits.map(({bit}) => `perm:${bit}`),
  render: ({calculator = false}, context) => (
    <FactTable
      label={context.message('permission')}
      head={columns.map((column) => context.message(column))}
      stacks
    >
      {context.facts.raw.features.features.permissions.bits.map((permission) =>
        row(context, permission, calculator),
      )}
    </FactTable>
  ),
});
