import type { AdminUser } from '@rezenso/contract/admin';
import type { MemberStatus } from '@rezenso/contract/vocabulary';
import type { Tone } from '@rezenso/ui/tokens';

/** What a user is called: the company, else the person, else the address. */
export function userName({ companyName, firstName, lastName, email }: AdminUser): string {
  return companyName || personName({ firstName, lastName }) || email;
}

export function personName({ firstName, lastName }: Pick<AdminUser, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

export const statusTones: Readonly<Record<MemberStatus, Tone>> = {
  active: 'success',
  pending: 'warning',
  inactive: 'neutral',
  banned: 'danger',
};
