import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {demoScripts} from '../../../features/code-demo/demo';
import {withoutBase} from '../../../lib/shared/basePath';
import type {Environment} from '../../../lib/node/environment';
import {OWN_POLICY} from '../../../lib/shared/ownPolicy';
import {pageNeeds, type PageNeed} from '../../../lib/shared/pageNeeds';
import {credentialsOn} from '../../../lib/shared/services';
import {htmlFilesIn} from '../../../lib/node/htmlFiles';
import type {OwnPolicy, SitePolicies} from './hostRules';
import {
  extendPolicy,
  hashOf,
  inlinePolicy,
  joinPolicies,
  withoutTrustedTypes,
  writePolicy,
  type Policy,
} from './policy';
import {readDemos} from './readDemos';
import {
  kindPolicy,
  mediaPolicy,
  needPolicies,
  reportPolicy,
  writesHtml,
  type PageKind,
} from './sources';
import {writeHostFiles} from './writeHostFiles';

const CHARSET = /<meta charset=(?:"utf-8"|utf-8)>/i;

/** Needs of a page, which its parts have left in its HTML. */
function needsIn(html: string): readonly PageNeed[] {
  const found = new Set([...html.matchAll(/\sdata-needs="?([\w-]+)/g)].map(([, need]) => need));
  return pageNeeds.filter((need) => found.has(need));
}

/** Other hosts that parts of a page ask for their files. */
function originsIn(html: string): readonly string[] {
  const found = [...html.matchAll(/\sdata-origin="?(https?:\/\/[^\s">]+)/g)];
  return [...new Set(found.map(([, origin = '']) => origin))];
}

function kindOf(html: string, sitePath: string): PageKind {
  if (html.includes('http-equiv="refresh"')) return 'redirect';
  const credentials = credentialsOn(sitePath);
  return credentials === 'none' ? 'page' : credentials;
}

/**
 * The policy of a finished page.
 *
 * @param html the page
 * @param kind what it's for
 * @param environment what the site is configured to use
 */
export function pagePolicy(html: string, kind: PageKind, environment: Environment): Policy {
  const needs = needsIn(html);
  const demos = needs.includes('demo') ? readDemos(html) : [];
  const policy = extendPolicy(kindPolicy(kind, environment), [
    inlinePolicy(html),
    ...needs.map((need) => needPolicies[need]),
    mediaPolicy(originsIn(html)),
    {'script-src': demos.flatMap(demoScripts).map(hashOf)},
  ]);
  return needs.some((need) => writesHtml.has(need)) ? withoutTrustedTypes(policy) : policy;
}

function policyOfFile(
  file: string,
  html: string,
  kind: PageKind,
  environment: Environment,
): Policy {
  try {
    return pagePolicy(html, kind, environment);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}`, {cause: error});
  }
}

/** Whether a page of the application is allowed more than its kind, apart from the scripts that are in it. */
function isMore(policy: Policy, kind: PageKind, environment: Environment): boolean {
  if (kind === 'redirect') return false;
  const bare = (each: Policy): string => writePolicy(each).replaceAll(/ 'sha256-[^']*'/g, '');
  return bare(policy) !== bare(kindPolicy(kind, environment));
}

/**
 * Puts a policy into a page, before everything that it restricts.
 *
 * @param hasOwn whether the page is allowed more than others of its kind, so that it's its own document
 * @throws Error when the page has an unexpected head
 */
function withPolicy(html: string, policy: Policy, hasOwn: boolean, file: string): string {
  if (!CHARSET.test(html)) {
    throw new Error(
      `${file}: no <meta charset> found. Adapt src/plugins/output/page-policy to Docusaurus's output.`,
    );
  }
  const mark = hasOwn ? ` ${OWN_POLICY}` : '';
  const meta = `<meta http-equiv="Content-Security-Policy" content="${writePolicy(policy)}"${mark}>`;
  return html.replace(CHARSET, (tag) => tag + meta);
}

/** What the policies of a language are made for. */
export interface PolicyContext extends Pick<LoadContext, 'outDir' | 'baseUrl'> {
  /** Base URL path of the whole site. */
  readonly siteBase: string;
  readonly environment: Environment;
}

/**
 * Gives every page of a language its Content Security Policy, once nothing else changes the page, and writes the policies
 * that hosts send: for each kind of page, what one of its pages needs.
 *
 * @throws Error when a page has an unexpected head, or a demo that can't run
 */
export async function finishPolicies(context: PolicyContext): Promise<void> {
  const {outDir, baseUrl, siteBase, environment} = context;
  /** By kind and text: most pages of a kind have the same. */
  const found = new Map<PageKind, Map<string, Policy>>();
  const own: Record<string, OwnPolicy> = {};
  for await (const file of htmlFilesIn(outDir)) {
    const html = await fs.readFile(file, 'utf8');
    const address = baseUrl + path.relative(outDir, file).split(path.sep).join('/');
    const kind = kindOf(html, withoutBase(address, siteBase));
    const policy = policyOfFile(file, html, kind, environment);
    const hasOwn = isMore(policy, kind, environment);
    const sent = {...policy, ...reportPolicy(kind, environment, false)};
    await fs.writeFile(file, withPolicy(html, sent, hasOwn, file));
    if (hasOwn) own[address] = {kind, policy};
    else {
      const known = found.get(kind) ?? new Map<string, Policy>();
      found.set(kind, known.set(writePolicy(policy), policy));
    }
  }
  const kinds: SitePolicies['kinds'] = Object.fromEntries(
    [...found].map(([kind, policies]) => [kind, joinPolicies([...policies.values()])]),
  );
  await writeHostFiles(context, {kinds, own});
}
