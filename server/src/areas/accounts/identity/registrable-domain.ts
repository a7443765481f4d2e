import { getDomain } from 'tldts';
import { hosters } from './hosters.ts';

/**
 * The part of a host name that somebody registered: 'cafe-anna.de' of 'shop.cafe-anna.de'; undefined for an address. By
 * the Public Suffix List, whose private part says which hosts give every customer a name of its own: 'anna.square.site'.
 */
export function registrableDomain(hostname: string): string | undefined {
  const host = hostname.replace(/\.$/, '').toLowerCase();
  const registered = getDomain(host, { allowPrivateDomains: true });
  if (registered === null || !/\.(?!\d+$)[^.]+$/.test(registered)) return undefined;
  if (!hosters.has(registered)) return registered;
  const customer = host
    .slice(0, -registered.length - 1)
    .split('.')
    .at(-1);
  return customer ? `${customer}.${registered}` : undefined;
}

/** What the registry sold, whoever gives names away under it: 'square.site' of 'anna.square.site'. */
export function soldDomain(hostname: string): string | undefined {
  return getDomain(hostname.replace(/\.$/, '')) ?? undefined;
}
