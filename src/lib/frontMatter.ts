/** Page types a page may declare (content standard section 3). */
const pageTypes = [
  'driver',
  'install',
  'guide',
  'api',
  'config',
  'faq',
  'tool',
  'reference',
  'landing',
] as const;

/** Tags a driver page may carry (content standard section 3). */
const pageTags = [
  'china',
  'global',
  'self-hosted',
  'object-storage',
  'share-link',
  'wrapper',
  'protocol',
  'oauth',
  'cookie',
  'proxy-only',
  'read-only',
] as const;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isTextList: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.every(isText);
const isSwitch: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isLevel: Check = (value) => isNumber(value) && [2, 3, 4].includes(value as number);
const isOneOf =
  (list: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && list.includes(value);
const isPageOrNull: Check = (value) => value === null || isText(value);

interface Rule {
  readonly allowed: string;
  readonly accepts: Check;
  readonly isRequired?: true;
}

/** Every frontmatter key a page may have, with the values it takes (content standard section 3). */
const rules: Readonly<Record<string, Rule>> = {
  title: {allowed: 'a text', accepts: isText, isRequired: true},
  description: {allowed: 'one sentence', accepts: isText, isRequired: true},
  slug: {allowed: 'an address', accepts: isText},
  sidebar_label: {allowed: 'a short text', accepts: isText, isRequired: true},
  sidebar_position: {allowed: 'a number', accepts: isNumber, isRequired: true},
  page_type: {allowed: pageTypes.join(', '), accepts: isOneOf(pageTypes), isRequired: true},
  keywords: {allowed: 'a list of texts', accepts: isTextList, isRequired: true},
  drivers: {allowed: 'a list of registered driver names', accepts: isTextList},
  facts: {allowed: 'a list of fact keys', accepts: isTextList},
  tags: {
    allowed: `a list of ${pageTags.join(', ')}`,
    accepts: (value) => isTextList(value) && (value as string[]).every(isOneOf(pageTags)),
  },
  checked: {
    allowed: 'a month, YYYY-MM',
    accepts: (value) => typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value),
  },
  hide_table_of_contents: {allowed: 'true, false', accepts: isSwitch},
  toc_max_heading_level: {allowed: '2, 3, 4', accepts: isLevel},
  pagination_prev: {allowed: 'a page id or null', accepts: isPageOrNull},
  pagination_next: {allowed: 'a page id or null', accepts: isPageOrNull},
  image: {allowed: 'an image address', accepts: isText},
};

/**
 * Checks one page's frontmatter.
 *
 * @param file path of the page, for the message
 * @param frontMatter parsed YAML
 * @returns one message per fault, each naming file, key and allowed values; empty when all is well
 */
export function frontMatterFaults(
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
): readonly string[] {
  const faults: string[] = [];
  for (const [key, value] of Object.entries(frontMatter)) {
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (rule === undefined) {
      faults.push(
        `${file}: unknown frontmatter key "${key}". Allowed keys: ${Object.keys(rules).join(', ')}.`,
      );
    } else if (!rule.accepts(value)) {
      faults.push(
        `${file}: frontmatter "${key}" is ${JSON.stringify(value)}. Allowed: ${rule.allowed}.`,
      );
    }
  }
  for (const [key, rule] of Object.entries(rules)) {
    if (rule.isRequired && !Object.hasOwn(frontMatter, key)) {
      faults.push(`${file}: frontmatter "${key}" is missing. Allowed: ${rule.allowed}.`);
    }
  }
  return faults;
}
