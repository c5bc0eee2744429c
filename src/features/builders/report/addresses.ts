import type {MaskKind} from './hidden';

/** Masks one value. */
export type Hide = (kind: MaskKind, value: string) => string;

/** The machine itself, which tells nothing about a reader. */
const LOCAL_HOST =
  /^(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|::1?|\[::1?\]|host\.docker\.internal)$/i;

const IP4_TEXT = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}`;
const IP4_ONLY = new RegExp(`^${IP4_TEXT}$`);

/** Not a version, such as `Chrome/120.0.0.0` or `v1.2.3.4`. */
const IP4 = new RegExp(
  String.raw`(?<![\w.]|[A-Za-z]/|[Vv]ersion[: =]{1,3}|Windows NT )${IP4_TEXT}(?![\w]|\.\d)`,
  'g',
);

/** What can be an IPv6 address; the URL parser knows whether it is. */
const IP6 =
  /(?<![\w:.])(?:[\da-f]{0,4}:){2,7}(?:[\da-f]{0,4}|\d{1,3}(?:\.\d{1,3}){3})(?:%\w{1,16})?(?![\w:])/gi;

const MAC = /(?<![\w:-])[\da-f]{2}(?:[:-][\da-f]{2}){5}(?![\w:-])/gi;

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}(?![\w-])/gi;

/** A mobile number of China with its prefix, or behind a word that says what it is. */
const PHONE =
  /(?<=\+86[ -]?|手机号?[码]?[:： ]{0,3}|(?:phone|mobile|tel)[:= ]{1,3})1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/gi;

function isIp6(text: string): boolean {
  const [address = ''] = text.split('%');
  return /\d/.test(address) && URL.canParse(`http://[${address}]`);
}

/** Parts of a URL up to its path: what connects, who signs in, and where. */
const URL_START =
  /(?<![a-z\d+.-])([a-z][a-z\d+.-]{0,20}(?::\/\/|%3A%2F%2F|:\\\/\\\/))((?:(?!%2F|%3F|%26)[^\s/?#"'<>\\`,;，。；（）()|]){1,512})/gi;

/** Who signs in to a database, as drivers of Go write it: `user:password@tcp(host:3306)/name`. */
const DATABASE = /(?<![\w.])[\w.-]{1,64}:[^\s"'`]{1,256}?@(?=(?:tcp|unix)\()/g;

/** Before an address without `http://`. */
const HOST_PLACE =
  /(?<=\blookup |\bhost[:=] ?"?|\bHost: ?\[?|\bserver name "?|\bServerName:|\bSNI |@tcp\()([a-z\d_-]{1,63}(?:\.[a-z\d_-]{1,63}){1,8})\.?(?![\w.-]*\()/gi;

/** Hosts of a certificate, in a message of Go, and of a server of nginx. */
const CERTIFICATE = /(?<=\bvalid for |\bserver_name )[^"\r\n]{1,2000}/g;
const HOST_NAME = /(?<![\w.])[a-z\d*_-]{1,63}(?:\.[a-z\d_-]{1,63}){1,8}/gi;

/** A host and its port. Places in source code look the same: `main.go:12`. */
const HOST_PORT =
  /(?<![\w./@-])(?:[a-z\d](?:[a-z\d-]{0,62})\.){1,8}(?!(?:go|js|mjs|ts|tsx|py|rs|c|h|cc|cpp|java|kt|php|lua|vue|sh|json|ya?ml|toml|conf|ini|log|txt|md|html|css|exe|s|asm)\b)[a-z]{2,24}(?=:\d{2,5}(?!\d))/gi;

/** Names of hosts that a page can show: those of providers and of AList, which the facts name. */
export function hostReader(hosts: readonly string[]): (host: string, hide: Hide) => string {
  const known = new Set(hosts);
  const domains = new Set(hosts.map(domainOf));
  return (host, hide) => {
    const name = host.toLowerCase().replace(/\.$/, '');
    if (LOCAL_HOST.test(name) || known.has(name)) return host;
    if (IP4_ONLY.test(name)) return hide('ip', host);
    const domain = domainOf(name);
    if (name === domain || !domains.has(domain))
      return domains.has(name) ? host : hide('host', host);
    const own = host.slice(0, host.length - domain.length - 1);
    return `${hide('host', own)}.${domain}`;
  };
}

/** Domain that a host belongs to: its last two names, or three below `com.cn` and the like. */
function domainOf(host: string): string {
  const names = host.split('.');
  const isShared = /^(?:com|net|org|edu|gov|ac|co)$/.test(names.at(-2) ?? '') && names.length > 2;
  return names.slice(isShared ? -3 : -2).join('.');
}

/** Masks hosts and credentials in URLs, and hosts where messages name them. */
export function hideHosts(
  text: string,
  readHost: (host: string, hide: Hide) => string,
  hide: Hide,
): string {
  return text
    .replaceAll(DATABASE, (credentials) => `${hide('password', credentials.slice(0, -1))}@`)
    .replaceAll(URL_START, (_whole, start: string, authority: string) => {
      const at = authority.lastIndexOf('@');
      const credentials = at === -1 ? '' : `${hide('password', authority.slice(0, at))}@`;
      return `${start}${credentials}${hideAuthority(authority.slice(at + 1), readHost, hide)}`;
    })
    .replaceAll(CERTIFICATE, (hosts) => hosts.replaceAll(HOST_NAME, (host) => readHost(host, hide)))
    .replaceAll(HOST_PLACE, (host) => readHost(host, hide))
    .replaceAll(HOST_PORT, (host) => readHost(host, hide));
}

function hideAuthority(
  authority: string,
  readHost: (host: string, hide: Hide) => string,
  hide: Hide,
): string {
  const six = /^\[([\da-f:.%]+)\](.*)$/i.exec(authority);
  if (six) {
    const [, address = '', rest = ''] = six;
    return LOCAL_HOST.test(address) ? authority : `${hide('ip', address)}${rest}`;
  }
  const [, host = '', rest = ''] = /^([\p{L}\d_.-]+)(.*)$/u.exec(authority) ?? [];
  return host === '' ? authority : `${readHost(host, hide)}${rest}`;
}

/** Masks email addresses, phone numbers, and addresses of machines. */
export function hideAddresses(text: string, hide: Hide): string {
  return text
    .replaceAll(EMAIL, (email) => hide('email', email))
    .replaceAll(PHONE, (phone) => hide('phone', phone))
    .replaceAll(MAC, (mac) => hide('ip', mac))
    .replaceAll(IP4, (ip) => (LOCAL_HOST.test(ip) ? ip : hide('ip', ip)))
    .replaceAll(IP6, (ip) => (LOCAL_HOST.test(ip) || !isIp6(ip) ? ip : hide('ip', ip)));
}
