import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * The network that an address is counted by: an IPv4 address itself, of IPv6 the first 64 bits. Whoever has one IPv6
 * address has all of its /64 (RFC 6177), so that counting single ones would count nothing.
 */
export function networkOf(ip: string): string {
  const [plain = ip] = ip.split('%');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const groups = groupsOf(new SocketAddress({ address: plain, family: 'ipv6' }).address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/**
 * The range that an address lies in, as providers hand them out to houses and offices: a /24 of IPv4, a /48 of IPv6. Wider than what limits
 * count by: many accounts of one place are looked for, not one that asks often.
 */
export function rangeOf(ip: string): string {
  const network = networkOf(ip);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}

/** The eight groups of an IPv6 address in any of its spellings. */
function groupsOf(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [before = '', after] = plain.split('::');
  const parse = (part: string | undefined) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [left, right] = [parse(before), parse(after)];
  return after === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill(0), ...right];
}
