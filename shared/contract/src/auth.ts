import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { languages } from './language.ts';
import { count, done, id } from './shapes.ts';
import { adminRole } from './vocabulary.ts';

/** Beside it, because every page asks who is signed in, and only one signs in. */
export * from './sign-in.ts';

/** The signed-in person; present means logged in. */
export const authUser = z.object({
  id,
  email: z.string(),
  isAdmin: z.boolean(),
  adminRole: z.nullable(adminRole),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  /** Owner of the account or an invited colleague; missing from servers that know no teams: the owner then. */
  role: z.optional(z.string()),
  /** Unread notifications, so that the bell is right before anything else loads. */
  unreadNotifications: count,
  /** The language that the account chose; null while it chose none, missing from servers that know no languages. */
  language: z.optional(z.nullable(z.string())),
  /** An admin who may not act before a passkey proved the session; missing from servers that do not ask for one. */
  needsPasskey: z.optional(z.boolean()),
  /** What the account hands in counts for nothing until somebody has looked at it, or since; missing where it counts. Servers since contract 1.30.0. */
  isHeld: z.optional(z.boolean()),
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

export const getProfileStatus = endpoint({
  method: 'GET',
  path: '/api/auth/profile-status',
  access: 'authenticated',
  summary: 'Whether the profile is complete',
  answer: profileStatus,
  errors: [],
});
