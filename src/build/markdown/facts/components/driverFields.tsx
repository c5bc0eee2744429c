/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {Link} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {Facts} from '../../../facts/facts';
import {fieldPath} from '../../../facts/labels';
import type {DriverFieldFact} from '../../../facts/schema';
import {FactTable} from './factTable';
import {FieldCells, KeyCell, fieldId, requiredFirst, typeName} from './shared';

const props = z.strictObject({
  driver: z.string(),
  /** Keys of the fields to show, to split a long form. */
  only: z.array(z.string()).optional(),
  /** A driver of the same page with the same form: only what differs is shown. */
  sameAs: z.string().optional(),
});

type Props = z.infer<typeof props>;

function isSame(left: DriverFieldFact, right: DriverFieldFact | undefined): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function shownFields({driver, only, sameAs}: Props, facts: Facts): readonly DriverFieldFact[] {
  if (only) return only.map((key) => facts.field(driver, key));
  const {fields} = facts.driver(driver);
  if (sameAs === undefined) return fields;
  const others = facts.driver(sameAs).fields;
  const lost = others.find(({key}) => !fields.some((field) => field.key === key));
  if (lost) {
    throw new Error(
      `sameAs="${sameAs}" cannot be used: ${driver} has no field "${lost.key}". Show the fields of ${driver} without sameAs.`,
    );
  }
  return fields.filter(
    (field) =>
      !isSame(
        field,
        others.find(({key}) => key === field.key),
      ),
  );
}

function row(context: FactContext, driver: string, field: DriverFieldFact): Child {
  const id = fieldId(context, driver, field.key);
  const label = context.localized.field(driver, field.key);
  const note = context.noteOn({driver, key: field.key, label: label.text});
  return (
    <tr id={id}>
      <KeyCell
        context={context}
        id={id}
        label={label}
        name={field.key}
        isRequired={field.required}
        marks={[typeName(context, field.type)]}
      />
      <FieldCells context={context} field={field} path={fieldPath(driver, field.key)}>
        {context.localized.text('drivers', field.note)}
        {note !== undefined && (
          <>
            {' '}
            <Link to={`#${note}`}>{context.message('details')}</Link>
          </>
        )}
      </FieldCells>
    </tr>
  );
}

/** Form fields of a driver, one address per row. */
export const driverFields = defineComponent<Props>({
  props,
  covers: ({driver, only}, facts) =>
    (only ?? facts.driver(driver).fields.map(({key}) => key)).map(
      (key) => `field:${driver}.${key}`,
    ),
  render(values, context) {
    const {driver, sameAs} = values;
    const fields = requiredFirst(shownFields(values, context.facts));
    const other = sameAs === undefined ? '' : context.localized.driverName(sameAs);
    return (
      <>
        {sameAs !== undefined && (
          <p>
            {context.message(fields.length === 0 ? 'exactlySameFields' : 'sameFields', {other})}
          </p>
        )}
        {fields.length > 0 && (
          <FactTable
            label={context.message('fieldsOf', {driver: context.localized.driverName(driver)})}
            head={[
              context.message('field'),
              context.message('default'),
              context.message('meaning'),
            ]}
            stacks
            kind="factsForm"
          >
            {fields.map((field) => row(context, driver, field))}
          </FactTable>
        )}
      </>
    );
  },
});
