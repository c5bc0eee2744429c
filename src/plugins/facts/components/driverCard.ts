import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {DriverFact} from '../data/schema';
import {el, inlineCode, link} from '../nodes';
import type {Child} from '../nodes';
import {capabilityNames} from '../words';
import {issueKinds} from './caveats';
import {ISSUES_PAGE, comma, isAlwaysProxied} from './shared';

const props = z.strictObject({driver: z.string()});

const SOURCE_URL = 'https://github.com/AlistGo/alist/tree';

/** Operations the card names; listing and download go without saying. */
const namedOperations = ['uploadEnabled', 'mkdir', 'rename', 'move', 'copy', 'remove'] as const;

function rootText(context: FactContext, driver: DriverFact): Child {
  if (driver.rootKind === null) return context.word('rootNone');
  const kind = context.word(driver.rootKind === 'path' ? 'rootPath' : 'rootId');
  return driver.rootDefault === null
    ? kind
    : [
        kind,
        `${context.words.locale === 'zh' ? '，' : ', '}${context.word('isDefault')} `,
        inlineCode(driver.rootDefault),
      ];
}

/** How many issues are known, linked to their list; nothing while its page is not written. */
function issuesLink(context: FactContext, {name, caveats}: DriverFact): Child {
  const href = context.hrefOf(ISSUES_PAGE);
  const kinds: readonly string[] = issueKinds;
  const count = caveats.filter(({kind}) => kinds.includes(kind)).length;
  if (href === undefined || count === 0) return undefined;
  const {version} = context.facts.raw.settings._meta;
  const text = context.word('knownIssuesOf', {count: String(count), version});
  return item(
    context.word('knownIssues'),
    link(`${href}?driver=${encodeURIComponent(name)}`, text),
  );
}

function item(term: string, ...value: readonly Child[]): Child {
  return [el('dt', {}, term), el('dd', {}, value)];
}

/** A driver in brief: name in the form, what works, root, delivery, warning of the form, source. */
export const driverCard = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({driver}) => [`driver:${driver}`],
  render({driver: name}, context) {
    const driver = context.facts.driver(name);
    const {locale} = context.words;
    const can = namedOperations.filter((operation) => driver.capabilities[operation]);
    const version = context.facts.raw.settings._meta.version;
    const {alert} = driver.flags;
    return [
      el(
        'dl',
        {className: 'factsCard'},
        item(context.word('driverName'), inlineCode(driver.uiLabel)),
        item(
          context.word('works'),
          can.length === 0
            ? context.word('readOnly')
            : can.map((operation) => capabilityNames[operation][locale]).join(comma(context)),
        ),
        item(context.word('root'), rootText(context, driver)),
        item(
          context.word('delivery'),
          context.word(isAlwaysProxied(driver) ? 'routeProxy' : 'routeRedirect'),
        ),
        issuesLink(context, driver),
        alert && item(context.word('formSays'), context.words.text('drivers', alert.note)),
        item(
          context.word('source'),
          link(`${SOURCE_URL}/${version}/drivers/${driver.package}`, `drivers/${driver.package}`),
        ),
      ),
    ];
  },
});
