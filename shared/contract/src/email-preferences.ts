import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done, moment } from './shapes.ts';
import { emailFrequency, emailType } from './vocabulary.ts';

export const emailPreference = z.object({
  emailType,
  enabled: z.boolean(),
  frequency: emailFrequency,
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
  access: 'authenticated',
  summary: 'Changes one kind of mail',
  body: z.object({ emailType, enabled: z.boolean(), frequency: emailFrequency }),
  answer: emailPreference,
  errors: ['EMAIL_TYPE_LOCKED'],
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe/:token',
  access: 'public',
  summary: 'Ends one kind of mail, without a session',
  params: z.object({ token: z.string().check(z.minLength(10), z.maxLength(200)) }),
  answer: done,
  errors: ['UNSUBSCRIBE_INVALID'],
});
