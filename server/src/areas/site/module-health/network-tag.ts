import { isIPv4 } from 'node:net';
import type { Secret } from '../../../config/secret.ts';
import { networkOf } from '../../../limits/network.ts';

/**
 * What tells one network from another without naming it. Wider than the limits': a /24 of IPv4 and a /48 of IPv6, which
 * one customer of a provider can have whole.
 */
export function networkTag(secret: Secret, ip: string): string {
  const network = networkOf(ip);
  const wide = isIPv4(network) ? network.split('.').slice(0, 3) : network.split(':').slice(0, 3);
  return secret.sign('module-health', wide.join(' ')).slice(0, 22);
}
