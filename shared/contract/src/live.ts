import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Paths of the reads that are stale, as the contract spells them; 'all' when nobody knows any more what was missed. */
export const staleReads = z.union([z.literal('all'), z.array(z.string())]);
export type StaleReads = z.infer<typeof staleReads>;

/** `data` of the stream's event 'stale'. */
export const staleEvent = z.object({ reads: staleReads });

/** Why a stream is over for good: the session has ended, or the same session opened a newer stream. */
export const endReasons = ['signed-out', 'banned', 'replaced'] as const;
export type EndReason = (typeof endReasons)[number];

/** `data` of the stream's event 'end'; a reason that this build does not know is an end like any other. */
export const endEvent = z.object({ reason: z.union([z.enum(endReasons), z.string()]) });

/** How often a stream says 'beat', with the newest id; one that has been silent for more than twice as long is dead. */
export const beatSeconds = 10;

/** A page reads before it follows. Who names no id is told what changed within its age, or within so long before. */
export const loadingSeconds = 30;

/** How long an answer to `after` waits for something to happen. */
export const longPollSeconds = 25;

/**
 * Asked with `Accept: text/event-stream` it streams: 'open', 'stale' (`staleEvent`), 'beat' every `beatSeconds`, and 'end'
 * (`endEvent`), each with the id up to which everything was said; `Last-Event-ID` takes up from there. Asked for JSON it
 * answers with `after` as soon as there is something, at the latest after `longPollSeconds`; without `after` at once. Who names no id
 * has just loaded, and is told what changed since the page began, `age` seconds ago; in the last `loadingSeconds` without it.
 */
export const followChanges = endpoint({
  method: 'GET',
  path: '/api/live',
  access: 'authenticated',
  summary: 'Which reads have gone stale since, as a stream of server-sent events or by long polling',
  query: z.object({
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    age: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(loadingSeconds))),
  }),
  answer: z.object({ id: z.string(), reads: staleReads }),
  errors: ['OVERLOADED'],
});
