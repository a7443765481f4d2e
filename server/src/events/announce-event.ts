import { changedBy } from '@rezenso/contract/changed-by';
import type { Subject } from '@rezenso/contract/subjects';
import type { Db } from '../database/database.ts';
import { announce, announceToStaff } from '../live/announce.ts';
import type { DomainEvents } from './domain-events.ts';

type Table = typeof changedBy;
/** Names of the contract's table that are no event, or no field of theirs. */
type Misnamed = {
  [E in keyof Table]: E extends keyof DomainEvents ? Exclude<keyof Table[E], keyof DomainEvents[E] | 'staff'> : E;
}[keyof Table];
/** Events that change nothing that anybody reads; what follows from them tells of itself. */
type Silent =
  | 'admin.signed-in'
  | 'duties.changed'
  | 'hold.inherited'
  | 'hold.shared'
  | 'match.platform-missing'
  | 'member.language-chosen'
  | 'member.sign-in-changed'
  | 'member.sign-in-refused'
  | 'member.signed-in'
  | 'page.hidden-again'
  | 'platform.access-ended'
  | 'review.cleared'
  | 'review.paraphrased'
  | 'review.shown';
/** Events of which nobody said whether they change anything, or that are said to do both; tests have some of their own. */
type Unsorted = Exclude<keyof DomainEvents, keyof Table | Silent | `test.${string}`> | Extract<Silent, keyof Table>;
/** Does not compile when the table names what does not exist, or when an event is in neither place. */
const table: [Misnamed | Unsorted] extends [never]
  ? Readonly<Record<string, Readonly<Record<string, readonly Subject[]>>>>
  : Misnamed | Unsorted = changedBy;

/** Tells what an event changed, by the contract's table. */
export async function announceEvent<T extends keyof DomainEvents>(
  tx: Db,
  type: T,
  event: DomainEvents[T],
): Promise<void> {
  for (const [field, subjects] of Object.entries(table[type] ?? {})) {
    if (field === 'staff') await announceToStaff(tx, ...subjects);
    else await announce(tx, memberIn(event, field), ...subjects);
  }
}

function memberIn(event: object, field: string): string[] {
  const member: unknown = Reflect.get(event, field);
  return typeof member === 'string' ? [member] : [];
}
