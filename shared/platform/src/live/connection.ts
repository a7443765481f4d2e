import type { StaleReads } from '@rezenso/contract/live';
import { poll } from './poll.ts';
import { openStream } from './stream.ts';

/** What a connection tells whoever holds it. */
export interface Follower {
  /** Everything up to `id` was heard, with what went stale by it. */
  hear(id: string, reads: StaleReads): void;
  /** Whether changes are being told at this moment. */
  setTold(isTold: boolean): void;
  /** Looks who is signed in: the session may be over. */
  checkSession(): Promise<void>;
}

/** After this many silent streams in a row something on the way holds them back. */
const silentAtMost = 2;
/** After this many refusals in a row the server has no place for streams. */
const refusedAtMost = 2;
/** How long it is asked instead, until a stream is tried again. */
const pollForMs = 3 * 60_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Follows the changes of whoever is signed in, as a stream or, where that does not arrive, by asking.
 * @param known the last id that was heard in this browser
 * @returns ends it
 */
export function connect(follower: Follower, known: () => string | undefined): () => void {
  let isOver = false;
  let close = () => {};
  let silent = 0;
  let refused = 0;

  stream();
  return () => {
    isOver = true;
    close();
  };

  function stream(): void {
    if (isOver) return;
    const isFirst = known() === undefined;
    close = openStream(known(), {
      opened(id) {
        refused = 0;
        follower.setTold(true);
        // What has happened since is told by the stream itself.
        if (isFirst) follower.hear(id, []);
      },
      broke: () => follower.setTold(false),
      stale: hear,
      heard(id) {
        silent = 0;
        follower.hear(id, []);
      },
      ended: () => {
        follower.setTold(false);
        // Whoever is still signed in, was replaced by a newer stream of the same session: it tells the same.
        void follower.checkSession().then(() => pause(longestPauseMs));
      },
      lost(why) {
        follower.setTold(false);
        if (why === 'silent') {
          silent += 1;
          silent >= silentAtMost ? ask() : pause(pauseMs(0));
        } else {
          refused += 1;
          void follower.checkSession().then(() => (refused > refusedAtMost ? ask() : pause(pauseMs(refused))));
        }
      },
    });
  }

  function hear(id: string, reads: StaleReads): void {
    silent = 0;
    follower.hear(id, reads);
  }

  /** Long polling for a while, then a stream again. */
  function ask(): void {
    if (isOver) return;
    const until = Date.now() + pollForMs;
    let failures = 0;
    let isAsking = true;
    close = () => {
      isAsking = false;
    };
    const askOnce = async (): Promise<void> => {
      const answer = await poll(known());
      if (!isAsking) return;
      follower.setTold(answer !== undefined);
      if (answer) {
        failures = 0;
        follower.hear(answer.id, answer.reads);
      } else {
        failures += 1;
        await follower.checkSession();
      }
      if (!isAsking) return;
      if (Date.now() > until) return stream();
      pause(answer ? 0 : pauseMs(failures), askOnce);
    };
    void askOnce();
  }

  function pause(ms: number, then: () => unknown = stream): void {
    if (isOver) return;
    const timer = setTimeout(then, ms);
    close = () => clearTimeout(timer);
  }
}

/** Longer with each failure, and different for everybody, so that not all come back at once. */
function pauseMs(failures: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2);
}
