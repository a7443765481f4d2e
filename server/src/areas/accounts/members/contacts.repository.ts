import type { Language } from '@rezenso/contract/language';
import type { Db } from '../../../database/database.ts';
import { languageOfAccount } from '../../../languages/language-of-account.ts';
import { vocabulary } from '../../../languages/vocabulary.ts';

/** How a member is named and reached. */
export interface Contact {
  id: string;
  email: string;
  firstName: string | null;
  companyName: string;
  /** In which it is written to. */
  language: Language;
}

export function contacts(db: Db) {
  return {
    /** @returns undefined when the member has left */
    async find(id: string): Promise<Contact | undefined> {
      const row = await db
        .selectFrom('members')
        .select(['id', 'email', 'first_name', 'company_name', 'language'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!row) return undefined;
      const language = languageOfAccount(row.language);
      return {
        id,
        email: row.email,
        firstName: row.first_name,
        companyName: row.company_name ?? vocabulary(language).aFormerPartner,
        language,
      };
    },
    /** A colleague, at their own address and in their own language, who is greeted without a name. */
    async findColleague(id: string, personId: string): Promise<Contact | undefined> {
      const business = await this.find(id);
      const person = await db
        .selectFrom('people')
        .select(['email', 'language'])
        .where('id', '=', personId)
        .where('member_id', '=', id)
        .executeTakeFirst();
      if (!business || !person) return undefined;
      return { ...business, email: person.email, firstName: null, language: languageOfAccount(person.language) };
    },
  };
}
