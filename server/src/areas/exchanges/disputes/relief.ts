import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { ReviewExchangeRow } from '../../../database/schema.ts';
import { endMatch } from '../../matching/index.ts';
import { proposalMails, reminderMails } from '../../notifications/index.ts';
import { appointments } from '../appointments/appointments.repository.ts';
import { aboutAppointment } from '../appointments/appointments.service.ts';
import { exchanges } from '../exchanges/exchanges.repository.ts';
import { openings } from '../exchanges/openings.repository.ts';
import { extensions } from '../extensions/extensions.repository.ts';

/** Whoever got a review that was found wrong owes nothing for it (docs/decisions/0167). */
export function createRelief({ events, mailer }: Pick<Core, 'events' | 'mailer'>) {
  return {
    /**
     * Gives up what `member` still has to write in a plan, with its appointments and reminders; when it has given nothing in it yet, also
     * what the partner still has to write: then the exchange is over.
     * @param planned the plan, locked
     * @returns whether there was anything to write
     */
    async relieve(tx: Tx, member: string, planned: readonly ReviewExchangeRow[], now: Date): Promise<boolean> {
      const [first] = planned;
      const open = planned.filter(({ submitted_at }) => submitted_at === null);
      if (!first || !open.some((row) => row.reviewer_id === member)) return false;
      const hasGiven = planned.some((row) => row.reviewer_id === member && row.submitted_at !== null);
      const givenUp = hasGiven ? open.filter((row) => row.reviewer_id === member) : open;
      const writers = new Set(givenUp.map((row) => row.reviewer_id));
      await exchanges(tx).giveUp(givenUp.map(({ id }) => id));
      await mailer.takeBack(
        tx,
        givenUp.flatMap(({ id }) => reminderMails(id)),
      );
      await extensions(tx).endAllOf(first.match_id, now, [...writers]);
      for (const { id, reviewer_id } of await appointments(tx).listStanding(first.match_id))
        if (writers.has(reviewer_id)) await callOff(tx, id, member, now);
      return true;
    },

    /** What was written opens, for nothing more is to come, and a match that waits for nobody's review is done. */
    async finish(tx: Tx, matchId: string, now: Date): Promise<void> {
      await exchanges(tx).lockMatch(matchId);
      await openings(tx).openOfMatch(matchId, now);
      if ((await exchanges(tx).listOfMatch(matchId)).every(({ submitted_at }) => submitted_at !== null))
        await endMatch(tx, matchId, now);
    },
  };

  /** As if the member had called it off, so that calendars follow. */
  async function callOff(tx: Tx, id: string, member: string, now: Date): Promise<void> {
    const off = await appointments(tx).withdraw(id, member, null, now);
    if (!off) return;
    if (off.starts_at) await events.record(tx, 'appointment.withdrawn', aboutAppointment(off, member));
    else await mailer.takeBack(tx, proposalMails(id));
  }
}
