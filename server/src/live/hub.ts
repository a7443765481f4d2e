import { beatSeconds, loadingSeconds, type StaleReads } from '@rezenso/contract/live';
import { createFollowers, type Follower } from './followers.ts';
import { createId, type Ending, readMessage } from './message.ts';
import { endingFor, type Reader, staleFor } from './reader.ts';
import { createRing } from './ring.ts';

export interface HubOptions {
  now: () => Date;
  /** Messages that can be caught up with, at least. */
  remembered?: number;
  /** What comes for one within so long is said in one. */
  togetherMillis?: number;
  /** Streams of this process, and as many questions that wait. */
  most?: number;
  /** Each stream says so often that it lives. */
  beatMillis?: number;
}

/** Where somebody begins to follow. */
export interface Start {
  /** The id that was heard last; undefined for a page that has just loaded. */
  after: string | undefined;
  /** `position()` from before it was looked up who this is: a session that ended since has no stream. */
  since: number;
  /** Seconds since the page began to load, for who names no id. */
  age?: number;
}

/** Follows from now on. Undefined for a session that has just ended. */
export interface Following {
  /** The id from which on everything will be said. */
  id: string;
  /** Whether something was missed, which is said next. */
  isBehind: boolean;
  leave(): void;
}

/** Who of this process follows what changes, and what they are told. */
export interface Hub {
  follow(follower: Follower, start: Start): Following | undefined;
  isFull(kind: Follower['kind']): boolean;
  newest(): string;
  /** What may have changed between the reads of a page that has just loaded and now. */
  lately(reader: Reader, age?: number): string[];
  position(): number;
  /** A payload of the channel. */
  receive(payload: string): void;
  /**
   * Messages were lost: whatever anybody shows may be stale, and so may what is known of their sessions. All are told and let
   * go of; whoever comes back is looked up again.
   */
  lose(): void;
  /** Lets go of everybody, who find another process. */
  close(): void;
  count(): number;
}

/** Beats are spread over so many turns, so that never all streams are written to at once. */
const turns = 10;

/** A change may be told here a little after a page has read without it. */
const arrivalSeconds = 1;

export function createHub({
  now,
  remembered = 1_000,
  togetherMillis = 50,
  most = 5_000,
  beatMillis = beatSeconds * 1_000,
}: HubOptions): Hub {
  const followers = createFollowers();
  const ring = createRing(remembered, createId());
  /** What is still to be said. */
  const pending = new Map<Follower, StaleReads>();
  const slots = Array.from({ length: turns }, () => new Set<Follower>());
  let isFlushDue = false;
  let beating: NodeJS.Timeout | undefined;
  let turn = 0;

  return {
    follow(follower, { after, since, age }) {
      if (since < ring.knownFrom() || ring.since(since).some((message) => endingFor(message, follower.reader)))
        return undefined;
      const former = followers.ofSession(follower.reader.sessionHash);
      if (former) end(former, 'replaced');
      const missed = after === undefined ? lately(follower.reader, age) : missedBy(follower.reader, after);
      followers.add(follower);
      slots[followers.count('stream') % turns]?.add(follower);
      beating ??= setInterval(beat, beatMillis / turns).unref();
      const isBehind = missed === 'all' || missed.length > 0;
      if (isBehind) note(follower, missed);
      return { id: isBehind && after !== undefined ? after : ring.newest(), isBehind, leave: () => remove(follower) };
    },
    isFull: (kind) => followers.count(kind) >= most,
    newest: ring.newest,
    lately,
    position: ring.position,
    receive(payload) {
      const message = readMessage(payload);
      if (!message) return;
      ring.push(message, now());
      for (const follower of followers.concernedBy(message)) {
        const ending = endingFor(message, follower.reader);
        if (ending) end(follower, ending);
        else note(follower, staleFor(message, follower.reader));
      }
    },
    lose() {
      ring.forget(createId());
      for (const follower of [...followers.all()]) {
        note(follower, 'all');
        end(follower);
      }
    },
    close() {
      for (const follower of [...followers.all()]) end(follower);
    },
    count: () => followers.count('stream') + followers.count('poll'),
  };

  function lately(reader: Reader, age?: number): string[] {
    const seconds = age === undefined ? loadingSeconds : age + arrivalSeconds;
    const messages = ring.sinceMoment(new Date(now().getTime() - seconds * 1_000));
    return [...new Set(messages.flatMap((message) => staleFor(message, reader)))];
  }

  function missedBy(reader: Reader, after: string): StaleReads {
    const messages = ring.after(after);
    return messages ? [...new Set(messages.flatMap((message) => staleFor(message, reader)))] : 'all';
  }

  function note(follower: Follower, reads: StaleReads): void {
    if (reads.length === 0) return;
    const known = pending.get(follower) ?? [];
    pending.set(follower, reads === 'all' || known === 'all' ? 'all' : [...new Set([...known, ...reads])]);
    if (!isFlushDue) setTimeout(flush, togetherMillis);
    isFlushDue = true;
  }

  function flush(): void {
    isFlushDue = false;
    for (const follower of [...pending.keys()]) say(follower);
  }

  function say(follower: Follower): void {
    const reads = pending.get(follower);
    pending.delete(follower);
    if (reads) follower.voice.stale(ring.newest(), reads);
  }

  function beat(): void {
    turn = (turn + 1) % turns;
    for (const follower of slots[turn] ?? []) {
      if (follower.reader.sessionEndsAt <= now()) end(follower);
      else {
        // A beat names the newest id, so nothing before it may be left to say.
        say(follower);
        follower.voice.beat(ring.newest());
      }
    }
  }

  function end(follower: Follower, ending?: Ending | 'replaced'): void {
    say(follower);
    remove(follower);
    if (ending === undefined || ending === 'changed-role') follower.voice.end(ring.newest());
    else follower.voice.end(ring.newest(), ending);
  }

  function remove(follower: Follower): void {
    followers.remove(follower);
    pending.delete(follower);
    for (const slot of slots) slot.delete(follower);
    if (followers.count('stream') + followers.count('poll') > 0) return;
    clearInterval(beating);
    beating = undefined;
  }
}
