import { passkeyQuestionMinutes } from '@rezenso/contract/passkeys';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import type { Env } from '../../../config/env.ts';
import type { PasskeyRow } from './passkeys.repository.ts';

/** What the browser gave, as it came in. */
export type Given = Readonly<Record<string, unknown>>;

/** What a new passkey is known by. */
export interface MadePasskey {
  credentialId: string;
  publicKey: string;
  signCount: number;
  transports: string[];
}

const clientDataShape = z.object({ clientDataJSON: z.string().max(10_000) });
const challengeShape = z.object({ challenge: z.string().max(200) });
/** EdDSA, ES256 and RS256 (RFC 9053, RFC 8812), in our order of preference: what authenticators have today. */
const algorithms = [-8, -7, -257];
const timeout = passkeyQuestionMinutes * 60_000;
// What it brings along takes longer to load than a start of the server should; few ask for it.
const library = () => import('@simplewebauthn/server');

/**
 * The ceremonies of WebAuthn level 3 for this site. A passkey has to verify its person (fingerprint, face, PIN): it stands for two factors.
 * Nothing is asked about its maker.
 */
export function webAuthn({ publicOrigin }: Pick<Env, 'publicOrigin'>) {
  const rpID = new URL(publicOrigin).hostname;

  return {
    /** What the browser needs to make a passkey. @returns it with its challenge */
    async newOptions(person: { id: string; personId: string | null; email: string }, known: readonly PasskeyRow[]) {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: 'Rezenso',
        rpID,
        timeout,
        userName: person.email,
        userDisplayName: person.email,
        // Of one id an authenticator keeps one passkey.
        userID: new TextEncoder().encode(person.personId ?? person.id),
        excludeCredentials: known.map(described),
        supportedAlgorithmIDs: algorithms,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** What the browser needs to use one. @param known which; without it any that the browser has for this site */
    async useOptions(known?: readonly PasskeyRow[]) {
      const { generateAuthenticationOptions } = await library();
      const allowed = known && { allowCredentials: known.map(described) };
      return generateAuthenticationOptions({ rpID, timeout, userVerification: 'required', ...allowed });
    },

    /** @param challenge of the question that it was made for. @throws {AppError} PASSKEY_REFUSED */
    async verifyNew(given: Given, challenge: string): Promise<MadePasskey> {
      const { verifyRegistrationResponse } = await library();
      const { registrationInfo } = await orRefuse(() =>
        verifyRegistrationResponse({
          response: given as unknown as RegistrationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: publicOrigin,
          expectedRPID: rpID,
          supportedAlgorithmIDs: algorithms,
        }),
      );
      if (!registrationInfo) throw new AppError('PASSKEY_REFUSED');
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const encoded = Buffer.from(publicKey).toString('base64url');
      return { credentialId: id, publicKey: encoded, signCount: counter, transports: [...transports] };
    },

    /** @returns how often the passkey was used, as it counts itself. @throws {AppError} PASSKEY_REFUSED */
    async verifyUse(given: Given, passkey: PasskeyRow, challenge: string): Promise<number> {
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await orRefuse(() =>
        verifyAuthenticationResponse({
          response: given as unknown as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: publicOrigin,
          expectedRPID: rpID,
          credential: {
            id: passkey.credential_id,
            publicKey: Buffer.from(passkey.public_key, 'base64url'),
            counter: Number(passkey.sign_count),
          },
        }),
      );
      if (!verified) throw new AppError('PASSKEY_REFUSED');
      return authenticationInfo.newCounter;
    },
  };
}

/** The question that somebody says to answer; whether it was asked is for the caller to look up. @throws {AppError} PASSKEY_REFUSED */
export function challengeIn({ response }: Given): string {
  try {
    const { clientDataJSON } = clientDataShape.parse(response);
    return challengeShape.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).challenge;
  } catch (error) {
    throw new AppError('PASSKEY_REFUSED', { cause: error });
  }
}

/** The library throws plain errors at whatever is wrong with what a browser, or somebody else, gave. */
async function orRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('PASSKEY_REFUSED', { cause: error });
  }
}

function described({ credential_id, transports }: PasskeyRow) {
  return { id: credential_id, transports };
}
