import { hasCode, messageOf } from '@rezenso/platform';

const finals = [
  'SAME_BUSINESS',
  'ACCOUNT_INACTIVE',
  'PARTNER_INACTIVE',
  'MATCH_DECLINED_RECENTLY',
  'MATCH_WITHDRAWN_RECENTLY',
  'MATCH_BLOCKED',
  'MATCH_UNAVAILABLE',
  'STARTS_SMALL',
  'FEWER_REQUESTS',
] as const;

/**
 * The sentence for a refusal that trying again at once does not help against: the server says why. Everything else reads as
 * specified.
 */
export function whyRefused(error: unknown, otherwise: string): string {
  return finals.some((code) => hasCode(error, code)) ? messageOf(error, otherwise) : otherwise;
}
