import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { businessMarks } from './business-marks.repository.ts';
import { formerMatches } from './former-matches.repository.ts';
import { traders } from './traders.repository.ts';
import { lastingMarksOf, outlivesFor } from './trading.policy.ts';

const purpose = 'former-match';

/**
 * A block, a refusal or a request taken back binds whoever leaves and comes back, or moves to another address and begins anew with the old
 * one, as it binds a second account that is there at the same time. See docs/decisions/0163.
 */
export function createFormerMatches({ secret }: Pick<Core, 'secret'>) {
  return {
    /** Call it in the transaction that empties or moves the account, before. Other accounts of the business are bound at once. */
    async remember(tx: Tx, member: string, now: Date): Promise<void> {
      const [trader] = await traders(tx).list([member]);
      const kept = trader && (await formerMatches(tx).keep(member, now));
      if (!kept) return;
      const places = await businessMarks(tx).listPlaces(member);
      const { marks, hasProvenSite } = lastingMarksOf(trader);
      const tagged = marks.map(({ mark, isProven }) => ({
        tag: secret.sign(purpose, mark),
        isProven,
        place: places.get(mark) ?? null,
      }));
      await formerMatches(tx).keepMarks(kept.id, tagged, hasProvenSite, kept.until);
      for (const other of await businessMarks(tx).listBound(member))
        await formerMatches(tx).bind(other, [kept.id], now);
    },

    /** Call it whenever what a member is known by changes, after its marks are refreshed, and before it asks or is asked. */
    async bind(tx: Tx, member: string, now: Date): Promise<void> {
      const [trader] = await traders(tx).list([member]);
      if (!trader) return;
      const { marks } = lastingMarksOf(trader);
      const byTag = new Map(
        marks.flatMap(({ mark }) => secret.tagsOf(purpose, mark).map((tag) => [tag, mark] as const)),
      );
      const found = await formerMatches(tx).findMarks([...byTag.keys()], now);
      if (found.length === 0) return;
      const places = await businessMarks(tx).listPlaces(member);
      const isLater = (tag: string, place: string | null) => {
        const own = places.get(byTag.get(tag) ?? '');
        return own !== undefined && place !== null && BigInt(own) > BigInt(place);
      };
      const binding = found.filter((one) => outlivesFor(trader, { ...one, isLater: isLater(one.tag, one.place) }));
      await formerMatches(tx).bind(member, [...new Set(binding.map(({ formerId }) => formerId))], now);
    },
  };
}
