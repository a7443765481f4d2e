import type { EndReason, StaleReads } from '@rezenso/contract/live';
import type { LiveMessage } from './message.ts';
import { isStaff, type Reader } from './reader.ts';

/** How somebody who follows is told; each call names the id up to which everything was said with it. */
export interface Voice {
  stale(id: string, reads: StaleReads): void;
  beat(id: string): void;
  /** Nothing more comes. Without a reason it is worth coming back at once. */
  end(id: string, reason?: EndReason): void;
}

/** One open stream, or one question that waits for its answer. */
export interface Follower {
  reader: Reader;
  voice: Voice;
  kind: 'stream' | 'poll';
}

/** Who follows at this moment, found by what messages name. */
export interface Followers {
  add(follower: Follower): void;
  remove(follower: Follower): void;
  /** The one of a session, which has one at most. */
  ofSession(hash: string): Follower | undefined;
  /** All that a message is about. */
  concernedBy(message: LiveMessage): Set<Follower>;
  all(): Iterable<Follower>;
  count(kind: Follower['kind']): number;
}

export function createFollowers(): Followers {
  const all = new Set<Follower>();
  const staff = new Set<Follower>();
  const byMember = new Map<string, Set<Follower>>();
  const bySession = new Map<string, Follower>();
  const counts = { stream: 0, poll: 0 };

  return {
    add(follower) {
      const { id, sessionHash } = follower.reader;
      all.add(follower);
      bySession.set(sessionHash, follower);
      const ofMember = byMember.get(id) ?? new Set();
      byMember.set(id, ofMember.add(follower));
      if (isStaff(follower.reader)) staff.add(follower);
      counts[follower.kind] += 1;
    },
    remove(follower) {
      if (!all.delete(follower)) return;
      const { id, sessionHash } = follower.reader;
      if (bySession.get(sessionHash) === follower) bySession.delete(sessionHash);
      const ofMember = byMember.get(id);
      ofMember?.delete(follower);
      if (ofMember?.size === 0) byMember.delete(id);
      staff.delete(follower);
      counts[follower.kind] -= 1;
    },
    ofSession: (hash) => bySession.get(hash),
    concernedBy({ to, staff: ofStaff, over }) {
      const members = to.flatMap(([, ids]) => ids);
      for (const [, of, id] of over) if (of === 'member') members.push(id);
      const found = new Set(members.flatMap((id) => [...(byMember.get(id) ?? [])]));
      for (const [, of, id] of over) {
        const follower = of === 'session' ? bySession.get(id) : undefined;
        if (follower) found.add(follower);
      }
      if (ofStaff.length > 0) for (const follower of staff) found.add(follower);
      return found;
    },
    all: () => all,
    count: (kind) => counts[kind],
  };
}
