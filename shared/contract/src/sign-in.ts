import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done } from './shapes.ts';
import { typedAddress } from './web-address.ts';

export const emailAddress = z
  .string()
  .check(
    z.overwrite(typedAddress),
    z.toLowerCase(),
    z.maxLength(254, 'Bitte gib eine gültige E-Mail-Adresse ein'),
    z.email('Bitte gib eine gültige E-Mail-Adresse ein'),
  );

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

export const describeMagicLink = endpoint({
  method: 'GET',
  path: '/api/auth/magic-link/:token',
  access: 'public',
  summary: 'Whom a sign-in link signs in; redeems nothing',
  params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: z.object({ email: z.string() }),
  errors: ['LINK_INVALID', 'LINK_EXPIRED', 'LINK_USED'],
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
