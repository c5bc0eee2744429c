import ipaddr from 'ipaddr.js';

/** An address with its port: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/** Groups of an IPv6 address that name the network of one household. */
const NETWORK_GROUPS = 4;

/**
 * The key a visitor is counted under: an IPv4 address, or of an IPv6 address the network that one household has. All
 * spellings of an address give the same key.
 *
 * @param address as a connection or a trusted proxy gives it, possibly with a port or a zone
 * @returns `unknown` for anything else, so that no one gets a new count with each made-up value
 */
export function visitorKey(address: string): string {
  const trimmed = address.trim();
  const [, inBrackets, plain] = WITH_PORT.exec(trimmed) ?? [];
  const bare = (inBrackets ?? plain ?? trimmed).replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.parse(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const groups = parsed.parts.slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/**
 * The address in the header that a trusted proxy writes. Proxies append the address they saw; what is before it was
 * sent by the visitor.
 *
 * @param header its value; undefined if the request has none
 * @returns undefined without the header
 */
export function namedAddress(header: string | undefined): string | undefined {
  return header?.split(',').at(-1)?.trim();
}
