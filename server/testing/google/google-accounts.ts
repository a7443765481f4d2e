import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ClientMetadata, type Configuration, Provider } from 'oidc-provider';

const scopes = 'openid email https://www.googleapis.com/auth/business.manage';
const person = { accountId: 'person-1', email: 'chefin@example.de' };

/** Where people agree or refuse, like Google's page after signing in. */
const consentPage = (path: string) => `<!doctype html><html lang="de"><meta charset="utf-8"><title>Anmelden</title>
<h1>Rezenso möchte deine Unternehmensprofile verwalten</h1>
<p><a href="${path}/allow">Zulassen</a></p><p><a href="${path}/deny">Abbrechen</a></p></html>`;

export interface GoogleAccounts {
  /** Whether it was a request of this part. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  isAllowed(accessToken: string): Promise<boolean>;
  /** The person ends the access in the account's settings. */
  withdrawAll(): Promise<void>;
  /** Gives another refresh token with each use, and takes the one before no more. */
  isRotating: boolean;
  /** Gives lasting access to nobody, as to who agreed once before. */
  isWithholding: boolean;
  /** How many accesses stand. */
  countGrants(): Promise<number>;
}

/** A real OpenID provider with one person in it. */
export function createGoogleAccounts(
  issuer: string,
  client: { id: string; secret: string; redirectUri: string },
): GoogleAccounts {
  const grants = new Set<string>();
  const settings = { isRotating: false, isWithholding: false };
  const provider = new Provider(issuer, {
    ...configurationFor(client),
    rotateRefreshToken: () => settings.isRotating,
    issueRefreshToken: () => !settings.isWithholding,
  });

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, , uid, choice] = (request.url ?? '').split('/');
    if (!choice) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(consentPage(`/interaction/${uid}`));
      return;
    }
    if (choice === 'deny') {
      await provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'The user did not consent.',
      });
      return;
    }
    const grant = new provider.Grant({ accountId: person.accountId, clientId: client.id });
    grant.addOIDCScope(scopes);
    const grantId = await grant.save();
    grants.add(grantId);
    await provider.interactionFinished(request, response, {
      login: { accountId: person.accountId },
      consent: { grantId },
    });
  }

  return Object.assign(settings, {
    answer(request: IncomingMessage, response: ServerResponse) {
      if (!request.url?.startsWith('/interaction/')) return void provider.callback()(request, response);
      interact(request, response).catch(() => response.writeHead(400).end());
    },
    async isAllowed(accessToken: string) {
      const token = await provider.AccessToken.find(accessToken);
      return token?.isValid === true && (token.scope ?? '').includes('business.manage');
    },
    async withdrawAll() {
      for (const grantId of grants) await (await provider.Grant.find(grantId))?.destroy();
    },
    async countGrants() {
      const found = await Promise.all([...grants].map((grantId) => provider.Grant.find(grantId)));
      return found.filter(Boolean).length;
    },
  });
}

function configurationFor(client: { id: string; secret: string; redirectUri: string }): Configuration {
  const registered: ClientMetadata = {
    client_id: client.id,
    client_secret: client.secret,
    redirect_uris: [client.redirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_post',
  };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [registered],
    scopes: scopes.split(' '),
    claims: { email: ['email'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, email: person.email }),
    }),
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_context, owner, token) => token.clientId === owner.clientId },
    },
    extraParams: ['access_type'],
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    ttl: {
      RefreshToken: 86_400,
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 86_400,
      IdToken: 3600,
      Interaction: 600,
      Session: 3600,
    },
  };
}
