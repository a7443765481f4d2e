import { randomBytes } from 'node:crypto';
import { readsOf, type Subject } from '@rezenso/contract/subjects';

/** Why streams are over: two that people are told, and one after which they come back with what they may see now. */
export type Ending = 'signed-out' | 'banned' | 'changed-role';

/** What processes tell each other: what changed and for whom, or whose streams are over. Nothing of what it says now. */
export interface LiveMessage {
  /** Random, made by the sender. */
  id: string;
  /** What changed, and the ids of the members for whom. */
  to: ReadonlyArray<readonly [subjects: readonly Subject[], members: readonly string[]]>;
  /** What changed in the admin area. */
  staff: readonly Subject[];
  /** Whose streams end: of a session, by its hash, or all of a member. */
  over: ReadonlyArray<readonly [ending: Ending, of: 'session' | 'member', id: string]>;
}

/** The channel of the database on which processes tell each other. */
export const liveChannel = 'rezenso_live';

/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const mostBytes = 7_900;

/** 72 random bits as 12 characters. */
export function createId(): string {
  return randomBytes(9).toString('base64url');
}

/** The payloads that say it: one, unless it concerns more members than one holds. All of it is ASCII. */
export function payloadsOf({ to, staff, over }: Omit<LiveMessage, 'id'>): string[] {
  const whole = JSON.stringify({ id: createId(), to, staff, over });
  if (whole.length <= mostBytes) return [whole];
  const halves = halvesOf({ to, staff, over });
  return halves.flatMap(payloadsOf);
}

/** Two that say the same together. */
function halvesOf({ to, staff, over }: Omit<LiveMessage, 'id'>): Omit<LiveMessage, 'id'>[] {
  const smaller = to.flatMap(([subjects, members]) => inTwo(members).map((some) => [subjects, some] as const));
  const [to1, to2] = inTwo(smaller.filter(([, members]) => members.length > 0));
  const [over1, over2] = inTwo(over);
  return [
    { to: to1, staff, over: over1 },
    { to: to2, staff: [], over: over2 },
  ];
}

function inTwo<T>(list: readonly T[]): [T[], T[]] {
  const middle = Math.ceil(list.length / 2);
  return [list.slice(0, middle), list.slice(middle)];
}

/**
 * Reads a payload. Subjects that this process does not know yet, because a newer one sent them, are left out.
 * @returns undefined when it is no message of ours
 */
export function readMessage(payload: string): LiveMessage | undefined {
  try {
    const { id, to, staff, over }: LiveMessage = JSON.parse(payload);
    if (typeof id !== 'string') return undefined;
    return { id, to: to.map(([subjects, members]) => [known(subjects), members]), staff: known(staff), over };
  } catch {
    return undefined;
  }
}

function known(subjects: readonly Subject[]): Subject[] {
  return subjects.filter((subject) => Object.hasOwn(readsOf, subject));
}
