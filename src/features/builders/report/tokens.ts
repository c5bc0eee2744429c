import type {Hide} from './addresses';
import type {MaskKind} from './hidden';

/** Keys in PEM files, with line breaks or as JSON writes them. One that is cut off has only its first lines. */
const PEM =
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:(?!-----BEGIN )[^]){0,8192}?-----END [A-Z ]{0,40}-----|(?:(?:[\r\n]+|(?:\\+[nr])+)[\w+/=]{1,128}(?=[\r\n"'\\]|$)){0,200})/g;

/** Tokens that can be told by their form. */
const TOKENS: readonly (readonly [kind: MaskKind, pattern: RegExp])[] = [
  ['token', /(?<![\w-])eyJ[\w-]{8,}(?:\.[\w-]*){1,4}/g],
  ['token', /(?<![\w-])alist-[\da-f-]{8,}[\w+/=-]*/g],
  [
    'token',
    /(?<![\w-])(?:gh[opsur]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|ya29\.[\w.-]{16,}|1\/\/0[\w-]{20,}|sl\.[\w-]{30,}|xox[abprs]-[\w-]{10,}|M\.[A-Z]\d{3}_[\w!*.$-]{20,}|0\.A[\w-]{20,}(?:\.[\w-]*)*|Ew[A-D]\w[\w+/=]{40,})/g,
  ],
  ['key', /(?<![\w-])(?:AKIA|ASIA|AKID|LTAI)[A-Za-z\d]{12,}/g],
  ['key', /(?<![\w-])(?:AIza[\w-]{30,}|GOCSPX-[\w-]{20,}|sk-[\w-]{20,})/g],
  ['token', /(?<!\d)\d{8,10}:AA[\w-]{30,}/g],
  ['token', /(?<=\b(?:Bearer|Basic|QBox|Qiniu|UpToken) )(?=\S*\d)[\w.~+/:=-]{8,}/gi],
  ['token', /(?<=\bToken )(?=\S*\d)(?=\S*[A-Za-z])[\w.~+/:=-]{16,}/gi],
];

/** Several cookies one after the other, without a word that says so. */
const COOKIES = /(?<![\w.-])[\w.-]{1,64}=[^;\s"'\\=,&]{6,}=*(?:;[ \t]?[\w.-]{1,64}=[^;\s"'\\]+)+/g;

/** A password in a command: `alist admin set …`, `curl -u user:…`, `sshpass -p …`. */
const COMMANDS: readonly (readonly [kind: MaskKind, pattern: RegExp])[] = [
  ['password', /(?<=\b(?:docker login|sshpass)\b[^\n]{0,80} -p ?)(?! )[^\s"'`]+/g],
  ['password', /(?<=\b(?:mysql|mysqldump|mariadb)\b[^\n]{0,80} -p)[^\s"'`]+/g],
  ['password', /(?<=(?:密码|口令|提取码|访问码) ?)(?=[\w!@#$%^&*.-]*\d)[\w!@#$%^&*.-]{4,}/g],
  ['password', /(?<=\badmin set )(?!-)[^\s"'`]+/g],
  ['password', /(?<=\s(?:-u|--user|--proxy-user)[ =]["']?)[^\s"':]{1,64}:[^\s"']+/g],
  ['cookie', /(?<=\s(?:-b|--cookie)[ =])(?:"[^"\n]+"|'[^'\n]+'|[^\s"']+=\S+)/g],
];

/** Before the value of a parameter. Programs of Go write `&` in JSON as `\u0026`. */
const PARAMETER =
  /([?&;]|\\u0026|%26)([\w.%[\]-]{1,64})(=|%3D)((?:(?!%26)[^&\s"'`<>\\#|，。；])+)/gi;

/** Parameters that sign a URL or give access to it. */
const SIGNING =
  /^(?:(?:x-(?:amz|oss|cos|goog|obs|ms|kss|tos)-|q-)[\w-]+|sign|signature|sig|psign|auth(?:_?key)?|hmac|hash|ticket|code|state|key|ak|sk|[\w-]*accesskeyid|googleaccessid|policy|credential|key-pair-id|security-?token|vuk|uk|xbtoken|tempauth|prov|skey|tkey|st|st[ek]|e?token|session[\w-]*|nonce|secret|client_secret|uuid|uid|userid|user_id|randsk|dp-logid|bkt|fid-?sign|rnd|verify|psk)$/i;

/** Longer values are rarely anything but signatures. */
const LONG_VALUE = 40;

/** Names of what a long value is without being a secret. */
const DIGEST =
  /(?:sha-?\d*|md5|crc\w*|etag|commit(?: ?id)?|digest|checksum|revision|build|blob|tree|hash|gcid|h1|go-\w+|image|version)[\]"'*]{0,2}(?:[:=@ ]{1,3}|:\s?\[?)["']?$|@v\d[\w.-]*$/i;

/** A run of letters that a token can have. A path is one, too. */
const RUN = /[\w+/=~-]{20,}/g;

/** Parts of a path that someone has named. */
const NAMED = /^(?:|[A-Za-z]?[a-z]{2,}|\d+|[A-Z]{2,})$/;

/** Shorter parts of a path are names, whatever they look like. */
const MIN_RANDOM = 20;

/** How often letters and digits follow one another in what isn't written by hand. */
const MIN_CHANGES = 4;

function isRandom(word: string): boolean {
  const changes = word.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
  return word.length >= MIN_RANDOM && changes >= MIN_CHANGES && changes / word.length >= 0.1;
}

/** Masks the random parts of a run, with what is joined to them by slashes, as in Base64. */
function hideRandomParts(run: string, hide: Hide): string {
  const parts = run.split('/');
  const first = parts.findIndex(isRandom);
  if (first === -1) return run;
  let from = first;
  let to = parts.findLastIndex(isRandom);
  while (from > 0 && !NAMED.test(parts[from - 1] ?? '')) from -= 1;
  while (to < parts.length - 1 && !NAMED.test(parts[to + 1] ?? '')) to += 1;
  const middle = hide('value', parts.slice(from, to + 1).join('/'));
  return [...parts.slice(0, from), middle, ...parts.slice(to + 1)].join('/');
}

/** Masks tokens that no key announces. */
export function hideTokens(text: string, hide: Hide): string {
  const patterns = [...TOKENS, ...COMMANDS, ['cookie', COOKIES] as const];
  return patterns.reduce(
    (before, [kind, pattern]) => before.replaceAll(pattern, (token) => hide(kind, token)),
    text.replaceAll(PEM, (pem) => hide('key', pem)),
  );
}

/**
 * Masks the values of parameters that sign a URL.
 *
 * @param kindOf tells by a key whether its value is a secret
 */
export function hideParameters(
  text: string,
  kindOf: (key: string) => MaskKind | undefined,
  hide: Hide,
): string {
  return text.replaceAll(
    PARAMETER,
    (whole, sign: string, name: string, equals: string, value: string) => {
      const kind = kindOf(name);
      const isSigned = SIGNING.test(name) || value.length >= LONG_VALUE || isRandom(value);
      if (kind === 'host' || (!kind && !isSigned)) return whole;
      if (isSigned && /%2F|\//i.test(value) && !isRandom(value) && !SIGNING.test(name))
        return whole;
      return `${sign}${name}${equals}${hide(kind ?? 'signature', value)}`;
    },
  );
}

/** Masks long values without any meaning, except sums of files and versions of programs. */
export function hideRandom(text: string, hide: Hide): string {
  return text.replaceAll(RUN, (run, at: number) =>
    DIGEST.test(text.slice(Math.max(0, at - 24), at)) ? run : hideRandomParts(run, hide),
  );
}
