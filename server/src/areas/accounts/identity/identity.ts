import { domainToASCII } from 'node:url';
import { freeMailHosts } from './free-mail-hosts.ts';
import { isPortal } from './portals.ts';
import { registrableDomain, soldDomain } from './registrable-domain.ts';

/** Domains of documentation (RFC 2606), and the demo's accounts under them: everybody writes them. */
const documentation = new Set(['example.com', 'example.net', 'example.org', 'example.de', 'rezenso.example']);

/** Providers under whose domains, the first of which stands for all, one name is one mailbox, and the characters that say nothing in it. */
const manyDomains: readonly (readonly [hosts: readonly [string, ...string[]], silent?: RegExp])[] = [
  [['gmail.com', 'googlemail.com'], /\./g],
  [['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'], /[._-]/g],
  [['icloud.com', 'me.com', 'mac.com']],
];

/**
 * The mailbox behind an address: 'Eva+neu@Example.de' and 'eva@example.de' arrive at the same one, as do the domains of one provider. The
 * database says the same by `mailbox_of`.
 */
export function mailboxOf(email: string): string {
  const { name, host, provider: [hosts, silent] = [] } = partsOf(email);
  return hosts ? `${silent ? name.replace(silent, '') : name}@${hosts[0]}` : `${name}@${host}`;
}

/** A mailbox by all names that something may be kept under: until version 1.30.0 most providers' domains were told apart. */
export function namesOfMailbox(email: string): string[] {
  const { name, host, provider: [hosts] = [] } = partsOf(email);
  return [...new Set([mailboxOf(email), ...(hosts ?? [host]).map((one) => `${name}@${one}`)])];
}

function partsOf(email: string) {
  const at = email.lastIndexOf('@');
  const host = domainToASCII(email.slice(at + 1)) || email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase().replace(/\+.*$/, '');
  return { name, host, provider: manyDomains.find(([hosts]) => hosts.includes(host)) };
}

/**
 * The site of a business, whichever of its pages or subdomains is given; undefined when it stands on somebody else's, as
 * a profile in a network does.
 * @param given a domain or a whole address
 */
export function siteOf(given: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `http://${given}`;
  if (!URL.canParse(address)) return undefined;
  const host = new URL(address).hostname.replace(/\.$/, '').replace(/^www\./, '');
  const sold = soldDomain(host);
  if (sold === undefined || isPortal(sold) || freeMailHosts.has(sold)) return undefined;
  if (!documentation.has(sold)) return registrableDomain(host);
  return host === sold ? undefined : host.split('.').slice(-3).join('.');
}

/** The site that a mailbox proves: whoever reads it acts for the business there; a free mail provider proves nothing. */
export function siteOfMailbox(email: string): string | undefined {
  const host = mailboxOf(email).split('@').at(-1) ?? '';
  return siteOf(host) === host ? host : undefined;
}

/**
 * The site of the company that gave somebody this mailbox, whether or not it is named anywhere: nobody else has one there.
 * Undefined where everybody gets one, at a mail provider, a host or a portal.
 */
export function mailSiteOf(email: string): string | undefined {
  return siteOf(mailboxOf(email).split('@').at(-1) ?? '');
}

/** What a business states about where it is on the web, as sites. */
export function sitesOf({ domain, website }: { domain: string | null; website: string | null }): string[] {
  const sites = [domain, website].flatMap((given) => (given ? (siteOf(given) ?? []) : []));
  return [...new Set(sites)];
}

/** The site that a business named and whose mailbox it reads; undefined when that proves none of what it named. */
export function provenSiteOf(stated: {
  email: string;
  domain: string | null;
  website: string | null;
}): string | undefined {
  const own = siteOfMailbox(stated.email);
  return own !== undefined && sitesOf(stated).includes(own) ? own : undefined;
}
