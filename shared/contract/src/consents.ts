import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { moment } from './shapes.ts';

/** What members agree to, or are told of where they finish the profile (`terms`, `privacy`). */
export const consentKinds = ['terms', 'privacy', 'email', 'push', 'google', 'public-page'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/**
 * How it was said: on a page of the site, by the link in a mail, by an admin, or by nobody (`system`: a session ended, a device or Google
 * did not take anything any more). `earlier`: before there was a log; the moment may be that of its beginning.
 */
export const consentMeans = ['page', 'mail-link', 'admin', 'system', 'earlier'] as const;
export type ConsentMeans = (typeof consentMeans)[number];

/** One decision, as it was written down. */
export const consent = z.object({
  id: z.string(),
  kind: z.enum(consentKinds),
  /** The type of mail, the device, or the business on Google; null where the kind says all. */
  about: z.nullable(z.string()),
  /** Given, or taken back. */
  isGiven: z.boolean(),
  /** Which text stood then, the terms for `terms` and otherwise the privacy policy: the first 16 digits of its SHA-256; null where there was none, or nobody decided. */
  version: z.nullable(z.string()),
  /** Whether that text still stands; servers before 1.30 leave it out. */
  isVersionCurrent: z.optional(z.boolean()),
  means: z.enum(consentMeans),
  /** Whether a colleague decided for the business, and their address while they belong to it. */
  isByColleague: z.boolean(),
  person: z.nullable(z.string()),
  at: moment,
});
export type Consent = z.infer<typeof consent>;

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/privacy/consents',
  access: 'authenticated',
  summary: 'What the member agreed to: what stands, and what was decided; a colleague gets their own decisions',
  answer: z.object({
    /** The last decision about each thing: everything that is given, and mails and the public page that are switched off. By kind. */
    standing: z.array(consent),
    /** All decisions, newest first; at most a hundred, and the export has the others. */
    history: z.array(consent),
    hasMore: z.boolean(),
  }),
  errors: [],
});
