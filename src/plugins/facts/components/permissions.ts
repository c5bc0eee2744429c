import * as z from 'zod';
import {defineComponent} from '../component';
import {el, inlineCode, table} from '../nodes';
import {rowLink} from './shared';

const PERMISSIONS_PAGE = 'reference/permissions';

const bitProps = z.strictObject({bit: z.number().int()});

/** Name of a permission, linked to its row. */
export const perm = defineComponent<z.infer<typeof bitProps>>({
  props: bitProps,
  isInline: true,
  covers: () => [],
  render({bit}, context) {
    const {name} = context.facts.permission(bit);
    return rowLink(
      context,
      PERMISSIONS_PAGE,
      `perm-${bit}`,
      context.words.text('permissions', name),
    );
  },
});

const tableProps = z.strictObject({
  /** Puts a box before each permission, for the calculator of the page (`features/permission-calculator`). */
  calculator: z.boolean().optional(),
});

/** All permission bits with value and what each allows. */
export const permTable = defineComponent<z.infer<typeof tableProps>>({
  props: tableProps,
  covers: (_props, {raw}) => raw.features.features.permissions.bits.map(({bit}) => `perm:${bit}`),
  render: ({calculator}, context) => [
    table(
      context.word('permission'),
      [
        context.word('permission'),
        context.word('bit'),
        context.word('value'),
        context.word('allows'),
      ],
      context.facts.raw.features.features.permissions.bits.map((bit) =>
        el(
          'tr',
          {id: `perm-${bit.bit}`},
          el(
            'th',
            {scope: 'row'},
            el(
              calculator ? 'label' : 'span',
              {className: 'factsLabel'},
              calculator && el('input', {type: 'checkbox', 'data-bit': String(bit.value)}),
              context.words.text('permissions', bit.name),
            ),
            inlineCode(bit.key),
            !bit.in_web_app && el('span', {className: 'factsMark'}, context.word('notInWebApp')),
          ),
          el('td', {'data-label': context.word('bit')}, String(bit.bit)),
          el('td', {'data-label': context.word('value')}, inlineCode(String(bit.value))),
          el('td', {}, context.words.text('permissions', bit.allows)),
        ),
      ),
      {stacks: true},
    ),
  ],
});
