import ipaddr from 'ipaddr.js';

/** Reachable from inside a cloud network only, although its range counts as public (Azure's host agent). */
const cloudInternal = new Set(['168.63.129.16']);
const globalIpv6 = { prefix: ipaddr.IPv6.parse('2000::'), bits: 3 };

/**
 * Whether an address belongs to the public internet, so that the server may connect to it on somebody's behalf.
 * Everything that wraps another address (IPv4-mapped, NAT64, 6to4, Teredo, ISATAP) is refused: what it reaches depends
 * on the network around us.
 */
export function isPublicUnicast(address: string): boolean {
  if (!ipaddr.isValid(address) || cloudInternal.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return true;
  return parsed.zoneId === undefined && parsed.match(globalIpv6.prefix, globalIpv6.bits) && !isIsatap(parsed);
}

/** RFC 5214: an interface identifier of 0:5efe or 200:5efe carries an IPv4 address. */
function isIsatap(address: ipaddr.IPv6): boolean {
  const [, , , , high, marker] = address.parts;
  return marker === 0x5efe && (high === 0 || high === 0x200);
}
