/** @jsxImportSource ../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../syntax-tree/elements';
import {Code} from '../../syntax-tree/markdown';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import {showsCommonField} from '../data/facts';
import {commonPath} from '../data/labels';
import type {CommonFieldFact, DriverFact} from '../data/schema';
import type {Word} from '../words';
import {FactTable} from './factTable';
import {
  COMMON_PAGE,
  FieldCells,
  KeyCell,
  RowLink,
  defaultNode,
  idPart,
  meaningOf,
  requiredFirst,
  typeName,
} from './shared';

const props = z.strictObject({
  /** Driver whose form is meant; without it every shared field is explained. */
  driver: z.string().optional(),
});

/** Drivers whose form shows a field, as readers know them. */
const audiences: Readonly<Record<CommonFieldFact['shownWhen'], Word>> = {
  always: 'forAllDrivers',
  'flag noCache is not set': 'forCachedLists',
  'neither onlyProxy nor onlyLocal is set': 'forRedirects',
  'onlyProxy or onlyLocal is set': 'forProxied',
  'proxyRangeOption is set and neither onlyProxy nor onlyLocal is set': 'forFew',
  'flag localSort is set': 'forSortedLists',
};

/** Anchor of a shared field; the variant for drivers that cannot redirect has its own. */
function rowId(field: CommonFieldFact): string {
  return `field-${idPart(field.key)}${field.shownWhen.startsWith('onlyProxy') ? '-proxied' : ''}`;
}

function fullRow(context: FactContext, field: CommonFieldFact): Child {
  const id = rowId(field);
  return (
    <tr id={id}>
      <KeyCell
        context={context}
        id={id}
        label={context.words.common(field.key)}
        name={field.key}
        isRequired={field.required}
        marks={[typeName(context, field.type)]}
      />
      <FieldCells context={context} field={field} path={commonPath(field.key)}>
        {context.words.text('common', field.note)}
        <div className="factsLine">
          {`${context.word('shownFor')}${context.word('colon')}`}
          {field.shownForDrivers?.join(context.word('listComma')) ??
            context.word(audiences[field.shownWhen])}
        </div>
      </FieldCells>
    </tr>
  );
}

function briefRow(context: FactContext, driver: DriverFact, field: CommonFieldFact): Child {
  const own = field.defaultByDriver?.[driver.name] ?? field.default;
  const label = context.words.common(field.key);
  return (
    <tr>
      <th scope="row">
        <RowLink context={context} doc={COMMON_PAGE} id={rowId(field)}>
          {label.text} <Code>{field.key}</Code>
        </RowLink>
        {meaningOf(context, label)}
      </th>
      <td>{defaultNode(context, {...field, default: own}, commonPath(field.key))}</td>
    </tr>
  );
}

/** Fields every storage can have: all of them explained, or those one driver's form shows. */
export const commonFields = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({driver}, facts) =>
    driver === undefined
      ? facts.raw['storage-common'].formFields.map(({key}) => `common:${key}`)
      : [],
  render({driver: name}, context) {
    const fields = context.facts.raw['storage-common'].formFields;
    if (name === undefined) {
      return (
        <FactTable
          label={context.word('field')}
          head={[context.word('field'), context.word('default'), context.word('meaning')]}
          stacks
          kind="factsForm"
        >
          {requiredFirst(fields).map((field) => fullRow(context, field))}
        </FactTable>
      );
    }
    const driver = context.facts.driver(name);
    return (
      <details className="factsDetails">
        <summary>{context.word('commonFields')}</summary>
        <FactTable
          label={context.word('commonFields')}
          head={[context.word('field'), context.word('defaultHere')]}
          stacks
        >
          {fields
            .filter((field) => showsCommonField(field, driver))
            .map((field) => briefRow(context, driver, field))}
        </FactTable>
      </details>
    );
  },
});
