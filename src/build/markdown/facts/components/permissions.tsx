/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {joined} from '../../../syntax-tree/elements';
import type {Child} from '../../../syntax-tree/elements';
import {Code} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import {routeMethod} from '../../../facts/facts';
import type {PermissionFact, RouteFact} from '../../../facts/schema';
import {FactTable} from './factTable';
import {RouteLink, RowLink} from './shared';

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

/** Short name of a route: its path, except for WebDAV, which has one path for all methods. */
function nameOf(route: RouteFact): string {
  if (route.path.startsWith('/api/')) return route.path.slice('/api/'.length);
  const [folder = ''] = /\/\w+/.exec(route.path) ?? [];
  const method = routeMethod(route);
  // In a narrow cell, the method stays beside its path.
  return method.includes(',') ? folder : `${method}\u00A0${folder}`;
}

/** Routes that check a permission, as a line of links; only on the page of all permissions. */
function routes(context: FactContext, {key}: PermissionFact, isNeeded: boolean): Child {
  const found = context.facts.raw.api.routes.filter(({checks = []}) =>
    checks.some(({permission, needed}) => permission === key && needed === isNeeded),
  );
  // The table on other pages is for people who use the admin panel.
  if (found.length === 0 || context.doc !== PERMISSIONS_PAGE) return null;
  return (
    // Who searches for an endpoint wants its own description.
    <div className="factsLine" data-search-skip="">
      {context.message(isNeeded ? 'neededFor' : 'optionalFor')}
      {context.message('colon')}
      {joined(
        found.map((route) => <RouteLink context={context} route={route} name={nameOf(route)} />),
        context.message('listComma'),
      )}
    </div>
  );
}

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
      <td>
        {context.localized.text('permissions', permission.allows)}
        {routes(context, permission, true)}
        {routes(context, permission, false)}
      </td>
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
