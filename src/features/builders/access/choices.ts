import {
  accounts,
  actions,
  offered,
  protocols,
  shareStates,
  type Rule,
  type Scope,
  type Situation,
} from '@site/src/lib/shared/access/access';

/** Names in a URL. Nothing that the simulator asks for is a secret: of passwords, only whether there is one. */
const names = {
  account: 'who',
  isDisabled: 'disabled',
  basePath: 'base',
  scopes: 'role',
  rules: 'rule',
  knowsPassword: 'known',
  protocol: 'with',
  action: 'do',
  path: 'path',
  target: 'to',
  isSigned: 'signed',
  signAll: 'signall',
  share: 'share',
  bucket: 'bucket',
} as const satisfies Record<keyof Situation, string>;

/** Most role paths and rules that a URL can contain, and most letters of a text in it. */
const MOST_ROWS = 12;
const MOST_LETTERS = 1000;

/** Bits of a permission number. */
const HIGHEST_NUMBER = 2 ** 31 - 1;

/** Letters of a rule in a URL. */
const ruleLetters = {
  p: 'hasPassword',
  P: 'passwordSub',
  w: 'write',
  W: 'writeSub',
  H: 'hideSub',
} as const;

/** Letters of a share in a URL. */
const shareLetters = {p: 'hasPassword', k: 'knowsPassword', d: 'allowsDownload'} as const;

const lettersOf = <Key extends string>(
  letters: Readonly<Record<string, Key>>,
  value: Readonly<Record<Key, unknown>>,
): string =>
  Object.entries(letters)
    .filter(([, key]) => value[key] === true)
    .map(([letter]) => letter)
    .join('');

const writeScope = ({path, permission}: Scope): string => `${String(permission)}${path}`;

function readScope(text: string): Scope | undefined {
  const [, number = '', path = ''] = /^(\d{1,10})(\/.*)$/.exec(text) ?? [];
  return path !== '' && Number(number) <= HIGHEST_NUMBER
    ? {path, permission: Number(number)}
    : undefined;
}

/** A rule: its letters, its path, and the lines of **Hide** below. */
const writeRule = (rule: Rule): string =>
  `${lettersOf(ruleLetters, rule)}${rule.path}${rule.hide === '' ? '' : `\n${rule.hide}`}`;

function readRule(text: string): Rule | undefined {
  const [, letters = '', path = '', hide = ''] =
    /^([pPwWH]*)(\/[^\n]*)(?:\n([\s\S]*))?$/.exec(text) ?? [];
  if (path === '') return undefined;
  const has = (letter: string) => letters.includes(letter);
  return {
    path,
    hide,
    hasPassword: has('p'),
    passwordSub: has('P'),
    write: has('w'),
    writeSub: has('W'),
    hideSub: has('H'),
  };
}

const writeShare = (share: Situation['share']): string =>
  `${share.state}-${lettersOf(shareLetters, share)}${share.path}`;

function readShare(text: string): Situation['share'] | undefined {
  const [, word = '', letters = '', path = ''] = /^([a-z]+)-([pkd]*)(\/.*)$/.exec(text) ?? [];
  const state = shareStates.find((each) => each === word);
  return (
    state && {
      path,
      state,
      hasPassword: letters.includes('p'),
      knowsPassword: letters.includes('k'),
      allowsDownload: letters.includes('d'),
    }
  );
}

/** A value of a situation as it's in a URL: several for lists. An empty list is a value, too. */
function textsOf(
  {scopes, rules, share, ...rest}: Situation,
  key: keyof Situation,
): readonly string[] {
  switch (key) {
    case 'scopes':
      return scopes.length === 0 ? [''] : scopes.map(writeScope);
    case 'rules':
      return rules.length === 0 ? [''] : rules.map(writeRule);
    case 'share':
      return [writeShare(share)];
    default:
      return [String(rest[key])];
  }
}

/** Reads the situation in a URL. What isn't in it, or isn't valid, is as in the example. */
export function readSituation(search: string, example: Situation): Situation {
  const params = new URLSearchParams(search);
  const texts = (key: keyof Situation) =>
    params.getAll(names[key]).filter((text) => text.length <= MOST_LETTERS);
  const first = (key: keyof Situation) => texts(key)[0];
  const path = (key: 'basePath' | 'path' | 'target' | 'bucket') => {
    const text = first(key);
    return text?.startsWith('/') === true ? text : example[key];
  };
  const flag = (key: 'isDisabled' | 'knowsPassword' | 'isSigned' | 'signAll') => {
    const text = first(key);
    return text === 'true' || text === 'false' ? text === 'true' : example[key];
  };
  const rows = <Row>(key: 'scopes' | 'rules', read: (text: string) => Row | undefined) =>
    params.has(names[key])
      ? texts(key)
          .slice(0, MOST_ROWS)
          .flatMap((text) => read(text) ?? [])
      : undefined;
  const protocol = protocols.find((each) => each === first('protocol')) ?? example.protocol;
  const action = actions.find((each) => each === first('action')) ?? example.action;
  return {
    account: accounts.find((each) => each === first('account')) ?? example.account,
    isDisabled: flag('isDisabled'),
    basePath: path('basePath'),
    scopes: rows('scopes', readScope) ?? example.scopes,
    rules: rows('rules', readRule) ?? example.rules,
    knowsPassword: flag('knowsPassword'),
    protocol,
    action: offeredAction(protocol, action),
    path: path('path'),
    target: path('target'),
    isSigned: flag('isSigned'),
    signAll: flag('signAll'),
    share: readShare(first('share') ?? '') ?? example.share,
    bucket: path('bucket'),
  };
}

/** The action, or the first one that a protocol has in its place. */
export function offeredAction(
  protocol: Situation['protocol'],
  action: Situation['action'],
): Situation['action'] {
  const [instead = action] = offered[protocol];
  return offered[protocol].includes(action) ? action : instead;
}

/** The query of a URL with what differs from the example; what others wrote into it stays. */
export function writeSituation(search: string, situation: Situation, example: Situation): string {
  const params = new URLSearchParams(search);
  for (const key of Object.keys(names) as (keyof Situation)[]) {
    const texts = textsOf(situation, key);
    params.delete(names[key]);
    if (texts.join('\0') === textsOf(example, key).join('\0')) continue;
    for (const text of texts) params.append(names[key], text);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
