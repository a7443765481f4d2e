import { hasCode, messageOf } from '@rezenso/platform';

/**
 * The sentence for a refusal that trying again does not help against: the server says why. Everything else reads as
 * specified.
 */
export function whyRefused(error: unknown, otherwise: string): string {
  const isFinal = hasCode(error, 'SAME_BUSINESS', 'ACCOUNT_INACTIVE', 'PARTNER_INACTIVE', 'MATCH_DECLINED_RECENTLY');
  return isFinal ? messageOf(error, otherwise) : otherwise;
}
