import type {MaskKind} from './hidden';

/** Keys of secrets as logs and files of other programs write them: their last word. */
const SECRET_END =
  /(?:password|passwd|passphrase|passwort|pwd|secret|token|cookie|cookies|credentials?|authorization|accesskey(?:id)?|secretkey|privatekey|apikey|appkey|masterkey|encryptionkey|secretid|keyid|accountkey|sharedaccesskey|jwt|captcha|ticket|(?:otp|sms|verif\w{0,8}|validat\w{0,4}|share|receive|extract|twofa|2fa|auth)code)$/;

/** The same for short words, which must be separate: `DB_PASS`, but not `bypass`. */
const SECRET_WORD = /(?:^|[_.-])(?:pass|auth|sid|sess|sessionid|otp|totp|pin|psk)$/i;

/** Keys that end like a secret, but hold none. */
const NO_SECRET = /(?:bypass|nexttoken|pagetoken|publickey(?:id)?)$/;

/** Keys of accounts, whose names are often phone numbers or email addresses. */
const ACCOUNT =
  /^(?:username|user_name|account|login|phone|phone_number|mobile|email|user|operator_name|ldap_manager_dn|committer_(?:name|email)|author_(?:name|email))$/i;

/** Account names that everyone has. */
const COMMON_ACCOUNT = /^(?:admin|guest|root|alist|postgres|mysql|sa|nobody|anonymous|user|test)$/i;

/** Keys whose value is a host, a URL, or a path. */
const HOST =
  /(?:^|[_.-])(?:host|hostname|address|endpoint|domain|server|server_addr|bucket|cdn)$|(?:url|uri)$/i;

/** Words that follow a key in a message: the value is what went wrong, not a secret. */
const MESSAGE_WORD =
  /^(?:eof|invalid|expired?|failed|fail|failure|error|err|unauthorized|forbidden|wrong|incorrect|missing|required|empty|not|no|is|are|was|has|have|had|must|can|cannot|can't|could|should|the|a|an|and|or|for|from|of|to|in|on|by|with|without|get|post|put|head|request|response|unexpected|unknown|context|dial|json|http|https|timeout|denied|bad|too|please|need|needs|success|ok|changed|updated|refreshed|refresh|login|read|write|net|tls|x509|status|code|string|number|int|bool|object|array|set|unset|disabled|enabled|default)$/i;

/** Values that can't be told from a message unless they look random. */
const LOOKS_SECRET = /\d|[A-Z].*[a-z].*[A-Z]|[!@#$^*]|^\S{20,}$/;

/** Keys without case, dots, and dashes: `Refresh-Token`, `refresh_token`, `RefreshToken`. */
function plain(key: string): string {
  return key.replaceAll(/[_\s-]/g, '').toLowerCase();
}

/** Kind of a secret, by its key. */
function secretKind(key: string): MaskKind {
  if (/cookie|bduss|shellportal|puus/i.test(key)) return 'cookie';
  if (/secret$/i.test(key)) return 'key';
  if (/token|auth|dpop|jwt|ticket|sess/i.test(key)) return 'token';
  if (/pass|pwd|code|captcha|two_?fa|otp|pin$/i.test(key)) return 'password';
  return 'key';
}

/**
 * Tells by a key what its value is.
 *
 * @param secretKeys keys of secrets in the facts
 * @returns a function that answers `undefined` for values that can be shown
 */
export function kindReader(secretKeys: readonly string[]): (key: string) => MaskKind | undefined {
  const known = new Set(secretKeys.map(plain));
  /** Also behind a prefix: `ALIST_BDUSS`. */
  const isKnown = (key: string): boolean => {
    const words = key.split(/[_-]/);
    return words.some((_word, index) => known.has(plain(words.slice(index).join(''))));
  };
  return (key) => {
    const last = key.split('.').at(-1) ?? key;
    const name = plain(last);
    if (NO_SECRET.test(name)) return undefined;
    if (isKnown(last) || SECRET_END.test(name) || SECRET_WORD.test(key)) return secretKind(last);
    if (ACCOUNT.test(last)) return 'account';
    return HOST.test(last) ? 'host' : undefined;
  };
}

/** A value in a text, and what it is. */
export interface KeyedValue {
  readonly kind: MaskKind;
  readonly start: number;
  readonly end: number;
}

/** A key before `=` or `:`, with quotes around it; or after `--`, with a space. */
const KEY =
  /(\\{0,15}["'`])?(?<![\w.-])((?:--?)?[A-Za-z_][\w.-]{0,63}|密码|口令|令牌|密钥|验证码|提取码)(\\{0,15}["'`])?([ \t]{0,8}(?:[:=：]|是|为)[ \t]{0,8}|[ \t]{1,4}(?:is|was|to)[ \t]{0,4}:?[ \t]{1,4}|[ \t]{1,2}(?=["'`]))|(?<=\s--)([a-z][\w-]{0,40})[ \t]{1,4}(?=[^\s-])/g;

/** What makes two words of text a key: `API key`, `access key ID`. */
const KEY_PHRASE = /(?:api|access|secret|private|app|account|master)[ \t](?:key[ \t])?$/i;

/** Where a key begins a line: of a YAML, INI, or environment file. */
const LINE_START =
  /(?:^|[\r\n])[ \t]*(?:-[ \t]+)?(?:export[ \t]+|set[ \t]+|\$env:|#[ \t]*)?["'`]?$/i;

/** Name and value of cookies, one after the other. */
const COOKIE_PAIRS =
  /[^=;\s"'\\\]}]{1,64}=[^;\s"'\\\]}]*(?:;[ \t]*[^=;\s"'\\\]}]{1,64}(?:=[^;\s"'\\\]}]*)?)*;?/y;

/** What an Authorization header begins with. */
const SCHEME = /(?:Bearer|Basic|Digest|Token|OAuth2?|QBox|Qiniu|NTLM|Negotiate|Signature)[ \t]+/iy;
const LONG_SCHEME = /(?:AWS4-HMAC-SHA256|OSS4-HMAC-SHA256|TC3-HMAC-SHA256|Digest)[ \t]+/iy;

/** The rest of a line, or of what is in brackets; what is masked already has its own. */
const BRACKETED = /(?:\[[a-z]+-\d+\]|[^\]\r\n])*/y;

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Where a quoted value ends: at the next quote that is as deep as the first, or at the end of the line. */
function quoteEnd(text: string, from: number, quote: string): number {
  const depth = quote.length - 1;
  const sign = quote.at(-1) ?? '"';
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '\n' && sign !== '`') return at;
    if (letter !== sign) continue;
    let slashes = 0;
    while (at - 1 - slashes >= from && text[at - 1 - slashes] === '\\') slashes += 1;
    // YAML writes a quote inside single quotes twice.
    if (depth === 0 && sign === "'" && text[at + 1] === "'" && at > from) {
      at += 1;
      continue;
    }
    const isEnd = depth === 0 ? slashes % 2 === 0 : slashes <= depth;
    if (isEnd) return at - Math.min(slashes, depth);
  }
  return text.length;
}

const lineEnd = (text: string, from: number): number => {
  const at = text.slice(from, from + 20_000).search(/[\r\n]/);
  return at === -1 ? Math.min(text.length, from + 20_000) : from + at;
};

/** Where an unquoted word ends. */
function wordEnd(text: string, from: number): number {
  return matchAt(/[^\s"'`,;&<>()[\]{}|\\，。；）]{1,8192}/y, text, from);
}

/** Whether a word begins a message instead of a value: `token: invalid`, `token: AADSTS70000: …`. */
function isMessage(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  const bare = word.replace(/[.!?:]+$/, '');
  return (
    MESSAGE_WORD.test(bare) ||
    word.endsWith(':') ||
    word === '' ||
    (/^[A-Za-z_]\w{0,30}=./.test(word) && !/=+$/.test(word)) ||
    (text[end] === '(' && /^[a-z.]+$/i.test(word))
  );
}

/** Values in a JSON array or in a map of Go: `["a", "b"]`, `[a=1; b=2]`. */
function bracketValues(text: string, from: number, kind: MaskKind): readonly KeyedValue[] {
  const values: KeyedValue[] = [];
  let at = from;
  for (;;) {
    at = matchAt(/[\s,]*/y, text, at);
    const quote = /^\\*["']/.exec(text.slice(at, at + 9))?.[0];
    if (quote === undefined) break;
    const start = at + quote.length;
    const end = quoteEnd(text, start, quote);
    values.push({kind, start, end});
    at = end + quote.length;
  }
  if (values.length > 0) return values;
  return [{kind, start: skipScheme(text, from, kind), end: matchAt(BRACKETED, text, from)}];
}

function skipScheme(text: string, from: number, kind: MaskKind): number {
  return kind === 'token' ? matchAt(SCHEME, text, from) : from;
}

interface Place {
  readonly kind: MaskKind;
  readonly from: number;
  /** Quotes around the key and its value together. */
  readonly outer: string | undefined;
  readonly isLineStart: boolean;
  readonly isKeyQuoted: boolean;
  /** Between key and value, without spaces. */
  readonly sign: string;
  readonly hasSpace: boolean;
  readonly key: string;
}

function unquotedEnd(text: string, place: Place): number | undefined {
  const {kind, from, outer, isLineStart, isKeyQuoted, sign, hasSpace, key} = place;
  const word = wordEnd(text, from);
  if (isKeyQuoted) return word;
  if (outer !== undefined && sign === '=') return quoteEnd(text, from, outer);
  if (kind === 'cookie') {
    const pairs = matchAt(COOKIE_PAIRS, text, from);
    if (pairs > from) return isLineStart ? lineEnd(text, from) : pairs;
  }
  if (sign !== '=' && /authorization$/i.test(key)) {
    if (matchAt(LONG_SCHEME, text, from) > from) {
      return outer === undefined ? matchAt(BRACKETED, text, from) : quoteEnd(text, from, outer);
    }
    const start = matchAt(SCHEME, text, from);
    return isMessage(text, start, wordEnd(text, start)) && start === from
      ? undefined
      : wordEnd(text, start);
  }
  if (sign === '=') {
    if (!isLineStart) return word;
    const rest = matchAt(/[^\r\n]*/y, text, from);
    // A query that begins a line is taken apart elsewhere.
    const isQuery = /[a-z]/.test(key) && /&[\w.-]+=/.test(text.slice(from, rest));
    return isQuery ? word : rest;
  }
  if (isLineStart && hasSpace && sign === ':') {
    const rest = lineEnd(text, from);
    const words = text.slice(from, rest).split(/\s+/);
    const isText =
      /[a-z]/.test(key) && words.some((each) => MESSAGE_WORD.test(each.replace(/[:,.]$/, '')));
    return isText ? undefined : rest;
  }
  if (isMessage(text, from, word)) return undefined;
  const value = text.slice(from, word);
  if (hasSpace && /^(?::|is|was|to)$/.test(sign) && !LOOKS_SECRET.test(value)) return undefined;
  // A structure of Go: the next field or the end of it ends a value with spaces.
  if (!hasSpace && sign === ':' && /^[A-Z]/.test(key)) {
    return Math.max(
      word,
      matchAt(/[^\s{}]*(?:[ \t]{1,4}(?!\w+:)[^\s{}]+){0,40}(?=[ \t]+\w+:|[}\]])/y, text, from),
    );
  }
  return word;
}

/** Values of keys that tell what they are, in files, headers, messages, and structures of Go. */
export function keyedValues(
  text: string,
  kindOf: (key: string) => MaskKind | undefined,
): readonly KeyedValue[] {
  const values: KeyedValue[] = [];
  KEY.lastIndex = 0;
  for (let match = KEY.exec(text); match; match = KEY.exec(text)) {
    const [whole, before, named, after, between = '', flag] = match;
    const key = (named ?? flag ?? '').replace(/^-+/, '');
    const kind = kindOfChinese(key) ?? kindOfKey(text, match.index, key, kindOf);
    if (kind === undefined) continue;
    const from = match.index + whole.length;
    const found = valuesAt(text, {
      kind,
      from,
      outer: after === undefined ? before : undefined,
      isLineStart: LINE_START.test(text.slice(Math.max(0, match.index - 40), match.index)),
      isKeyQuoted: after !== undefined,
      sign: between.trim(),
      hasSpace: /\s$/.test(between),
      key,
    }).filter(({start, end}) => end > start);
    const last = found.at(-1);
    if (!last) continue;
    values.push(...found);
    KEY.lastIndex = Math.max(last.end, from);
  }
  return values;
}

function kindOfChinese(key: string): MaskKind | undefined {
  if (/^(?:密码|口令|验证码|提取码)$/.test(key)) return 'password';
  return key === '令牌' ? 'token' : key === '密钥' ? 'key' : undefined;
}

function kindOfKey(
  text: string,
  at: number,
  key: string,
  kindOf: (key: string) => MaskKind | undefined,
): MaskKind | undefined {
  const before = text.slice(Math.max(0, at - 20), at);
  const isPhrase = /^key$/i.test(key) || (/^id$/i.test(key) && /key[ \t]$/i.test(before));
  if (isPhrase && KEY_PHRASE.test(before)) return 'key';
  return kindOf(key);
}

function valuesAt(text: string, place: Place): readonly KeyedValue[] {
  const {kind, from} = place;
  const quote = /^\\*["'`]/.exec(text.slice(from, from + 9))?.[0];
  const isOuter = quote !== undefined && quote === place.outer;
  let start = from;
  let end: number | undefined;
  if (quote !== undefined && !isOuter) {
    start = from + quote.length;
    end = quoteEnd(text, start, quote);
    if (/authorization$/i.test(place.key)) start = Math.min(end, matchAt(SCHEME, text, start));
  } else if (text[from] === '[' && !/^\[[a-z]+-\d+\]/.test(text.slice(from, from + 20))) {
    return bracketValues(text, from + 1, kind);
  } else if (kind !== 'host') {
    end = unquotedEnd(text, place);
    start = /authorization$/i.test(place.key) ? matchAt(SCHEME, text, from) : from;
  }
  if (end === undefined || end <= start) return [];
  const value = text.slice(start, end);
  if (place.sign === '' && quote !== undefined && !LOOKS_SECRET.test(value)) return [];
  if (
    kind === 'account' &&
    (COMMON_ACCOUNT.test(value) || (place.sign !== '=' && quote === undefined))
  )
    return [];
  if (kind === 'host' && !/^[\w-]+(?:\.[\w-]+)+(?::\d+)?\/?$/.test(value)) return [];
  return [{kind, start, end: start + value.trimEnd().length}];
}
