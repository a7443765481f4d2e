import type { Language } from '@rezenso/contract/language';
import type { Selectable } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Database } from '../../../database/schema.ts';
import { type Account, accounts } from '../members/accounts.repository.ts';
import { sessions } from '../sessions/sessions.repository.ts';

export type PersonRow = Selectable<Database['people']>;

/** Colleagues who work with the account of a business. */
export function people(db: Db) {
  return {
    /** By when they came. */
    list(member: string): Promise<PersonRow[]> {
      return db
        .selectFrom('people')
        .selectAll()
        .where('member_id', '=', member)
        .orderBy('joined_at')
        .orderBy('id')
        .execute();
    },

    /** Locked against being removed until the transaction ends; two at once wait for each other. */
    lock(id: string): Promise<PersonRow | undefined> {
      return db.selectFrom('people').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
    },

    /** The colleague of this account, whose row goes: whoever signs in with it at this moment is waited for, or finds nobody. */
    lockToRemove(member: string, id: string): Promise<PersonRow | undefined> {
      const own = db.selectFrom('people').selectAll().where('member_id', '=', member).where('id', '=', id);
      return own.forUpdate().executeTakeFirst();
    },

    /** What a colleague signs in to, locked likewise. @param by the address, or the person's id */
    async lockAccount(by: { email: string } | { id: string }): Promise<Account | undefined> {
      const person = await db
        .selectFrom('people')
        .select(['id', 'member_id'])
        .where((row) => ('id' in by ? row('id', '=', by.id) : row('email', '=', by.email)))
        .forNoKeyUpdate()
        .executeTakeFirst();
      const account = person && (await accounts(db).get(person.member_id));
      return account && { ...account, adminRole: null, personId: person.id };
    },

    /** @throws a unique violation when the address belongs to a business already */
    async add(person: Pick<PersonRow, 'id' | 'member_id' | 'email' | 'language' | 'joined_at'>): Promise<void> {
      await db.insertInto('people').values(person).execute();
    },

    /** Signs a colleague out everywhere and forgets them, with their passkeys and known browsers. @returns undefined when they had gone */
    async remove(member: string, id: string): Promise<PersonRow | undefined> {
      const person = await this.lockToRemove(member, id);
      if (!person) return undefined;
      await sessions(db).endAllOfPerson(id);
      await db.deleteFrom('people').where('id', '=', id).execute();
      return person;
    },

    /** Keeps the language that a colleague chose. */
    async speak(id: string, language: Language): Promise<void> {
      await db.updateTable('people').set({ language }).where('id', '=', id).execute();
    },

    /** Who chose a language that the site does not offer (any more) gets German. */
    async forgetLanguagesBeside(offered: readonly Language[]): Promise<void> {
      await db.updateTable('people').set({ language: null }).where('language', 'not in', offered).execute();
    },

    /** Who signs in with an address: the business, and the colleague unless it is its owner. */
    findByAddress(email: string): Promise<{ memberId: string; personId: string | null } | undefined> {
      const found = db.selectFrom('sign_in_addresses').where('email', '=', email);
      return found.select(['member_id as memberId', 'person_id as personId']).executeTakeFirst();
    },

    /** Whether somebody signs in with an address, the owner of an account or a colleague. */
    async isAddressTaken(email: string): Promise<boolean> {
      const found = db.selectFrom('sign_in_addresses').select('email').where('email', '=', email);
      return (await found.executeTakeFirst()) !== undefined;
    },
  };
}
