import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, count, done, id, moment } from './shapes.ts';

/** A device on which the member is signed in. */
export const session = z.object({
  /** Names it in calls; it is not the session's secret, and opens nothing. */
  id,
  /** As people know it: 'Chrome auf Windows', or 'Unbekanntes Gerät'. */
  device: z.string(),
  signedInAt: moment,
  /** When it was used last, to within an hour. */
  lastActiveAt: moment,
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
  /** Address of the colleague who is signed in there, for the owner; null where it is the one who asks. Servers since contract 1.30.0. */
  person: z.optional(z.nullable(z.string())),
});
export type Session = z.infer<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'authenticated',
  summary: 'Where the member is signed in: the session that asks, then by last use, newest first; at most a hundred',
  answer: z.object({
    sessions: z.array(session),
    /** Whether other browsers count as known, in which this person signed in before: a sign-in there is no news. Servers since contract 1.30.0. */
    knowsOtherBrowsers: z.optional(z.boolean()),
  }),
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  changes: ['sessions', 'push-devices'],
  access: 'authenticated',
  needsFreshSignIn: true,
  summary:
    'Signs the member out on another device, at once; one that signed in since the person was last there asks for that first',
  params: byId,
  answer: done,
  errors: ['SESSION_NOT_FOUND', 'SESSION_IS_THIS', 'FRESH_SIGN_IN_REQUIRED'],
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/sessions/end-others',
  changes: ['sessions', 'push-devices'],
  access: 'authenticated',
  needsFreshSignIn: true,
  summary:
    'Signs the member out everywhere but here, at once; again it changes nothing. Where somebody signed in since the person was last there, it asks for that first',
  answer: z.object({ ended: count }),
  errors: ['FRESH_SIGN_IN_REQUIRED'],
});
