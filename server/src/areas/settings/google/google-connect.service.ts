import type { GoogleOutcome, UserPlatform } from '@rezenso/contract/user-platforms';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import { decidedBy } from '../../../consents/decision.ts';
import type { Core } from '../../../core.ts';
import { googleConnections } from '../platforms/google-connections.repository.ts';
import { presentUserPlatform } from '../platforms/user-platforms.presenter.ts';
import { userPlatforms } from '../platforms/user-platforms.repository.ts';
import { tokenPurpose } from './access-tokens.ts';
import { syncPlatform } from './google.jobs.ts';
import { googleAttempts } from './google-attempts.repository.ts';
import { GoogleFault } from './google-fault.ts';
import type { GoogleLogin, LoginSecrets } from './google-login.ts';
import { syncStates } from './sync-states.repository.ts';

const attemptMinutes = 10;
export const syncEveryHours = 6;

type Visitor = Pick<CurrentMember, 'id' | 'personId' | 'sessionHash'>;

/** Connecting a Google platform, and asking for its reviews. */
export function createGoogleConnect(core: Core, login: GoogleLogin | undefined) {
  const { database, secret, limits, jobs, now, log } = core;
  const attempts = secret.sealer('google-attempt');
  const tokens = secret.sealer(tokenPurpose);
  const later = (minutes: number) => new Date(now().getTime() + minutes * 60_000);

  async function keep(member: Visitor, platformId: string, token: string): Promise<GoogleOutcome> {
    return database.transaction(async (tx) => {
      if (!(await syncStates(tx).connected(platformId, member.id))) return 'not-available';
      await decidedBy(tx, core, member);
      await googleConnections(tx).keep(platformId, tokens.close(token), now(), later(syncEveryHours * 60));
      await jobs.enqueue(tx, syncPlatform, { platformId });
      return 'connected';
    });
  }

  return {
    /**
     * Begins the connection of one's own Google platform. The state belongs to this session, works once, and for ten
     * minutes.
     * @returns Google's address, or why not
     */
    async begin(member: Visitor, platformId: string): Promise<{ url: string } | { outcome: GoogleOutcome }> {
      if (!login) return { outcome: 'not-configured' };
      const platform = await userPlatforms(database.db).find(member.id, platformId);
      if (platform?.platform !== 'google' || platform.oauth_connected) return { outcome: 'not-available' };
      try {
        await limits.take('google-connect', member.id);
        const { url, secrets } = await login.begin();
        await googleAttempts(database.db).create({
          state: secrets.state,
          sessionHash: member.sessionHash,
          platformId,
          sealedSecrets: attempts.close(JSON.stringify(secrets)),
          expiresAt: later(attemptMinutes),
        });
        return { url };
      } catch (error) {
        if (!(error instanceof GoogleFault) && !(error instanceof AppError)) throw error;
        log.warn({ err: error }, 'a connection with Google could not begin');
        return { outcome: 'failed' };
      }
    },

    /** Ends a connection that was begun in this session. @param search of the address that the browser came back to */
    async finish(member: Visitor, search: string): Promise<GoogleOutcome> {
      if (!login) return 'not-configured';
      const answer = new URLSearchParams(search);
      const attempt = await googleAttempts(database.db).take(answer.get('state') ?? '', member.sessionHash, now());
      if (!attempt) return 'expired';
      if (answer.get('error') === 'access_denied') return 'denied';
      try {
        const secrets: LoginSecrets = JSON.parse(attempts.open(attempt.sealedSecrets));
        return await keep(member, attempt.platformId, await login.redeem(search, secrets));
      } catch (error) {
        if (!(error instanceof GoogleFault)) throw error;
        log.warn({ err: error }, 'a connection with Google failed');
        return 'failed';
      }
    },

    /**
     * Begins a sync, unless one is under way.
     * @throws {AppError} PLATFORM_NOT_FOUND, OAUTH_NOT_CONNECTED, OAUTH_NOT_CONFIGURED, RATE_LIMITED
     */
    async sync(member: string, platformId: string): Promise<UserPlatform> {
      const platform = await userPlatforms(database.db).find(member, platformId);
      if (!platform) throw new AppError('PLATFORM_NOT_FOUND');
      if (!platform.oauth_connected) throw new AppError('OAUTH_NOT_CONNECTED');
      if (!login) throw new AppError('OAUTH_NOT_CONFIGURED');
      await limits.take('google-sync', platformId);
      return database.transaction(async (tx) => {
        const begun = await syncStates(tx).begin(platformId);
        if (begun) await jobs.enqueue(tx, syncPlatform, { platformId });
        return presentUserPlatform(begun ?? platform);
      });
    },
  };
}
