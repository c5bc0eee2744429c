import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import drivers from '@site/src/data/facts/drivers.json';
import {tokenProviders} from '@site/src/data/token-providers/all';

const folders = ['docs', 'i18n/zh/docusaurus-plugin-content-docs/current'];
const targets = tokenProviders.flatMap((provider) => provider.targets);

describe('where a token goes', () => {
  test.each(targets.map((target) => [target.driver, target] as const))(
    'the page of %s has its steps and shows its fields',
    (driver, {page, fields}) => {
      for (const folder of folders) {
        const text = readFileSync(`${folder}/guide/drivers/${page}.mdx`, 'utf8');
        expect(text, folder).toContain('{/* #add */}');
        expect(text, folder).toContain(`<DriverFields driver="${driver}"`);
      }
      const known = drivers.find(({name}) => name === driver)?.fields.map(({key}) => key);
      for (const {name} of fields) expect(known).toContain(name);
    },
  );
});

describe('the texts that the overview also shows', () => {
  test.each(tokenProviders.map(({id, sees}) => [id, sees] as const))(
    'of %s point to no place of the helper’s own page',
    (_id, {en, zh}) => {
      expect(`${en} ${zh}`).not.toMatch(/\b(above|below)\b|[上下](面|方|文)/);
    },
  );
});

describe('the manual steps', () => {
  test.each(tokenProviders.flatMap(({manualLink}) => (manualLink ? [manualLink.href] : [])))(
    'are on the page that a helper names: %s',
    (href) => {
      const [, page = '', anchor = ''] = /^\/(.+)\.html\?helper=manual#(.+)$/.exec(href) ?? [];
      for (const folder of folders) {
        const text = readFileSync(`${folder}/${page}.mdx`, 'utf8');
        const [, section = ''] = text.split(`{/* #${anchor} */}`);
        expect(section.split('\n### ')[0]).toContain('<TabItem value="manual"');
      }
    },
  );

  test.each(tokenProviders.map((provider) => [provider.id, provider] as const))(
    'of %s exist on its page where the page of a driver has some',
    (id, {targets: [target], manual}) => {
      const says = [manual.en, manual.zh];
      const hasSteps = folders.map((folder) => {
        const text = readFileSync(`${folder}/guide/drivers/${target?.page}.mdx`, 'utf8');
        const [, after = ''] = text.split(`<TokenTool provider="${id}" />`);
        return (after.split('\n## ')[0] ?? '').includes('<TabItem value="manual"');
      });
      for (const [index, text] of says.entries()) {
        expect(hasSteps[index] === true && /no documented|没有公开/.test(text)).toBe(false);
      }
    },
  );
});
