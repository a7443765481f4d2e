import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done } from './shapes.ts';

/** How long a session may make calls with `needsFreshSignIn` after its person was there: signed in, with a passkey, or with a code from the mailbox. */
export const freshSignInMinutes = 60;
/** How long a code from the mailbox is good. */
export const signInCodeMinutes = 10;
/** Digits of it. */
export const signInCodeLength = 6;
/** Wrong answers after which a code is good no more. */
export const signInCodeTries = 5;

export const getReauthentication = endpoint({
  method: 'GET',
  path: '/api/auth/reauthentication',
  access: 'authenticated',
  summary: 'How the person can say once more that it is them',
  answer: z.object({
    /** By a passkey: `askProof` and `proveSession`. */
    hasPasskey: z.boolean(),
    /** By a code from the mailbox; not for admins who need passkeys and have one. */
    takesCode: z.boolean(),
  }),
  errors: [],
});

export const sendSignInCode = endpoint({
  method: 'POST',
  path: '/api/auth/reauthentication/code',
  changes: [],
  access: 'authenticated',
  summary: "Sends a code to the account's mailbox, in place of an earlier one of this session",
  answer: done,
  errors: ['PASSKEY_REQUIRED', 'SIGN_IN_CODE_LIMIT'],
});

export const reauthenticate = endpoint({
  method: 'POST',
  path: '/api/auth/reauthentication',
  changes: [],
  access: 'authenticated',
  summary: 'Says with the code from the mailbox that it is the person who is here',
  body: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
  answer: done,
  errors: ['SIGN_IN_CODE_WRONG', 'SIGN_IN_CODE_USED_UP', 'PASSKEY_REQUIRED'],
});
