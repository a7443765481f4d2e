import { trustScore } from '@rezenso/engines/trust';
import type { Tx } from '../../../database/database.ts';
import { balances, candidateIndex } from '../../accounts/index.ts';
import { trust } from './trust.repository.ts';

/** Computes the trust scores of members anew from their conduct; doing it again changes nothing. */
export async function recomputeTrust(tx: Tx, members: readonly string[], now: Date): Promise<void> {
  await trust(tx).lock(members);
  for (const [member, events] of await trust(tx).events(members, now)) {
    await balances(tx).setTrust(member, trustScore(events, now));
  }
  await candidateIndex(tx).refresh(members, now);
}
