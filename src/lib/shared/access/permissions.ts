import {BIT, type Rule, type Situation, type Verdict} from './access';
import {hidesName} from './hide';
import {contains, folderOf, nameOf} from './paths';

/** Whether a permission number contains a bit. */
export const hasBit = (permission: number, bit: number): boolean =>
  Math.floor(permission / 2 ** bit) % 2 === 1;

const isTop = ({basePath}: Situation, path: string): boolean => path === '/' || path === basePath;

/** Permissions at a path: those of all role paths that contain it; in `/` and in the base path, those of all. */
export function permissionAt(situation: Situation, path: string): number {
  const counted = isTop(situation, path)
    ? situation.scopes
    : situation.scopes.filter((scope) => contains(scope.path, path));
  // The bits of a number, so no more than 32 of them.
  return counted.reduce((sum, {permission}) => sum | permission, 0);
}

/** The rule of the nearest folder, and no other. */
export function nearestRule({rules}: Situation, path: string): Rule | undefined {
  return rules
    .filter((rule) => contains(rule.path, path))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

function isHidden(rule: Rule, path: string): boolean {
  const folder = folderOf(path);
  const applies = rule.path === folder || (rule.hideSub && contains(rule.path, folder));
  return applies && hidesName(rule.hide, nameOf(path));
}

/** The nearest rule, and one above whose password would protect a path without it. */
export function overriddenPassword(
  situation: Situation,
  path: string,
): {readonly nearest: Rule; readonly above: Rule} | undefined {
  const nearest = nearestRule(situation, path);
  if (!nearest || isProtected(nearest, path)) return undefined;
  const further = situation.rules.filter((rule) => rule !== nearest && contains(rule.path, path));
  const above = nearestRule({...situation, rules: further}, path);
  return above && isProtected(above, path) ? {nearest, above} : undefined;
}

/** Whether a rule's password protects a path. */
export function isProtected(rule: Rule | undefined, path: string): boolean {
  return rule !== undefined && rule.hasPassword && (rule.passwordSub || rule.path === path);
}

/**
 * Whether an account can read a path, and why.
 *
 * @param rule that applies: for a new file, that of its folder
 */
export function reading(
  situation: Situation,
  path: string,
  rule = nearestRule(situation, path),
): Verdict {
  const access = covering(situation, path);
  if (!access.isAllowed) return access;
  const permission = permissionAt(situation, path);
  const hides = rule !== undefined && isHidden(rule, path);
  if (hides && !hasBit(permission, BIT.seeHidden))
    return {isAllowed: false, reason: 'hidden', at: rule.path};
  if (rule === undefined || !isProtected(rule, path))
    return hides
      ? {isAllowed: true, reason: 'hiddenSeen', at: rule.path, bits: [BIT.seeHidden]}
      : access;
  if (hasBit(permission, BIT.withoutPassword))
    return {isAllowed: true, reason: 'passwordSkipped', at: rule.path, bits: [BIT.withoutPassword]};
  return situation.knowsPassword
    ? {isAllowed: true, reason: 'passwordKnown', at: rule.path}
    : {isAllowed: false, reason: 'password', at: rule.path};
}

/** Whether a role shows a path at all: it's in a path of a role, or leads to one. */
export function covering(situation: Situation, path: string): Verdict {
  const {scopes} = situation;
  const above = scopes.find((scope) => contains(scope.path, path));
  if (above) return {isAllowed: true, reason: 'covered', at: above.path};
  if (isTop(situation, path)) return {isAllowed: true, reason: 'top', at: path};
  const below = scopes.find((scope) => contains(path, scope.path));
  return below
    ? {isAllowed: true, reason: 'leads', at: below.path}
    : {isAllowed: false, reason: 'notCovered', at: path};
}

/** Whether all of these bits are granted at a path. */
export function granting(situation: Situation, path: string, bits: readonly number[]): Verdict {
  const permission = permissionAt(situation, path);
  const missing = bits.filter((bit) => !hasBit(permission, bit));
  return missing.length === 0
    ? {isAllowed: true, reason: 'hasBits', at: path, bits}
    : {isAllowed: false, reason: 'missingBits', at: path, bits: missing};
}

/** Whether a path rule lets everyone write into a folder. `path` is what AList compares with the rule's. */
export function writing(rule: Rule | undefined, path: string): Verdict | undefined {
  if (!rule?.write) return undefined;
  return rule.writeSub || rule.path === path
    ? {isAllowed: true, reason: 'writeRule', at: rule.path}
    : {isAllowed: false, reason: 'writeRuleNoSub', at: rule.path};
}
