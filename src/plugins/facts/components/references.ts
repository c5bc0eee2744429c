import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {Facts} from '../data/facts';
import {el, inlineCode} from '../nodes';
import {
  COMMON_PAGE,
  CONFIG_PAGE,
  ERROR_PAGE,
  configId,
  fieldId,
  idPart,
  rowLink,
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
function pageOfDriver(
  {doc, drivers, facts}: FactContext,
  driver: string,
): Pick<FactContext, 'doc' | 'drivers'> {
  if (drivers.includes(driver)) return {doc, drivers};
  const page = facts.raw['driver-pages'].find((other) => other.drivers.includes(driver));
  return {doc: `guide/drivers/${page?.slug ?? ''}`, drivers: page?.drivers ?? []};
}

/** Name of a driver field, or of a field every storage has, linked to its row. */
export const field = defineComponent<z.infer<typeof fieldProps>>({
  props: fieldProps,
  isInline: true,
  covers: () => [],
  render({name, driver: wanted}, context) {
    const {facts, words} = context;
    const driver = wanted ?? driverOf(context, name);
    const label = (text: string) => (words.locale === 'zh' ? `${text} ` : '');
    if (driver !== undefined) {
      facts.field(driver, name);
      const {doc, drivers} = pageOfDriver(context, driver);
      const id = fieldId({...context, drivers}, driver, name);
      return rowLink(context, doc, id, label(words.field(driver, name)), inlineCode(name));
    }
    const common = facts.raw['storage-common'].formFields.find(({key}) => key === name);
    if (!common) {
      throw new Error(
        `unknown field "${name}" of ${context.drivers.join(', ') || 'a page without drivers'}. See drivers.json and storage-common.json.`,
      );
    }
    return rowLink(
      context,
      COMMON_PAGE,
      `field-${idPart(name)}`,
      label(words.common(common)),
      inlineCode(name),
    );
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
    const label = context.words.locale === 'zh' ? `${context.words.setting(k)} ` : '';
    return rowLink(context, settingsPage(group), `setting-${idPart(k)}`, label, inlineCode(k));
  },
});

/** Name of a configuration key, linked to its row. */
export const config = defineComponent<z.infer<typeof settingProps>>({
  props: settingProps,
  isInline: true,
  covers: () => [],
  render({k}, context) {
    context.facts.config(k);
    return rowLink(context, CONFIG_PAGE, configId(k), inlineCode(k));
  },
});

const errorProps = z.strictObject({id: z.string()});

/** Message of an error, linked to its entry. */
export const err = defineComponent<z.infer<typeof errorProps>>({
  props: errorProps,
  isInline: true,
  covers: () => [],
  render({id}, context) {
    const {message} = context.facts.error(id);
    return rowLink(context, ERROR_PAGE, `err-${id}`, inlineCode(message));
  },
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

/** Version mark, or nothing where the facts do not know (content standard section 2.3). */
export const since = defineComponent<z.infer<typeof sinceProps>>({
  props: sinceProps,
  isInline: true,
  covers: () => [],
  render({of}, context) {
    const version = sinceOf(of, context.facts);
    return version === null
      ? []
      : [el('span', {className: 'factsMark'}, `${context.word('since')} ${version}`)];
  },
});
