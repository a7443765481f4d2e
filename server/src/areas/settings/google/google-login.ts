import * as oidc from 'openid-client';
import type { Env } from '../../../config/env.ts';
import { GoogleFault } from './google-fault.ts';

const defaultIssuer = 'https://accounts.google.com';
/** Reading a business's reviews and answering them; Google has no narrower scope for it. */
const scope = 'openid email https://www.googleapis.com/auth/business.manage';
const timeoutSeconds = 10;

/** What must be known again when the browser comes back. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Google's OAuth 2 and OpenID Connect, by its discovery document; undefined without keys. */
export function googleLogin({ google: env, publicOrigin }: Pick<Env, 'google' | 'publicOrigin'>) {
  const { clientId, clientSecret } = env;
  if (!clientId || !clientSecret) return undefined;
  const redirectUri = `${publicOrigin}/auth/google/callback`;
  const issuer = new URL(env.issuer ?? defaultIssuer);
  let found: Promise<oidc.Configuration> | undefined;

  /** Found once per process; a failure is not kept. */
  function configuration(): Promise<oidc.Configuration> {
    const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    found ??= oidc
      .discovery(issuer, clientId ?? '', undefined, oidc.ClientSecretPost(clientSecret), {
        execute,
        timeout: timeoutSeconds,
      })
      .catch((error) => {
        found = undefined;
        throw error;
      });
    return found;
  }

  return {
    /** Where the browser goes, and what has to be remembered. @throws {GoogleFault} */
    begin: () =>
      asking(async () => {
        const config = await configuration();
        const secrets = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          codeVerifier: oidc.randomPKCECodeVerifier(),
        };
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
          // A refresh token comes only with both, also for who agreed before.
          access_type: 'offline',
          prompt: 'consent',
        });
        return { url: url.href, secrets };
      }),

    /** Exchanges the code of the address that the browser came back to. @returns the refresh token @throws {GoogleFault} */
    redeem: (search: string, { state, nonce, codeVerifier }: LoginSecrets): Promise<string> =>
      asking(async () => {
        const checks = {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        };
        const tokens = await oidc.authorizationCodeGrant(
          await configuration(),
          new URL(`${redirectUri}${search}`),
          checks,
        );
        if (!tokens.refresh_token) throw new GoogleFault('refused', { cause: new Error('no refresh token') });
        return tokens.refresh_token;
      }),

    /** @returns an access token for now, and the refresh token when it was replaced @throws {GoogleFault} */
    refresh: (refreshToken: string): Promise<{ accessToken: string; replacedBy: string | undefined }> =>
      asking(async () => {
        const tokens = await oidc.refreshTokenGrant(await configuration(), refreshToken);
        const isNew = tokens.refresh_token !== undefined && tokens.refresh_token !== refreshToken;
        return { accessToken: tokens.access_token, replacedBy: isNew ? tokens.refresh_token : undefined };
      }),

    /** Ends the access; an unknown token counts as ended. @throws {GoogleFault} */
    revoke: (refreshToken: string): Promise<void> =>
      asking(async () => oidc.tokenRevocation(await configuration(), refreshToken)).catch((error) => {
        if (!(error instanceof GoogleFault) || error.kind === 'away') throw error;
      }),
  };
}
export type GoogleLogin = NonNullable<ReturnType<typeof googleLogin>>;

async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof GoogleFault) throw error;
    throw new GoogleFault(kindOf(error), { cause: error });
  }
}

function kindOf(error: unknown): 'revoked' | 'refused' | 'away' {
  if (error instanceof oidc.ResponseBodyError) {
    if (error.error === 'invalid_grant') return 'revoked';
    return error.status >= 500 || error.status === 429 ? 'away' : 'refused';
  }
  if (error instanceof oidc.AuthorizationResponseError) return 'refused';
  return 'away';
}
