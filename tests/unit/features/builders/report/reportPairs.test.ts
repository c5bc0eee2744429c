import type {Code, Heading, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, test} from 'vitest';
import {loadFacts} from '@site/src/build/facts/facts';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import {reportData} from '@site/src/build/facts/reportData';
import {
  bugFields,
  bugLink,
  reportText,
  type BugTexts,
} from '@site/src/features/builders/report/bugForm';
import {maskKinds} from '@site/src/features/builders/report/hidden';
import {createMasker} from '@site/src/features/builders/report/mask';
import {allMasked, emptyReport, withText} from '@site/src/features/builders/report/report';
import {pairwise} from '@site/tests/helpers/pairwise';
import {samples, type Sample} from './samples';

/** The text of a heading without marks. */
const textOf = ({children}: Heading): string =>
  children.map((child) => ('value' in child ? child.value : '')).join('');

const facts = loadFacts('.');
const data = reportData(facts, localizeFacts(facts, 'en'), '.').report;

/** A paste with a secret of each kind. */
const pastes = maskKinds.map((kind) => {
  const sample = samples.find(({kinds}) => kinds.includes(kind));
  if (!sample) throw new Error(`No sample has a secret of the kind ${kind}.`);
  return sample;
});
/** And a part of the others, so that each text meets about 16 of them. */
const names = [
  ...new Set(
    [...pastes, ...samples.filter((_sample, index) => index % 8 === 0)].map(({name}) => name),
  ),
];
const pasted = (name: string): Sample | undefined => samples.find((each) => each.name === name);

/** What readers write, and what has a meaning in Markdown or a URL. */
const WORDS = [
  'Uploads stop.',
  "it's “typeset” and 中文，全角 😀",
  '```\nopen fence',
  '### Logs / 日志\n\nnot the logs',
  '<details><b>html</b>',
  'a & b # c ? d = e % f + g',
  '- [ ] list\n- [x] done',
  '| a | b |\n| --- | --- |',
  '   indented\n\n\nand blank lines   ',
  '![image](https://example.com/a.png)',
  String.raw`back\slash and \u0041 and %zz`,
  'half a character \uD83D',
  'x'.repeat(7000),
] as const;

const rows = pairwise({
  logs: names,
  what: WORDS,
  steps: ['', 'Upload a file.\nWait.', '~~~~\n````'],
  config: ['', '{"port": 5244}', 'docker run\n```\nfence', 'config.json'],
  driver: ['', 'S3', 'Onedrive', 'Alias'],
  version: ['', 'v3.63.0', 'v3.9.1'],
  moment: ['pasted', 'typed'],
});

/** The texts of a report, as the page masks them, and what must not be in them. */
function reportOf(row: (typeof rows)[number]): {
  readonly texts: BugTexts;
  readonly secrets: readonly string[];
} {
  const masker = createMasker(data);
  const log = pasted(row.logs);
  const config = row.config === 'config.json' ? pasted('config.json') : undefined;
  const entries = [
    ['text', log?.text ?? ''],
    ['what', row.what],
    ['steps', row.steps],
    ['config', config?.text ?? row.config],
  ] as const;
  let report = emptyReport;
  for (const [key, text] of entries) {
    // What is typed comes a letter at a time. The last two are enough: each change is masked as a whole.
    const steps = row.moment === 'typed' ? [text.slice(0, -1), text] : [text];
    for (const step of steps) report = withText(report, key, step, masker);
  }
  const {masked} = allMasked(report, masker);
  return {
    texts: {
      version: row.version,
      driver: row.driver,
      'bug-description': masked.what,
      reproduction: masked.steps,
      config: masked.config,
      logs: masked.text,
    },
    secrets: [...(log?.secrets ?? []), ...(config?.secrets ?? [])],
  };
}

const cases = rows.map((row, index) => ({
  where: `case ${index} ${JSON.stringify(row)}`,
  ...reportOf(row),
}));

describe('all texts of a report in pairs', () => {
  test('are about 200 cases, with a secret of every kind', () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(pastes).toHaveLength(maskKinds.length);
  });

  test('have no secret, in the text and in the link', () => {
    for (const {where, texts, secrets} of cases) {
      const {href} = bugLink(texts['bug-description'], texts);
      const written = `${reportText(texts)}\n${[...new URL(href).searchParams.values()].join('\n')}`;
      expect([where, secrets.filter((secret) => written.includes(secret))]).toEqual([where, []]);
    }
  });

  test('are links that GitHub can read, with each text letter for letter or named as left out', () => {
    for (const {where, texts} of cases) {
      const {href, left} = bugLink('Uploads stop', texts);
      const {origin, searchParams} = new URL(href);
      expect([where, origin, href.length <= 6000]).toEqual([where, 'https://github.com', true]);
      const expected = bugFields(texts)
        .filter(({id}) => !left.some((field) => field.id === id))
        .map(({id, text}) => [id, text.replaceAll(/\p{Surrogate}/gu, '')]);
      const found = [...searchParams].filter(([name]) => name !== 'template' && name !== 'title');
      expect([where, found]).toEqual([where, expected]);
    }
  });

  test('are Markdown whose code holds the log and the configuration, and nothing else of them', () => {
    const parser = unified().use(remarkParse);
    for (const {where, texts} of cases) {
      const fields = bugFields(texts);
      for (const {id, label, text} of fields.filter((field) =>
        ['logs', 'config'].includes(field.id),
      )) {
        const tree: Root = parser.parse(`### ${label}\n\n${text}\n`);
        const [heading, code, ...others] = tree.children as [Heading, Code];
        expect([where, id, textOf(heading), code.type, others]).toEqual([
          where,
          id,
          label,
          'code',
          [],
        ]);
        expect([where, code.value]).toEqual([where, texts[id].trimEnd()]);
      }
    }
  });
});
