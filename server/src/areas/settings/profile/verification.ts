import { domainToASCII } from 'node:url';
import { freeMailHosts, registrableDomain } from '../../accounts/index.ts';

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
