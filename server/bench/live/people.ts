import type { Kysely } from 'kysely';
import { sessionCookie, sessions } from '../../src/areas/accounts/index.ts';
import type { Database } from '../../src/database/schema.ts';
import { aCompleteMember } from '../../testing/factories/members.ts';

/** Somebody with a session of their own. */
export interface SignedIn {
  id: string;
  cookie: string;
}

/** So many members, each signed in once. */
export async function signInMany(db: Kysely<Database>, count: number): Promise<SignedIn[]> {
  const { name } = sessionCookie({ publicOrigin: 'http://localhost:3000' });
  const people: SignedIn[] = [];
  const now = new Date();
  while (people.length < count) {
    const { id } = await aCompleteMember(db, now);
    people.push({ id, cookie: `${name}=${await sessions(db).start(id, now)}` });
  }
  return people;
}
