/** How often a rule against Docusaurus has changed something. */
export interface AppliedRule {
  /** Its name, which the decision record has too. */
  readonly rule: string;
  /** What it changes. */
  readonly changes: string;
  /** Where it is. */
  readonly file: string;
  readonly count: number;
}

const RECORD = 'docs-internal/decisions/2026-11-25-what-reaches-into-docusaurus.md';

/**
 * Stops the build if a rule against Docusaurus found nothing to change: otherwise, it would stop working with an upgrade,
 * and no one would notice.
 *
 * @throws Error that lists these rules, and says what to do
 */
export function assertApplied(rules: readonly AppliedRule[]): void {
  const idle = rules.filter(({count}) => count === 0);
  if (idle.length === 0) return;
  const lines = idle.map(({rule, changes, file}) => `  ${rule} found no ${changes} (${file}).`);
  throw new Error(
    `Rules against Docusaurus no longer apply:\n${lines.join('\n')}\nAdapt each rule to Docusaurus’s output, or remove it. ${RECORD} says what it saves.`,
  );
}
