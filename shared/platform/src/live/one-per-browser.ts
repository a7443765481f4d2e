import type { StaleReads } from '@rezenso/contract/live';
import { connect, type Follower } from './connection.ts';
import { lately } from './lately.ts';

/** What the tab that holds the connection tells the others of the same account. */
type Told =
  | { kind: 'heard'; id: string; reads: StaleReads }
  | { kind: 'told'; isTold: boolean; id: string | undefined };

/** A tab that came later asks how things stand, and what went stale while it was loading. */
type Word = Told | { kind: 'hello' } | { kind: 'missed'; reads: StaleReads };

/**
 * Follows changes over one connection of this browser: the tab that holds a lock has it and tells the others. When it closes,
 * the next one takes over with the last id that was heard. Without locks or channels every tab has its own.
 * @returns ends it
 */
export function followTogether(account: string, follower: Follower): () => void {
  const name = `rezenso.live ${account}`;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const over = new AbortController();
  const recent = lately();
  let last: string | undefined;
  let isTold = false;
  let isMine = false;
  let isCaughtUp = false;

  const tell = (word: Word) => channel?.postMessage(word);
  const own: Follower = {
    ...follower,
    hear(id, reads) {
      last = id;
      recent.note(reads);
      tell({ kind: 'heard', id, reads });
      follower.hear(id, reads);
    },
    setTold(isToldNow) {
      isTold = isToldNow;
      tell({ kind: 'told', isTold, id: last });
      follower.setTold(isTold);
    },
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'hello') {
      if (!isMine) return;
      tell({ kind: 'told', isTold, id: last });
      tell({ kind: 'missed', reads: recent.all() });
      return;
    }
    if (data.kind === 'missed') {
      // Those who were here before have heard it.
      if (!isCaughtUp && last !== undefined) follower.hear(last, data.reads);
      isCaughtUp = true;
      return;
    }
    last = data.id ?? last;
    if (data.kind === 'told') return follower.setTold(data.isTold);
    recent.note(data.reads);
    follower.hear(data.id, data.reads);
  });
  tell({ kind: 'hello' });

  const hold = () =>
    new Promise<void>((release) => {
      isMine = true;
      isCaughtUp = true;
      const disconnect = connect(own, () => last);
      over.signal.addEventListener('abort', () => {
        disconnect();
        own.setTold(false);
        release();
      });
    });
  // Given up before it was held, or held to the end: both are the end.
  if (channel && navigator.locks) navigator.locks.request(name, { signal: over.signal }, hold).catch(() => {});
  else void hold();

  return () => {
    over.abort();
    follower.setTold(false);
    channel?.close();
  };
}
