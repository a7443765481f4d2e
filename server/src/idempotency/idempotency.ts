import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../app-error.ts';
import type { Secret } from '../config/secret.ts';
import { beginningWith, type Database } from '../database/database.ts';
import { idempotentCalls } from './idempotent-calls.repository.ts';
import { createPlaces } from './places.ts';

/** After this long without an end, whoever did a call is gone: it may be done anew. Longer than any call takes. */
const goneAfterMs = 60_000;
/** How long a call that arrives again waits for the first to end. */
const patienceMs = 10_000;
const lookEveryMs = 100;
/** When a caller may ask again, in seconds. */
const retryAfterSeconds = 5;
/** Who may wait for the same call to end, in one process: a page sends a call again once or twice. */
const waitersPerKey = 2;
/** And for whatever one person has under way. */
const waitersPerPerson = 8;

/** A call that may arrive more than once. */
export interface KeyedCall {
  /** Whose; a key is good for one person of one business. */
  member: string;
  /** Who calls, by the address that signs them in: an account may be another one's by the next call, and who was a colleague its owner. */
  person: string;
  /** Chosen by the caller, anew for each deed. */
  key: string;
  /** What the call is about: the same key with something else is a mistake of the caller. */
  about: string;
  /** What is answered must not lie anywhere: whoever asks again learns that it was done, and no more. */
  isSecret?: boolean | undefined;
  /** Waits as `wait` does, as no load for others meanwhile. */
  aside?: (<T>(wait: () => Promise<T>) => Promise<T>) | undefined;
}

export interface Idempotency {
  /**
   * Does `work` unless it was done for this key, and answers what it answered then. What fails without an effect leaves nothing behind
   * and may be tried again. A call whose transaction is committed is never done twice, also when its process died before it answered: each transaction
   * within `work` notes in itself that it had an effect, and none is committed by a run that another one has replaced.
   * @param work answers something that JSON can carry
   * @throws {AppError} CALL_IN_PROGRESS while the first is under way, at once where enough others wait for it, CALL_ALREADY_DONE when its answer was lost,
   * IDEMPOTENCY_KEY_REUSED
   */
  once<T>(call: KeyedCall, work: () => Promise<T>): Promise<T>;
}

export function createIdempotency(database: Database, secret: Secret, now: () => Date): Idempotency {
  const answers = secret.sealer('idempotent-answer');
  const calls = idempotentCalls(database.db);
  const places = createPlaces();

  return {
    async once<T>(keyed: KeyedCall, work: () => Promise<T>): Promise<T> {
      const { member, person, key, about, aside = (wait) => wait() } = keyed;
      const call = { hash: hashOf(member, person, key), member, fingerprint: digestOf(about) };
      const run = randomUUID();
      const goneBefore = () => new Date(now().getTime() - goneAfterMs);
      if (await calls.begin(call, run, now(), goneBefore())) return doOnce(call.hash, run, keyed, work);
      const first = await calls.find(call.hash);
      // What was answered long ago, or asks for something else, waits for nothing.
      const known = first && mayWait(first, call) ? await waitFor(call.hash, `${member}:${person}`, aside) : first;
      if (!known) return this.once(keyed, work);
      if (known.fingerprint !== call.fingerprint) throw new AppError('IDEMPOTENCY_KEY_REUSED');
      if (known.sealed_answer !== null) return JSON.parse(answers.open(known.sealed_answer)) as T;
      if (known.has_effect && known.begun_at < goneBefore()) throw new AppError('CALL_ALREADY_DONE');
      throw new AppError('CALL_IN_PROGRESS', { retryAfterSeconds });
    },
  };

  /** @throws {AppError} CALL_IN_PROGRESS at once where enough others wait for the same call, or for calls of the same person */
  function waitFor(hash: string, person: string, aside: NonNullable<KeyedCall['aside']>) {
    const leave = places.take([
      [`key ${hash}`, waitersPerKey],
      [`person ${person}`, waitersPerPerson],
    ]);
    if (!leave) throw new AppError('CALL_IN_PROGRESS', { retryAfterSeconds });
    return aside(() => untilAnswered(hash)).finally(leave);
  }

  async function doOnce<T>(hash: string, run: string, { isSecret }: KeyedCall, work: () => Promise<T>): Promise<T> {
    // Jobs that the work wakes go on in its wake: what they do is theirs.
    let isOver = false;
    try {
      const answer = await beginningWith(async (tx) => {
        if (isOver || (await idempotentCalls(tx).noteEffect(hash, run))) return;
        throw new AppError('CALL_IN_PROGRESS', { retryAfterSeconds });
      }, work);
      if (isSecret) await calls.giveUp(hash, run, longGone());
      else await calls.keepAnswer(hash, run, answers.close(JSON.stringify(answer ?? null)));
      return answer;
    } catch (error) {
      // Without a database there is nothing to forget it in: it is given up in time.
      await calls.giveUp(hash, run, longGone()).catch(() => undefined);
      throw error;
    } finally {
      isOver = true;
    }
  }

  function longGone(): Date {
    return new Date(now().getTime() - goneAfterMs - 1);
  }

  /** @returns how the call stands when it ended, or the patience did; undefined when it failed and may be done anew */
  async function untilAnswered(hash: string) {
    for (let waited = 0; ; waited += lookEveryMs) {
      const known = await calls.find(hash);
      const isGone = known && known.begun_at.getTime() < now().getTime() - goneAfterMs;
      if (!known || known.sealed_answer !== null || isGone || waited >= patienceMs) return known;
      await wait(lookEveryMs);
    }
  }
}

type Found = Awaited<ReturnType<ReturnType<typeof idempotentCalls>['find']>>;

function mayWait(known: NonNullable<Found>, { fingerprint }: { fingerprint: string }): boolean {
  return known.sealed_answer === null && known.fingerprint === fingerprint;
}

/**
 * Under no key of the installation: processes of before and after its change have to know the same call again. A caller's key is chosen at random, and
 * nothing about a person follows from its hash.
 */
function hashOf(member: string, person: string, key: string): string {
  return digestOf(`idempotency-key:${member}:${person}:${key}`);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
