import type {RootContent} from 'mdast';
import * as z from 'zod';
import type {Localized} from '../../../lib/localized';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import {showsCommonField} from '../data/facts';
import type {CommonFieldFact, DriverFact} from '../data/schema';
import {el, inlineCode, table} from '../nodes';
import {
  COMMON_PAGE,
  comma,
  defaultNode,
  idPart,
  keyCell,
  optionsNode,
  rowLink,
  typeName,
} from './shared';

const props = z.strictObject({
  /** Driver whose form is meant; without it every shared field is explained. */
  driver: z.string().optional(),
});

/** Drivers whose form shows a field, as readers know them. */
const audiences: Readonly<Record<CommonFieldFact['shownWhen'], Localized>> = {
  always: {en: 'all drivers', zh: '所有驱动'},
  'flag noCache is not set': {
    en: 'drivers whose lists AList caches',
    zh: '列表由 AList 缓存的驱动',
  },
  'neither onlyProxy nor onlyLocal is set': {
    en: 'drivers that can redirect downloads',
    zh: '可以重定向下载的驱动',
  },
  'onlyProxy or onlyLocal is set': {
    en: 'drivers whose downloads always go through AList',
    zh: '下载始终由 AList 代理的驱动',
  },
  'proxyRangeOption is set and neither onlyProxy nor onlyLocal is set': {
    en: 'a few drivers',
    zh: '少数驱动',
  },
  'flag localSort is set': {
    en: 'drivers whose lists AList sorts',
    zh: '列表由 AList 排序的驱动',
  },
};

/** Anchor of a shared field; the variant for drivers that cannot redirect has its own. */
function rowId(field: CommonFieldFact): string {
  return `field-${idPart(field.key)}${field.shownWhen.startsWith('onlyProxy') ? '-proxied' : ''}`;
}

function fullRow(context: FactContext, field: CommonFieldFact): RootContent {
  const id = rowId(field);
  return el(
    'tr',
    {id},
    keyCell(id, context.words.common(field), field.key, [
      field.required && context.word('needed'),
      typeName(context, field.type),
    ]),
    el('td', {'data-label': context.word('default')}, defaultNode(context, field)),
    el(
      'td',
      {},
      context.words.text('common', field.note),
      optionsNode(context, field.options),
      el(
        'div',
        {className: 'factsLine'},
        `${context.word('shownFor')}${context.words.locale === 'zh' ? '：' : ': '}`,
        field.shownForDrivers?.join(comma(context)) ??
          audiences[field.shownWhen][context.words.locale],
      ),
    ),
  );
}

function briefRow(context: FactContext, driver: DriverFact, field: CommonFieldFact): RootContent {
  const own = field.defaultByDriver?.[driver.name] ?? field.default;
  return el(
    'tr',
    {},
    el(
      'th',
      {scope: 'row'},
      rowLink(
        context,
        COMMON_PAGE,
        rowId(field),
        context.words.common(field),
        ' ',
        inlineCode(field.key),
      ),
    ),
    el('td', {}, defaultNode(context, {...field, default: own})),
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
      return [
        table(
          context.word('field'),
          [context.word('field'), context.word('default'), context.word('meaning')],
          fields.map((field) => fullRow(context, field)),
          {stacks: true},
        ),
      ];
    }
    const driver = context.facts.driver(name);
    return [
      el(
        'details',
        {className: 'factsDetails'},
        el('summary', {}, context.words.locale === 'zh' ? '通用字段' : 'Common fields'),
        table(
          context.words.locale === 'zh' ? '通用字段' : 'Common fields',
          [context.word('field'), context.word('defaultHere')],
          fields
            .filter((field) => showsCommonField(field, driver))
            .map((field) => briefRow(context, driver, field)),
          {stacks: true},
        ),
      ),
    ];
  },
});
