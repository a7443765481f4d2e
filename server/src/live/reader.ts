import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { readsOfAll } from '@rezenso/contract/subjects';
import type { CurrentMember } from '../access/current-member.ts';
import { mayCall } from '../access/may-call.ts';
import type { Ending, LiveMessage } from './message.ts';

/** Who follows what changes, as of when they began. */
export type Reader = Pick<CurrentMember, 'id' | 'sessionHash' | 'sessionEndsAt' | 'status' | 'adminRole'>;

const ofAdmins = new Map(
  allEndpoints
    .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access === 'admin')
    .map(({ endpoint }) => [endpoint.path, endpoint]),
);

/** Whether messages for the admin area are for this one as well. */
export function isStaff({ status, adminRole }: Reader): boolean {
  return status === 'active' && adminRole !== null;
}

/** The reads that a message makes stale for somebody: their own, and of the admin area those that they may call. */
export function staleFor({ to, staff }: LiveMessage, reader: Reader): string[] {
  const own = to.flatMap(([subjects, members]) => (members.includes(reader.id) ? subjects : []));
  if (!isStaff(reader) || staff.length === 0) return readsOfAll(own);
  return readsOfAll([...own, ...staff]).filter((path) => {
    const endpoint = ofAdmins.get(path);
    return !endpoint || mayCall(endpoint, reader);
  });
}

/** How a message ends what somebody follows, if it does; a reason that people are told before one that they are not. */
export function endingFor({ over }: LiveMessage, { id, sessionHash }: Reader): Ending | undefined {
  const endings = over.filter(([, of, whose]) => whose === (of === 'session' ? sessionHash : id));
  const [ending] = endings.find(([one]) => one !== 'changed-role') ?? endings[0] ?? [];
  return ending;
}
