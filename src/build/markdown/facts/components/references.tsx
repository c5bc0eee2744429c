/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {didYouMean} from '../../../../lib/node/didYouMean';
import type {Child} from '../../../syntax-tree/elements';
import {Code} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {Facts} from '../../../facts/facts';
import {
  commonPath,
  fieldPath,
  labelAt,
  labelOf,
  optionPath,
  settingPath,
} from '../../../facts/labels';
import type {LabelPath} from '../../../facts/labels';
import {
  COMMON_PAGE,
  CONFIG_PAGE,
  ErrorLink,
  NameLink,
  RowLink,
  configId,
  driverPageOf,
  fieldId,
  idPart,
  meaningOf,
  settingsPage,
} from './shared';

const fieldProps = z.strictObject({
  name: z.string(),
  /** Registered driver, where the page has several with that field. */
  driver: z.string().optional(),
});

function driverOf(context: FactContext, name: string): string | undefined {
  return context.drivers.find((driver) =>
    context.facts.driver(driver).fields.some(({key}) => key === name),
  );
}

/** Page with the fields of a driver: this one, or the driver's own. */
function pageOfDriver(context: FactContext, driver: string): Pick<FactContext, 'doc' | 'drivers'> {
  const {doc, drivers} = context;
  return drivers.includes(driver) ? {doc, drivers} : driverPageOf(context, driver);
}

/** Name of a driver field, or of a field every storage has, linked to its row. */
export const field = defineComponent<z.infer<typeof fieldProps>>({
  props: fieldProps,
  isInline: true,
  covers: () => [],
  render({name, driver: wanted}, context) {
    const {facts, localized} = context;
    const driver = wanted ?? driverOf(context, name);
    if (driver !== undefined) {
      facts.field(driver, name);
      const {doc, drivers} = pageOfDriver(context, driver);
      const id = fieldId({...context, drivers}, driver, name);
      return (
        <NameLink
          context={context}
          doc={doc}
          id={id}
          label={localized.field(driver, name)}
          name={name}
        />
      );
    }
    const common = facts.raw['storage-common'].formFields.find(({key}) => key === name);
    if (!common) {
      const known = [
        ...context.drivers.flatMap((each) => facts.driver(each).fields),
        ...facts.raw['storage-common'].formFields,
      ].map(({key}) => key);
      throw new Error(
        `unknown field "${name}" of ${context.drivers.join(', ') || 'a page without drivers'}.${didYouMean(name, known)} See drivers.json and storage-common.json.`,
      );
    }
    return (
      <NameLink
        context={context}
        doc={COMMON_PAGE}
        id={`field-${idPart(name)}`}
        label={localized.common(name)}
        name={name}
      />
    );
  },
});

const driverProps = z.strictObject({
  /** Registered name; several where the drivers of a page share a step. */
  name: z.union([z.string(), z.array(z.string()).min(2)]),
});

/** Name of a driver as the form lists it; where readers know it by another name, or it isn't the registered one, in code. */
function nameInForm(context: FactContext, name: string): Child {
  const {facts, localized} = context;
  facts.driver(name);
  const text = localized.driver(name);
  if (text === name && text !== localized.driverName(name)) return <Code>{name}</Code>;
  return (
    <>
      <strong>{text}</strong>
      {text !== name && context.message('inBrackets', {text: `\`${name}\``})}
    </>
  );
}

/**
 * A driver to choose in AList's form. Of several drivers of the page, readers who have chosen one see only that one.
 */
export const driver = defineComponent<z.infer<typeof driverProps>>({
  props: driverProps,
  isInline: true,
  covers: () => [],
  render({name}, context) {
    if (typeof name === 'string') return nameInForm(context, name);
    return name.map((each, index) => (
      <>
        {index > 0 && (
          <span data-driver="0">
            {context.message(index === name.length - 1 ? 'orElse' : 'listComma')}
          </span>
        )}
        <span data-driver={String(context.drivers.indexOf(each) + 1)}>
          {nameInForm(context, each)}
        </span>
      </>
    ));
  },
});

const settingProps = z.strictObject({k: z.string()});

/** Name of a setting, linked to its row. */
export const setting = defineComponent<z.infer<typeof settingProps>>({
  props: settingProps,
  isInline: true,
  covers: () => [],
  render({k}, context) {
    const {group} = context.facts.setting(k);
    return (
      <NameLink
        context={context}
        doc={settingsPage(group)}
        id={`setting-${idPart(k)}`}
        label={context.localized.setting(k)}
        name={k}
      />
    );
  },
});

const optionProps = z.union([
  z.strictObject({
    field: z.string(),
    value: z.string(),
    /** Registered driver, where the page has several with that field. */
    driver: z.string().optional(),
  }),
  z.strictObject({setting: z.string(), value: z.string()}),
]);

type OptionProps = z.infer<typeof optionProps>;

/** Place of the label of what has the options, and the options. */
function optionsOf(
  props: OptionProps,
  {facts, ...context}: FactContext,
): {readonly path: LabelPath; readonly options: readonly string[]} {
  if ('setting' in props) {
    const {options} = facts.setting(props.setting);
    return {path: settingPath(props.setting), options: options ?? []};
  }
  const {field: name} = props;
  const driver = props.driver ?? driverOf({facts, ...context}, name);
  if (driver !== undefined)
    return {path: fieldPath(driver, name), options: facts.field(driver, name).options ?? []};
  const common = facts.raw['storage-common'].formFields.find(({key}) => key === name);
  return {path: commonPath(name), options: common?.options ?? []};
}

/**
 * Option of a field or setting as the screen has it. In Chinese, the value follows, and what the label means where its
 * translation misleads.
 */
export const option = defineComponent<OptionProps>({
  props: optionProps,
  isInline: true,
  covers: () => [],
  render(props, context) {
    const {facts, localized} = context;
    const {value} = props;
    const {path, options} = optionsOf(props, context);
    if (!options.includes(value)) {
      const what = 'setting' in props ? props.setting : props.field;
      throw new Error(
        `unknown option "${value}" of ${what}.${didYouMean(value, options)} Options: ${options.join(', ') || 'none'}.`,
      );
    }
    const place = optionPath(path, value);
    const labels = facts.raw['ui-labels'];
    // Without a label, the screen shows the value itself.
    if (!labelAt(labels, place)) return <Code>{value}</Code>;
    const label = labelOf(
      labels,
      facts.translations[localized.locale]?.meanings,
      localized.locale,
      place,
    );
    return (
      <>
        <strong>{label.text}</strong>
        {localized.locale === 'zh' && label.text !== value && (
          <>
            {' '}
            <Code>{value}</Code>
          </>
        )}
        {meaningOf(context, label)}
      </>
    );
  },
});

/** Name of a configuration key, linked to its row. */
export const config = defineComponent<z.infer<typeof settingProps>>({
  props: settingProps,
  isInline: true,
  covers: () => [],
  render({k}, context) {
    context.facts.config(k);
    return (
      <RowLink context={context} doc={CONFIG_PAGE} id={configId(k)}>
        <Code>{k}</Code>
      </RowLink>
    );
  },
});

const errorProps = z.strictObject({id: z.string()});

/** Message of an error, linked to its entry. */
export const err = defineComponent<z.infer<typeof errorProps>>({
  props: errorProps,
  isInline: true,
  covers: () => [],
  render: ({id}, context) => <ErrorLink context={context} error={context.facts.error(id)} />,
});

const sinceProps = z.strictObject({
  /** `setting.<key>`, `config.<key>`, `route.<id>`, `command.<name>` or `<Driver>.<field>`. */
  of: z.string(),
});

/** Release a thing came with; null where the facts do not know. */
function sinceOf(of: string, facts: Facts): string | null {
  const dot = of.indexOf('.');
  const [kind, key] = [of.slice(0, dot), of.slice(dot + 1)];
  if (kind === 'setting') return facts.setting(key).since ?? null;
  if (kind === 'config') return facts.config(key).since;
  if (kind === 'route') return facts.route(key).since;
  if (kind === 'command') return facts.command(key).since ?? null;
  // The facts hold no release for fields of drivers; the name is checked all the same.
  facts.field(kind, key);
  return null;
}

/** Version mark, or nothing where the facts do not know. */
export const since = defineComponent<z.infer<typeof sinceProps>>({
  props: sinceProps,
  isInline: true,
  covers: () => [],
  render({of}, context) {
    const version = sinceOf(of, context.facts);
    return (
      version !== null && (
        <span className="factsMark">{`${context.message('since')} ${version}`}</span>
      )
    );
  },
});
