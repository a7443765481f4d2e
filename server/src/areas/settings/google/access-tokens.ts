import { KeyUnknown } from '../../../config/seal.ts';
import type { Core } from '../../../core.ts';
import { announce } from '../../../live/announce.ts';
import { replies } from '../../reviews/index.ts';
import { type GoogleConnection, googleConnections } from '../platforms/google-connections.repository.ts';
import { tellFailedReplies } from '../platforms/tell-failed-replies.ts';
import { syncErrorText } from '../sync-errors/texts.de.ts';
import { GoogleFault } from './google-fault.ts';
import type { GoogleLogin } from './google-login.ts';
import { syncStates } from './sync-states.repository.ts';

/** Under which the refresh tokens are sealed. */
export const tokenPurpose = 'google-refresh-token';

/** What calls of a connected account carry, and what becomes of an access that Google ended. */
export function accessTokens(
  core: Pick<Core, 'database' | 'env' | 'jobs' | 'mailer' | 'now' | 'secret'>,
  login: GoogleLogin,
) {
  const { database, secret } = core;
  const sealer = secret.sealer(tokenPurpose);

  /** A token that nobody can open any more is lost; one under a key that another process has is not. @throws {GoogleFault} revoked */
  function readToken(sealed: string): string {
    try {
      return sealer.open(sealed);
    } catch (error) {
      if (error instanceof KeyUnknown) throw error;
      throw new GoogleFault('revoked', { cause: error });
    }
  }

  return {
    /** An access token for now; the connection keeps the refresh token that Google gave in place of its own. @throws {GoogleFault} */
    async of(connection: GoogleConnection): Promise<string> {
      const { platformId, sealedToken } = connection;
      const { accessToken, replacedBy } = await login.refresh(readToken(sealedToken));
      if (replacedBy) {
        connection.sealedToken = sealer.close(replacedBy);
        await googleConnections(database.db).replaceToken(platformId, sealedToken, connection.sealedToken);
      }
      return accessToken;
    },

    /** Google gives no access any more: the platform has to be connected anew, unless it was meanwhile. */
    async lost({ platformId, memberId, businessName, sealedToken }: GoogleConnection): Promise<void> {
      await database.transaction(async (tx) => {
        if (!(await googleConnections(tx).removeWith(platformId, sealedToken))) return;
        await syncStates(tx).lost(platformId, syncErrorText('revoked', businessName));
        await tellFailedReplies(core, tx, memberId, await replies(tx).disconnected(memberId), core.now());
        // Which reviews can be answered there changed with it.
        await announce(tx, [memberId], 'reviews');
      });
    },

    /** Ends the access at Google. @throws {GoogleFault} away */
    async revoke(sealedToken: string): Promise<void> {
      await login.revoke(readToken(sealedToken));
    },
  };
}
