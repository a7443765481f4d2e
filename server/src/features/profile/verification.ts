import { domainToASCII } from 'node:url';

/** Anybody gets an address there, so it proves nothing. */
const freeMailHosts = new Set(
  `gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de outlook.com outlook.de
  hotmail.com hotmail.de live.de live.com msn.com yahoo.com yahoo.de ymail.com icloud.com me.com mac.com aol.com aol.de
  arcor.de online.de mail.de mailbox.org posteo.de posteo.net proton.me protonmail.com tutanota.com tutanota.de tuta.io
  tuta.com vodafone.de kabelmail.de email.de bluewin.ch chello.at zoho.com yandex.com mail.com fastmail.com hey.com`
    .split(/\s+/)
    .filter(Boolean),
);
/** Second levels under which the registry sells names. */
const registrySuffixes = new Set([
  'co.uk',
  'org.uk',
  'com.de',
  'co.at',
  'or.at',
  'com.tr',
  'com.pl',
  'com.au',
  'co.jp',
]);

/**
 * Whether the person signs in with an address of the business's own website: the mail domain equals the website's
 * registrable domain. Whoever reads that mailbox acts for the business; free mail providers prove nothing.
 */
export function isVerifiedBy(email: string, website: string | null): boolean {
  if (!website || !URL.canParse(website)) return false;
  const mailDomain = domainToASCII(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
  if (mailDomain === '' || freeMailHosts.has(mailDomain)) return false;
  return mailDomain === registrableDomain(new URL(website).hostname);
}

function registrableDomain(hostname: string): string | undefined {
  const labels = hostname.replace(/\.$/, '').split('.');
  const suffixLength = registrySuffixes.has(labels.slice(-2).join('.')) ? 2 : 1;
  return labels.length > suffixLength && !/^\d+$/.test(labels.at(-1) ?? '')
    ? labels.slice(-suffixLength - 1).join('.')
    : undefined;
}
