import { randomUUID } from 'node:crypto';
import type { SignedInClient, TestApp } from '../test-app.ts';

/** A call that changes something, with a key of its own. */
export function aCall({ member }: SignedInClient) {
  return { member: member.id, person: member.email, key: randomUUID(), about: 'a new name' };
}

/** What such a call does: gives the business another name. @returns the name */
export function rename({ core }: TestApp, { member }: SignedInClient, name: string): Promise<string> {
  return core.database.transaction(async (tx) => {
    await tx.updateTable('members').set({ company_name: name }).where('id', '=', member.id).execute();
    return name;
  });
}
