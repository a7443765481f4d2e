import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { languages } from './language.ts';
import { count, done, id } from './shapes.ts';
import { adminRole } from './vocabulary.ts';

export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'Bitte gib eine gültige E-Mail-Adresse ein'),
    z.email('Bitte gib eine gültige E-Mail-Adresse ein'),
  );

/** The signed-in person; present means logged in. */
export const authUser = z.object({
  id,
  email: z.string(),
  isAdmin: z.boolean(),
  adminRole: z.nullable(adminRole),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  /** Unread notifications, so that the bell is right before anything else loads. */
  unreadNotifications: count,
  /** The language that the account chose; null while it chose none, missing from servers that know no languages. */
  language: z.optional(z.nullable(z.string())),
});
export type AuthUser = z.infer<typeof authUser>;

export const profileStatus = z.object({ isComplete: z.boolean(), needsOnboarding: z.boolean() });

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'authenticated',
  summary: 'The signed-in person',
  answer: authUser,
  errors: [],
});

export const chooseLanguage = endpoint({
  method: 'PUT',
  path: '/api/auth/language',
  changes: ['session'],
  access: 'authenticated',
  summary:
    'Keeps the language of the account, and of this browser: pages and messages come in it from the next page on',
  body: z.object({ language: z.enum(languages) }),
  answer: done,
  errors: [],
});

export const requestMagicLink = endpoint({
  method: 'POST',
  path: '/api/auth/magic-link',
  changes: [],
  access: 'public',
  summary: 'Sends a sign-in link; answers the same whether or not the account exists',
  body: z.object({ email: emailAddress }),
  answer: done,
  errors: [],
});

export const verifyMagicLink = endpoint({
  method: 'POST',
  path: '/api/auth/magic-link/verify',
  changes: ['session'],
  access: 'public',
  summary: 'Redeems a sign-in link and starts a session; creates the account on first sign-in',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: z.object({ redirectTo: z.string() }),
  errors: ['LINK_INVALID', 'LINK_EXPIRED', 'LINK_USED', 'ACCOUNT_BANNED'],
});

/** Exists only when NODE_ENV is not production. */
export const devBypass = endpoint({
  method: 'POST',
  path: '/api/auth/dev-bypass',
  changes: ['session'],
  access: 'public',
  summary: 'Signs an account in without a mail (development only)',
  body: z.nullish(z.object({ email: z.optional(emailAddress) })),
  answer: z.object({ redirectTo: z.string() }),
  errors: ['NOT_FOUND', 'ACCOUNT_BANNED'],
});

export const getProfileStatus = endpoint({
  method: 'GET',
  path: '/api/auth/profile-status',
  access: 'authenticated',
  summary: 'Whether the profile is complete',
  answer: profileStatus,
  errors: [],
});
