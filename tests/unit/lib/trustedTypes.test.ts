// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';

interface Rules {
  readonly createHTML?: (text: string) => string | undefined;
  readonly createScriptURL?: (address: string) => string;
}

const policies = new Map<string, Rules>();

/** The module, as a page loads it: the browser refuses a second policy of a name. */
const load = () => import('@site/src/lib/shared/trustedTypes');

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  policies.clear();
});

function withTrustedTypes(): void {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      if (policies.has(name)) throw new Error(`There is a policy ${name}.`);
      policies.set(name, rules);
      return {createHTML: (text: string) => ({trusted: text})};
    },
  });
}

test('scripts may have an address, and plain text becomes neither HTML nor code', async () => {
  withTrustedTypes();
  (await load()).allowScriptAddresses();
  const rules = policies.get('default');
  expect(rules?.createScriptURL?.('/assets/js/main.js')).toBe('/assets/js/main.js');
  // React makes a script's element of this, and of nothing else.
  expect(rules?.createHTML?.('<script></script>')).toBe('<script></script>');
  for (const text of ['', '<b>a</b>', '<script>a()</script>', '<script></script><b>a</b>'])
    expect(rules?.createHTML?.(text), text).toBeUndefined();
  expect(Object.keys(rules ?? {})).toEqual(['createHTML', 'createScriptURL']);
});

test('HTML of the site goes by one policy, which is made once', async () => {
  withTrustedTypes();
  const {trustedHtml} = await load();
  expect(trustedHtml('<b>a</b>')).toEqual({trusted: '<b>a</b>'});
  expect(trustedHtml('<b>b</b>')).toEqual({trusted: '<b>b</b>'});
  expect([...policies.keys()]).toEqual(['site']);
});

test('browsers without trusted types get the text', async () => {
  const {allowScriptAddresses, trustedHtml} = await load();
  expect(allowScriptAddresses).not.toThrow();
  expect(trustedHtml('<b>a</b>')).toBe('<b>a</b>');
});
