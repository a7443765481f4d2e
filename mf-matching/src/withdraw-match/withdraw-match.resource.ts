import { type Match, withdrawMatch } from '@rezenso/contract/matches';
import { call } from '@rezenso/platform';

export async function withdraw(match: Match) {
  await call(withdrawMatch, { params: { id: match.id } });
}
