import {BIT, type Reason, type Rule, type Situation, type Verdict} from './access';
import {clean, contains, folderOf} from './paths';

/** What to change so that a refusal ends, and nothing else about it. */
type Change = (situation: Situation, at: string, bits: readonly number[]) => Partial<Situation>;

/** The path for a role: the folder of a file, but never everything. */
function rolePath({action}: Situation, at: string): string {
  const folder = ['list', 'refresh', 'offline'].includes(action) ? at : folderOf(at);
  return folder === '/' ? at : folder;
}

/** Adds bits to the deepest role path that contains a path; without one, adds a path. */
function grant(situation: Situation, at: string, bits: readonly number[]): Partial<Situation> {
  const {scopes} = situation;
  const [deepest] = scopes
    .filter((scope) => contains(clean(scope.path), at))
    .toSorted((a, b) => b.path.length - a.path.length);
  const added = bits.reduce((sum, bit) => sum | (2 ** bit), 0);
  if (!deepest) return {scopes: [...scopes, {path: rolePath(situation, at), permission: added}]};
  return {
    scopes: scopes.map((scope) =>
      scope === deepest ? {...scope, permission: scope.permission | added} : scope,
    ),
  };
}

const withRule = ({rules}: Situation, at: string, changes: Partial<Rule>): Partial<Situation> => ({
  rules: rules.map((rule) => (clean(rule.path) === at ? {...rule, ...changes} : rule)),
});

const withShare = (
  {share}: Situation,
  changes: Partial<Situation['share']>,
): Partial<Situation> => ({share: {...share, ...changes}});

const enable: Change = () => ({isDisabled: false});
const fromTop: Change = () => ({basePath: '/'});
const reopen: Change = (situation) => withShare(situation, {state: 'active'});

const changes: Readonly<Partial<Record<Reason, Change>>> = {
  guestDisabled: enable,
  userDisabled: enable,
  outsideBase: fromTop,
  targetOutsideBase: fromTop,
  davTwice: fromTop,
  davElsewhere: fromTop,
  ftpDelete: fromTop,
  notCovered: (situation, at) => grant(situation, at, []),
  hidden: (situation) => grant(situation, situation.path, [BIT.seeHidden]),
  password: () => ({knowsPassword: true}),
  passwordOverFtp: (situation) => grant(situation, situation.path, [BIT.withoutPassword]),
  missingBits: grant,
  ftpSignIn: grant,
  writeRuleNoSub: (situation, at) => withRule(situation, at, {writeSub: true}),
  renameProtected: (situation, at) => withRule(situation, at, {hasPassword: false}),
  isGuest: () => ({account: 'user'}),
  unsigned: () => ({isSigned: true}),
  shareConsumed: reopen,
  shareDisabled: reopen,
  shareExpired: reopen,
  shareNoDownload: (situation) => withShare(situation, {allowsDownload: true}),
  sharePassword: (situation) => withShare(situation, {knowsPassword: true}),
  shareOutside: (situation) => withShare(situation, {path: rolePath(situation, situation.path)}),
  s3Outside: (situation) => ({bucket: rolePath(situation, situation.path)}),
};

/**
 * The situation after the next thing to change. Several changes can be needed, one after the other.
 *
 * @param verdict of the situation
 * @returns undefined if there's nothing to change
 */
export function changed(situation: Situation, verdict: Verdict): Situation | undefined {
  const {reason, at = situation.path, bits = []} = verdict;
  const change = changes[reason];
  return change && {...situation, ...change(situation, at, bits)};
}
