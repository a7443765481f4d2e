import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done, moment } from './shapes.ts';
import { anyEmailType, emailFrequency, emailType } from './vocabulary.ts';

export const emailPreference = z.object({
  emailType,
  enabled: z.boolean(),
  frequency: emailFrequency,
  /** How often it came before it was switched off; null while it is on, or when it never was. Servers since 1.4.0. */
  priorFrequency: z.optional(z.nullable(emailFrequency)),
  lastSent: z.nullable(moment),
});
export type EmailPreference = z.infer<typeof emailPreference>;

export const listEmailPreferences = endpoint({
  method: 'GET',
  path: '/api/email-preferences',
  access: 'authenticated',
  summary: 'How often which kind of mail arrives',
  answer: z.array(emailPreference),
  errors: [],
});

export const saveEmailPreference = endpoint({
  method: 'PUT',
  path: '/api/email-preferences',
  changes: ['email-preferences'],
  access: 'authenticated',
  ownerOnly: true,
  /** `enabled: true` with `never` restores the frequency from before it was switched off. */
  summary: 'Changes one kind of mail',
  body: z.object({ emailType, enabled: z.boolean(), frequency: emailFrequency }),
  answer: emailPreference,
  errors: ['OWNER_ONLY', 'EMAIL_TYPE_LOCKED'],
});

/** The same of any kind of mail, also of those that came later: a page leaves out what it does not know. */
export const anyEmailPreference = z.object({ ...emailPreference.shape, emailType: z.string() });
export type AnyEmailPreference = z.infer<typeof anyEmailPreference>;

export const listAllEmailPreferences = endpoint({
  method: 'GET',
  path: '/api/email-preferences/all',
  access: 'authenticated',
  summary: "How often which kind of mail arrives, beside the specification's eight the later ones",
  answer: z.array(anyEmailPreference),
  errors: [],
});

export const saveAnyEmailPreference = endpoint({
  method: 'PUT',
  path: '/api/email-preferences/:type',
  changes: ['email-preferences'],
  access: 'authenticated',
  ownerOnly: true,
  summary: 'Changes one kind of mail, whichever it is',
  params: z.object({ type: anyEmailType }),
  body: z.object({ enabled: z.boolean(), frequency: emailFrequency }),
  answer: anyEmailPreference,
  errors: ['OWNER_ONLY', 'EMAIL_TYPE_LOCKED'],
});

const byToken = z.object({ token: z.string().check(z.minLength(10), z.maxLength(200)) });

export const describeUnsubscribe = endpoint({
  method: 'GET',
  path: '/api/unsubscribe/:token/kinds',
  access: 'public',
  summary: 'Which kinds of mail a link would end; ends none',
  params: byToken,
  answer: z.object({
    emailTypes: z.array(emailType),
    /** Kinds that came after the specification's eight. */
    laterTypes: z.optional(z.array(z.string())),
  }),
  errors: ['UNSUBSCRIBE_INVALID'],
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe/:token',
  changes: ['email-preferences'],
  access: 'public',
  summary: 'Ends one kind of mail, without a session',
  params: byToken,
  answer: done,
  errors: ['UNSUBSCRIBE_INVALID'],
});
