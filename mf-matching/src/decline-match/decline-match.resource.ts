import { declineMatch, type Match } from '@rezenso/contract/matches';
import { call } from '@rezenso/platform';

export async function decline(match: Match, reason: string) {
  await call(declineMatch, { params: { id: match.id }, body: { reason: reason.trim() || null } });
}
