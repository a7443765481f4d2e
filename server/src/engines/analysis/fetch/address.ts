import ipaddr from 'ipaddr.js';

/** Reachable from inside a cloud network only, although its range counts as public (Azure's host agent). */
const cloudInternal = new Set(['168.63.129.16']);
const globalIpv6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * Whether an address belongs to the public internet, so that the server may connect to it on somebody's behalf.
 * Everything that wraps another address (IPv4-mapped, NAT64, 6to4, Teredo, ISATAP) is refused: what it reaches depends
 * on the network around us.
 */
export function isPublicUnicast(address: string): boolean {
  if (!ipaddr.isValid(address) || cloudInternal.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv4') return true;
  const ipv6 = parsed as ipaddr.IPv6;
  return ipv6.zoneId === undefined && ipv6.match(globalIpv6) && !isIsatap(ipv6);
}

/** RFC 5214: an interface identifier of 0:5efe or 200:5efe carries an IPv4 address. */
function isIsatap(address: ipaddr.IPv6): boolean {
  const [, , , , high, marker] = address.parts;
  return marker === 0x5efe && (high === 0 || high === 0x200);
}
