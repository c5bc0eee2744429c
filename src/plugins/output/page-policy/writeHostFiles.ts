import fs from 'node:fs/promises';
import path from 'node:path';
import type {Environment} from '../../../lib/node/environment';
import {hostRules, mergePolicies, type HostRules, type SitePolicies} from './hostRules';

/** Folder of the built site with what its hosts need to know of the policies. */
const FOLDER = 'policies';

/** The policies as data, to which each language adds its own. */
const DATA = 'policies.json';

const HEADER = 'Content-Security-Policy';
const ENDPOINTS = 'Reporting-Endpoints';

/** Longest line of `_headers` that Cloudflare Pages reads. */
const MAX_LINE = 2000;

/**
 * Sets a header in a rule of `_headers`.
 *
 * @param text content of the file
 * @param pattern first line of the rule
 * @throws Error when there's no such rule, or the line is longer than a host reads
 */
export function setHeader(text: string, pattern: string, name: string, value: string): string {
  const line = `  ${name}: ${value}`;
  if (line.length > MAX_LINE) {
    throw new Error(
      `_headers, ${pattern}: ${name} has ${line.length} characters, and hosts read ${MAX_LINE}. Pages with many different style attributes or demos make it long: use classes instead (docs-internal/decisions/2026-11-25-content-policy.md).`,
    );
  }
  const lines = text.split('\n');
  const start = lines.indexOf(pattern) + 1;
  if (start === 0) throw new Error(`_headers: no rule for ${pattern}.`);
  const end = lines.findIndex((each, index) => index >= start && !each.startsWith(' '));
  const rule = lines.slice(start, end).filter((each) => !each.startsWith(`  ${name}:`));
  return [...lines.slice(0, start), ...rule, line, ...lines.slice(end)].join('\n');
}

/** Rules for nginx, to include beside its server blocks. */
function nginxRules({byPath, endpoints}: HostRules): string {
  const rows = byPath.map(({pattern, policy}) => `    "~${pattern}" "${policy}";`);
  return `map $uri $docs_policy {
    default "";
${rows.join('\n')}
}
map $uri $docs_endpoints {
    default '${endpoints}';
}
`;
}

/** Rules for Caddy, to import into its site block. */
function caddyRules({byPath, endpoints}: HostRules): string {
  const rules = byPath.flatMap(({pattern, policy}, index) => {
    const before = byPath.slice(0, index).map((rule) => `\tnot path_regexp ${rule.pattern}`);
    const name = `@policy${index + 1}`;
    return [
      `${name} {`,
      `\tpath_regexp ${pattern}`,
      ...before,
      '}',
      `header ${name} ${HEADER} "${policy}"`,
    ];
  });
  const reports = endpoints === '' ? [] : [`header ${ENDPOINTS} \`${endpoints}\``];
  return `${[...rules, ...reports].join('\n')}\n`;
}

/** Rules for Apache, which belong at the end of `.htaccess`. */
function apacheRules({byPath, endpoints}: HostRules): string {
  // The last one that matches counts.
  const rules = byPath
    .toReversed()
    .flatMap(({pattern, policy}) => [
      `<If "%{REQUEST_URI} =~ m#${pattern}#">`,
      `\tHeader always set ${HEADER} "${policy}"`,
      '</If>',
    ]);
  const reports = endpoints === '' ? [] : [`Header always set ${ENDPOINTS} '${endpoints}'`];
  return `${[...rules, ...reports].join('\n')}\n`;
}

/**
 * Sets the policies in `_headers`.
 *
 * @param text content of the file, with a rule for every folder
 * @param baseUrls base URL paths of the languages
 * @param siteBase base URL path of the site
 */
export function withPolicies(
  text: string,
  {union, folders, endpoints}: HostRules,
  baseUrls: readonly string[],
  siteBase: string,
): string {
  let changed = setHeader(text, `${siteBase}*`, HEADER, union);
  if (endpoints !== '') changed = setHeader(changed, `${siteBase}*`, ENDPOINTS, endpoints);
  for (const baseUrl of baseUrls) {
    for (const [folder, policy] of Object.entries(folders)) {
      changed = setHeader(changed, `${baseUrl}${folder}/*`, HEADER, policy);
    }
  }
  return changed;
}

/**
 * Writes the policies that hosts send: into `_headers`, and into files for the servers in `deploy/`.
 *
 * @param policies of the language that was built; those of languages before it are kept
 */
export async function writeHostFiles(
  {
    outDir,
    baseUrl,
    siteBase,
    environment,
  }: {
    readonly outDir: string;
    readonly baseUrl: string;
    readonly siteBase: string;
    readonly environment: Environment;
  },
  policies: SitePolicies,
): Promise<void> {
  const root = path.join(outDir, path.relative(baseUrl, siteBase));
  const folder = path.join(root, FOLDER);
  const isFirst = baseUrl === siteBase;
  const all = isFirst
    ? policies
    : mergePolicies(
        JSON.parse(await fs.readFile(path.join(folder, DATA), 'utf8')) as SitePolicies,
        policies,
      );
  const rules = hostRules(all, environment, siteBase);
  const headers = path.join(root, '_headers');
  const text = await fs.readFile(headers, 'utf8');
  const baseUrls = isFirst ? [siteBase] : [siteBase, baseUrl];
  await fs.writeFile(headers, withPolicies(text, rules, baseUrls, siteBase));
  await fs.mkdir(folder, {recursive: true});
  const files = {
    [DATA]: `${JSON.stringify(all, null, 1)}\n`,
    'nginx.conf': nginxRules(rules),
    Caddyfile: caddyRules(rules),
    htaccess: apacheRules(rules),
  };
  for (const [name, content] of Object.entries(files)) {
    await fs.writeFile(path.join(folder, name), content);
  }
}
