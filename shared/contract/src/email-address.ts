import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done, moment } from './shapes.ts';
import { emailAddress } from './sign-in.ts';

/** A change of the address that was asked for and is not done yet. */
export const emailChange = z.object({
  newEmail: z.string(),
  /** Whether whoever reads the mailbox until now agreed, and whoever reads the new one. */
  isOldConfirmed: z.boolean(),
  isNewConfirmed: z.boolean(),
  /** From then on neither link works. */
  expiresAt: moment,
});
export type EmailChange = z.infer<typeof emailChange>;

export const getEmailAddress = endpoint({
  method: 'GET',
  path: '/api/email-address',
  access: 'authenticated',
  summary: 'With which address the member signs in, and the change of it that waits to be confirmed',
  answer: z.object({ email: z.string(), change: z.nullable(emailChange) }),
  errors: [],
});

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/api/email-address/change',
  changes: ['email-address'],
  access: 'authenticated',
  ownerOnly: true,
  needsFreshSignIn: true,
  summary:
    'Asks both mailboxes for their consent to another address; takes the place of a change that waits, and answers the same whether or not the address has an account',
  body: z.object({ email: emailAddress }),
  answer: done,
  errors: ['OWNER_ONLY', 'EMAIL_UNCHANGED', 'EMAIL_OF_COLLEAGUE', 'FRESH_SIGN_IN_REQUIRED'],
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/email-address/change',
  changes: ['email-address'],
  access: 'authenticated',
  ownerOnly: true,
  summary: 'Takes the change back; again, and when none waits, it changes nothing',
  answer: done,
  errors: ['OWNER_ONLY', 'EMAIL_ALREADY_CHANGED'],
});

const byToken = z.object({ token: z.string().check(z.minLength(10), z.maxLength(200)) });

/** Whose consent a link stands for: of the mailbox until now, or of the new one. */
export const emailChangeSide = z.enum(['old', 'new']);
export type EmailChangeSide = z.infer<typeof emailChangeSide>;

export const describeEmailChange = endpoint({
  method: 'GET',
  path: '/api/email-change/:token',
  access: 'public',
  summary: 'What a link from one of the two mails would agree to; agrees to nothing',
  params: byToken,
  answer: z.object({
    side: emailChangeSide,
    newEmail: z.string(),
    /** Whose account it is; null before it named a business. */
    companyName: z.nullable(z.string()),
    /** There where this side agreed before: whose consent is missing, null when the address is changed. Servers since contract 1.30.0. */
    agreed: z.optional(z.object({ waitsFor: z.nullable(emailChangeSide) })),
  }),
  errors: ['LINK_INVALID', 'LINK_EXPIRED'],
});

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/email-change/:token',
  changes: ['email-address', 'session', 'profile'],
  access: 'public',
  summary: 'Agrees for one mailbox; the second consent changes the address. Again it answers the same',
  params: byToken,
  answer: z.object({
    newEmail: z.string(),
    /** Whose consent is missing; null when the address is changed. */
    waitsFor: z.nullable(emailChangeSide),
  }),
  errors: ['LINK_INVALID', 'LINK_EXPIRED', 'EMAIL_TAKEN', 'ACCOUNT_BANNED'],
});
