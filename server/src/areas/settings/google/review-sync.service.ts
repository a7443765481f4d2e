import type { Core } from '../../../core.ts';
import { syncedReviews } from '../../reviews/index.ts';
import { type GoogleConnection, googleConnections } from '../platforms/google-connections.repository.ts';
import { syncErrorText } from '../sync-errors/texts.de.ts';
import { accessTokens } from './access-tokens.ts';
import { businessProfile } from './business-profile.ts';
import { chooseLocation } from './choose-location.ts';
import { GoogleFault } from './google-fault.ts';
import type { GoogleLogin } from './google-login.ts';
import { readingOf } from './reading.ts';
import { takeInReplies } from './reply-intake.ts';
import { giveUp, takeIn } from './review-intake.ts';
import { syncStates } from './sync-states.repository.ts';

/** A sync takes a while, and clocks differ. */
const overlapMillis = 3_600_000;
/** What vanished shows in the count, unless as many came; so everything is read now and then. */
const readAllMillis = 7 * 86_400_000;

/** Fetches the reviews of connected platforms. */
export function createReviewSync(core: Core, login: GoogleLogin) {
  const { env, database, now, log } = core;
  const tokens = accessTokens(core, login);

  async function fetchNew(connection: GoogleConnection): Promise<void> {
    const beganAt = now();
    const google = businessProfile(env, await tokens.of(connection));
    const location = chooseLocation(await google.listLocations(), connection);
    const completeUntil = completeUntilOf(connection, now());
    const reading = readingOf(await syncedReviews(database.db).listNames(connection.memberId));
    for await (const page of google.reviewPages(location)) {
      await takeIn(core, connection, page.reviews, now());
      await takeInReplies(core, connection, page.reviews, beganAt);
      reading.note(page);
      const isKnownFromHere = page.reviews.some(({ changedAt }) => changedAt < completeUntil);
      if (isKnownFromHere && !reading.isSomethingGone()) return;
    }
    await database.transaction(async (tx) => {
      await giveUp(tx, connection.memberId, reading.gone());
      await googleConnections(tx).allRead(connection.platformId, now());
    });
  }

  return {
    /**
     * Fetches what is new on one platform and writes down how it went. What waiting helps against is thrown, so that
     * the job is tried again; everything else is left to the person.
     * @throws {GoogleFault} away
     */
    async sync(platformId: string): Promise<void> {
      const connection = await googleConnections(database.db).find(platformId);
      if (!connection) return;
      try {
        await fetchNew(connection);
        await syncStates(database.db).succeeded(platformId, now());
      } catch (error) {
        if (!(error instanceof GoogleFault)) {
          await syncStates(database.db).failed(platformId, syncErrorText('away', connection.businessName));
          throw error;
        }
        const message = syncErrorText(error.kind, connection.businessName);
        if (error.kind === 'revoked') await tokens.lost(connection);
        else await syncStates(database.db).failed(platformId, message);
        if (error.kind === 'away') throw error;
        log.info({ err: error, platformId }, 'a platform needs its owner before it can sync');
      }
    },
  };
}

/** What changed last comes first, so behind this moment an earlier sync of this connection has seen everything. */
function completeUntilOf({ connectedAt, lastSyncAt, allReadAt }: GoogleConnection, now: Date): Date {
  const isAllDue = !allReadAt || now.getTime() - allReadAt.getTime() >= readAllMillis;
  if (!lastSyncAt || lastSyncAt < connectedAt || isAllDue) return new Date(0);
  return new Date(lastSyncAt.getTime() - overlapMillis);
}
