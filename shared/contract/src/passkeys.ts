import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, count, done, id, line, moment } from './shapes.ts';

export { freshSignInMinutes } from './reauthentication.ts';

/** Passkeys of one account at most. */
export const mostPasskeys = 20;
/** Letters of what somebody calls a passkey. */
export const longestPasskeyName = 60;
/** Codes that an admin gets for the day on which no passkey is at hand. */
export const recoveryCodeCount = 10;
/** How long a question to a passkey is open. */
export const passkeyQuestionMinutes = 5;
/** How long an admin may act after a proof. */
export const proofHours = 12;

/** What the browser gives to `navigator.credentials` and gets from it: the JSON forms of WebAuthn level 3, section 5.1. */
const webAuthnJson = z.record(z.string(), z.unknown());

/** A passkey of the member. */
export const passkey = z.object({
  /** Names it in calls; it is not the credential's own id. */
  id,
  /** Where it was made, as people know it: 'Safari auf dem iPhone'. */
  name: z.string(),
  /** What the member calls it instead; null while it was not renamed. Servers since contract 1.30.0. */
  givenName: z.optional(z.nullable(z.string())),
  addedAt: moment,
  /** When it was used last; null while it was not. */
  lastUsedAt: z.nullable(moment),
});
export type Passkey = z.infer<typeof passkey>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  access: 'authenticated',
  summary: 'With which passkeys the member can sign in, the newest first, and how many recovery codes are left',
  answer: z.object({
    passkeys: z.array(passkey),
    /** Null for who is no admin and has none. */
    recoveryCodesLeft: z.nullable(count),
  }),
  errors: [],
});

export const askNewPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/new',
  changes: [],
  access: 'authenticated',
  needsFreshSignIn: true,
  summary: 'What the browser needs to make a passkey; adds none',
  answer: z.object({ options: webAuthnJson }),
  errors: ['PASSKEY_LIMIT', 'FRESH_SIGN_IN_REQUIRED', 'PASSKEY_REQUIRED'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  changes: ['passkeys', 'session'],
  access: 'authenticated',
  needsFreshSignIn: true,
  summary:
    "Adds the passkey that the browser made, which proves the session as well; an admin's first one comes with recovery codes",
  body: z.object({ credential: webAuthnJson }),
  answer: z.object({
    passkey,
    /** Shown once; null where there are some already, and for who is no admin. */
    recoveryCodes: z.nullable(z.array(z.string())),
  }),
  errors: ['PASSKEY_REFUSED', 'PASSKEY_LIMIT', 'FRESH_SIGN_IN_REQUIRED', 'PASSKEY_REQUIRED'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/:id',
  changes: ['passkeys'],
  access: 'authenticated',
  needsFreshSignIn: true,
  summary: 'Removes a passkey',
  params: byId,
  answer: done,
  errors: ['PASSKEY_NOT_FOUND', 'PASSKEY_LAST', 'FRESH_SIGN_IN_REQUIRED', 'PASSKEY_REQUIRED'],
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/passkeys/:id',
  changes: ['passkeys'],
  access: 'authenticated',
  summary: 'Calls a passkey something else; an empty name is that of the device again',
  params: byId,
  body: z.object({ name: line(0, longestPasskeyName) }),
  answer: passkey,
  errors: ['PASSKEY_NOT_FOUND'],
});

export const askPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  changes: [],
  access: 'public',
  summary: 'What the browser needs to sign in with a passkey, the same for everybody',
  answer: z.object({ options: webAuthnJson }),
  errors: [],
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/verify',
  changes: ['session'],
  access: 'public',
  summary: 'Starts a session with a passkey, which proves it as well',
  body: z.object({ credential: webAuthnJson }),
  answer: z.object({ redirectTo: z.string() }),
  errors: ['PASSKEY_REFUSED', 'ACCOUNT_BANNED'],
});

export const askProof = endpoint({
  method: 'POST',
  path: '/api/passkeys/proof',
  changes: [],
  access: 'authenticated',
  summary: "What the browser needs to prove the session with one of the member's passkeys",
  answer: z.object({ options: webAuthnJson }),
  errors: ['PASSKEY_NOT_FOUND'],
});

export const proveSession = endpoint({
  method: 'POST',
  path: '/api/passkeys/proof/verify',
  changes: ['session', 'passkeys'],
  access: 'authenticated',
  summary: 'Proves the session: admins may act for twelve hours',
  body: z.object({ credential: webAuthnJson }),
  answer: done,
  errors: ['PASSKEY_REFUSED'],
});

export const proveWithCode = endpoint({
  method: 'POST',
  path: '/api/passkeys/proof/code',
  changes: ['session', 'passkeys'],
  access: 'authenticated',
  summary: 'Proves the session with a recovery code, once each',
  body: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  answer: z.object({ left: count }),
  errors: ['RECOVERY_CODE_WRONG'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/passkeys/recovery-codes',
  changes: ['passkeys'],
  access: 'authenticated',
  needsFreshSignIn: true,
  summary: 'New recovery codes for an admin in place of all earlier ones, shown once',
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['FRESH_SIGN_IN_REQUIRED', 'PASSKEY_REQUIRED'],
});
