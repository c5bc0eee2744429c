/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {Link} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import {showsCommonField} from '../../../facts/facts';
import {commonPath} from '../../../facts/labels';
import type {CommonFieldFact, DriverFact} from '../../../facts/schema';
import type {MessageName} from '../../../facts/messages';
import {FactTable} from './factTable';
import {
  COMMON_PAGE,
  FieldCells,
  KeyCell,
  NameLink,
  defaultNode,
  idPart,
  requiredFirst,
  typeName,
} from './shared';

const props = z.strictObject({
  /** Driver whose form is meant; without it every shared field is explained. */
  driver: z.string().optional(),
});

/** Drivers whose form shows a field, as readers know them. */
const audiences: Readonly<Record<CommonFieldFact['shownWhen'], MessageName>> = {
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
        label={context.localized.common(field.key)}
        name={field.key}
        isRequired={field.required}
        marks={[typeName(context, field.type)]}
      />
      <FieldCells context={context} field={field} path={commonPath(field.key)}>
        {context.localized.text('common', field.note)}
        <div className="factsLine">
          {`${context.message('shownFor')}${context.message('colon')}`}
          {field.shownForDrivers?.join(context.message('listComma')) ??
            context.message(audiences[field.shownWhen])}
        </div>
      </FieldCells>
    </tr>
  );
}

/** What most forms show; `shownWhen` of the others is what a driver adds. */
const usual: ReadonlySet<CommonFieldFact['shownWhen']> = new Set([
  'always',
  'flag noCache is not set',
  'neither onlyProxy nor onlyLocal is set',
]);

/** Names of common fields, linked to their rows, as a list in a sentence. */
function names(context: FactContext, fields: readonly CommonFieldFact[]): Child {
  const links = fields.map((field) => (
    <NameLink
      context={context}
      doc={COMMON_PAGE}
      id={rowId(field)}
      label={context.localized.common(field.key)}
      name={field.key}
    />
  ));
  return new Intl.ListFormat(context.localized.locale)
    .formatToParts(links.map((_, index) => String(index)))
    .map(({type, value}) => {
      if (type === 'element') return links[Number(value)];
      // Between a key and a sign belongs a space; between two signs, the page takes it out again.
      return value === '和' ? ' 和 ' : value;
    });
}

/** How the common fields of a driver's form differ from those of most forms. */
function Differences({context, driver}: {context: FactContext; driver: DriverFact}): Child {
  const all = context.facts.raw['storage-common'].formFields;
  const shown = all.filter((field) => showsCommonField(field, driver));
  const keys = new Set(shown.map(({key}) => key));
  const missing = all.filter(({key, shownWhen}) => usual.has(shownWhen) && !keys.has(key));
  const ofMost = new Map(
    all.filter(({shownWhen}) => usual.has(shownWhen)).map((field) => [field.key, field.default]),
  );
  const more = shown.filter(({key}) => !ofMost.has(key));
  const href = context.hrefOf(COMMON_PAGE);
  const defaults = shown.flatMap((field) => {
    const here = field.defaultByDriver?.[driver.name] ?? field.default;
    return here === (ofMost.get(field.key) ?? null) ? [] : [{...field, default: here}];
  });
  return (
    <p>
      {context.message('formHas')}
      {href === undefined ? (
        context.message('commonFields')
      ) : (
        <Link to={`${href}#fields`}>{context.message('commonFields')}</Link>
      )}
      {more.length > 0 && [context.message('commonFieldsAnd'), names(context, more)]}
      {missing.length > 0 && [context.message('commonFieldsWithout'), names(context, missing)]}
      {context.message('fullStop')}
      {defaults.map((field) => (
        <>
          {context.message('defaultHereOf')}
          {names(context, [field])}
          {context.message('defaultHereIs')}
          {defaultNode(context, field, commonPath(field.key))}
          {context.message('fullStop')}
        </>
      ))}
    </p>
  );
}

/** Fields every storage can have: all of them explained, or how those of one driver's form differ. */
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
          label={context.message('field')}
          head={[context.message('field'), context.message('default'), context.message('meaning')]}
          stacks
          kind="factsForm"
        >
          {requiredFirst(fields).map((field) => fullRow(context, field))}
        </FactTable>
      );
    }
    return <Differences context={context} driver={context.facts.driver(name)} />;
  },
});
