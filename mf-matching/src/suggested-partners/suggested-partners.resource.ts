import { createMatch, type PotentialMatch } from '@rezenso/contract/matches';
import { call } from '@rezenso/platform';

/** Asks a suggested partner for a match. */
export async function propose(partner: PotentialMatch) {
  await call(createMatch, { body: { providerId: partner.user.id } });
}
