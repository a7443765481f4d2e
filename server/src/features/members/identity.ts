import { domainToASCII } from 'node:url';
import { freeMailHosts } from './free-mail-hosts.ts';
import { registrableDomain } from './registrable-domain.ts';

/** Everybody has a page there: the host says nothing about the business, only the whole address does. */
const networks = new Set(
  `facebook.com fb.com instagram.com linkedin.com xing.com x.com twitter.com tiktok.com youtube.com pinterest.com
  google.com google.de goo.gl g.page yelp.com yelp.de trustpilot.com provenexpert.com kununu.com jameda.de
  linktr.ee ebay.de ebay.com etsy.com amazon.de amazon.com kleinanzeigen.de bit.ly gelbeseiten.de dasoertliche.de`.split(
    /\s+/,
  ),
);
/** Builders and hosts that give every customer a name of its own under theirs, and domains of documentation (RFC 2606). */
const hosters = new Set(
  `jimdo.com jimdosite.com jimdofree.com wixsite.com wix.com wordpress.com blogspot.com github.io gitlab.io netlify.app
  vercel.app pages.dev web.app firebaseapp.com herokuapp.com myshopify.com shopify.com squarespace.com weebly.com
  webnode.page business.site webador.de webflow.io strato.de one.com ionos.space carrd.co notion.site tumblr.com
  example.com example.net example.org example.de`.split(/\s+/),
);
const anyDot = /\./g;

/**
 * The mailbox behind an address: 'Eva+neu@Example.de' and 'eva@example.de' arrive at the same one, and at Google's dots
 * say nothing either.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const host = domainToASCII(email.slice(at + 1)) || email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase().replace(/\+.*$/, '');
  const isGoogle = host === 'gmail.com' || host === 'googlemail.com';
  return isGoogle ? `${name.replace(anyDot, '')}@gmail.com` : `${name}@${host}`;
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
  const registered = registrableDomain(host);
  if (registered === undefined || networks.has(registered) || freeMailHosts.has(registered)) return undefined;
  if (!hosters.has(registered)) return registered;
  return host === registered
    ? undefined
    : host
        .split('.')
        .slice(-registered.split('.').length - 1)
        .join('.');
}

/** What a business states about where it is on the web, as sites. */
export function sitesOf({ domain, website }: { domain: string | null; website: string | null }): string[] {
  const sites = [domain, website].flatMap((given) => (given ? (siteOf(given) ?? []) : []));
  return [...new Set(sites)];
}
