import {describe, expect, test} from 'vitest';
import {loadFacts} from '@site/src/build/facts/facts';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import {reportData} from '@site/src/build/facts/reportData';
import {bugFields, bugLink, type BugTexts} from '@site/src/features/builders/report/bugForm';
import {findCauses} from '@site/src/features/builders/report/causes';
import {createMasker} from '@site/src/features/builders/report/mask';

const facts = loadFacts('.');
const data = {
  en: reportData(facts, localizeFacts(facts, 'en'), '.').report,
  zh: reportData(facts, localizeFacts(facts, 'zh'), '.').report,
};

const find = (text: string, driver = '', version = '') =>
  findCauses(data.en, {text, driver, version});

describe('what the composer knows', () => {
  test('is every driver, with its page, in both languages', () => {
    expect(data.en.drivers).toHaveLength(facts.raw.drivers.length);
    expect(data.zh.drivers.map(({name}) => name).sort()).toEqual(
      facts.raw.drivers.map(({name}) => name).sort(),
    );
    for (const {href} of data.en.drivers) expect(href).toMatch(/^\/guide\/drivers\/\w+\.html$/);
  });

  test('is every message that the site explains', () => {
    expect(data.en.messages.length).toBeGreaterThan(facts.raw.errors.errors.length);
    expect(data.zh.messages.map(({href}) => href)).toEqual(data.en.messages.map(({href}) => href));
  });

  test('has no host of samples', () => {
    expect(data.en.publicHosts.filter((host) => host.includes('example'))).toEqual([]);
    expect(data.en.publicHosts).toEqual(
      expect.arrayContaining(['graph.microsoft.com', 'amazonaws.com', 'pan.quark.cn']),
    );
  });

  /** A reader can paste what the site explains: its messages aren't secrets. */
  test('every message is found as it is after masking, and none loses a word', () => {
    const masker = createMasker(data.en);
    const changed = facts.raw.errors.errors
      .map(({message}) => message)
      .filter((message) => masker.mask(message) !== message);
    expect(changed).toEqual([]);
  });
});

describe('known causes', () => {
  test('a message of the chosen driver comes before the same words elsewhere', () => {
    const [first] = find('failed get objs: require login [guest]', 'Quark');
    expect(first?.href).toMatch(/^\/guide\/drivers\/quark\.html#/);
  });

  test('messages of other drivers aren’t proposed', () => {
    const hrefs = find('failed get objs: require login [guest]', 'S3').map(({href}) => href);
    expect(hrefs.filter((href) => href?.includes('/drivers/'))).toEqual([]);
  });

  test('the innermost message of a chain is the first', () => {
    const [first] = find(
      'failed get link: failed get storage: storage not found; please add a storage first',
    );
    expect(first?.title).toContain('storage not found');
  });

  test('a message is found in a long log, whatever surrounds it', () => {
    const noise = 'INFO[2026-01-02] all is well\n'.repeat(20_000);
    const [first] = find(`${noise}ERRO[2026-01-02] init: AADSTS70000: bad\n${noise}`, 'Onedrive');
    expect(first?.title).toContain('AADSTS');
  });

  test('what newer releases repaired is proposed for older ones only', () => {
    const fixed = data.en.fixes[0];
    if (!fixed) throw new Error('releases.json names no fix of a driver');
    const [driver = ''] = fixed.drivers;
    const kinds = (version: string) => find('upload stops', driver, version).map(({kind}) => kind);
    expect(kinds('v3.1.0')).toContain('fix');
    expect(kinds(data.en.versions[0] ?? '')).not.toContain('fix');
  });

  test('nothing is proposed for nothing, nor for words that no message has', () => {
    expect(find('  ')).toEqual([]);
    expect(find('qqqq wwww zzzz')).toEqual([]);
  });
});

describe('the link to the form', () => {
  const texts: BugTexts = {
    version: 'v3.63.0',
    driver: 'S3',
    'bug-description': 'a'.repeat(3000),
    reproduction: 'b'.repeat(3000),
    config: '',
    logs: 'c',
  };

  test('leaves out the first field that doesn’t fit, but not those after it', () => {
    const {href, left} = bugLink('', texts);
    expect(left.map(({id}) => id)).toEqual(['reproduction']);
    expect(new URL(href).searchParams.get('logs')).toBe('```\nc\n```');
  });

  test('can be written whatever the text has, also half a character', () => {
    const {href} = bugLink('\uD83D', {...texts, 'bug-description': 'x\uDE00 &#?'});
    expect(new URL(href).searchParams.get('bug-description')).toBe('x &#?');
  });

  test('a long log keeps its end', () => {
    const logs = Array.from({length: 10_000}, (_line, index) => `line ${index}`).join('\n');
    const field = bugFields({...texts, logs}).at(-1);
    expect(field?.text.length).toBeLessThan(25_000);
    expect(field?.text).toMatch(/^```\n…\nline \d+\n/);
    expect(field?.text).toMatch(/line 9999\n```$/);
  });
});
