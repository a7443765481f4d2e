import type { Env } from '../config/env.ts';

/** Hosts of the services that the operators chose, whose names are no secret of anybody. */
export function knownHosts({ llm, stripe, google }: Pick<Env, 'llm' | 'stripe' | 'google'>): string[] {
  const addresses = [llm.baseUrl, stripe.apiBase, google.issuer, google.apiBase];
  return addresses.flatMap((address) => (address && URL.parse(address)?.hostname) || []);
}
