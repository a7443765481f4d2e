import { isWebAddress, typedAddress } from './web-address.ts';

/** Where a code stands for an address that nobody can read from it; put together by hand, never complete. */
const hosts = new Set(
  `goo.gl g.co g.page forms.gle share.google goo.su fb.me fb.gg lnkd.in linkd.in pin.it t.co redd.it wp.me
  amzn.to amzn.eu amzn.asia ebay.us etsy.me yelp.to apple.co spoti.fi sptfy.com aka.ms 1drv.ms msft.it db.tt ift.tt
  bit.ly bitly.com j.mp t.ly tinyurl.com tiny.cc tny.im is.gd v.gd x.gd da.gd soo.gd s.id ow.ly buff.ly dlvr.it trib.al
  rebrand.ly cutt.ly rb.gy shorturl.at shorter.me short.gy short.io bl.ink dub.sh dub.co po.st adf.ly snip.ly u.nu lc.cx
  clck.ru urlz.fr surl.li tpmr.com t2m.io zpr.io zws.im 1url.com l8r.it vu.fr t1p.de kurzelinks.de kurzlink.de
  qr.ae qr.link qrco.de q-r.to me-qr.com wa.link`.split(/\s+/),
);
const ofGoogle = /^\/r\/C[\w-]{11,}(?:\/|$)/;

/** Whether a host leads from there to addresses of others: 'maps.app.goo.gl' and 'www.bit.ly' do. */
export function isShortLinkHost(hostname: string): boolean {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.');
  return labels.some((_, index) => hosts.has(labels.slice(index).join('.')));
}

/**
 * Whether an address only leads to another one that cannot be read from it. The link that Google gives a business for its
 * reviews is none: its code is the number of the place.
 */
export function isShortLink(address: string): boolean {
  if (!isWebAddress(address)) return false;
  const { hostname, pathname } = new URL(typedAddress(address));
  const host = hostname.replace(/^(?:www|m|web)\./, '');
  if (host === 'g.page') return !ofGoogle.test(pathname);
  const isShared = /^(?:facebook|fb)\.com$/.test(host) && /^\/share\/./.test(pathname);
  return isShared || isShortLinkHost(host);
}

export const shortLinkFault =
  'Kurzlinks verraten nicht, wohin sie führen. Öffne den Link und kopiere die Adresse, die dann im Browser steht.';
