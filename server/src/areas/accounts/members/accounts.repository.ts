import type { Language } from '@rezenso/contract/language';
import type { AdminRole, MemberStatus } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { endStreams } from '../../../live/announce.ts';

export interface Account {
  id: string;
  status: MemberStatus;
  profileCompletedAt: Date | null;
  adminRole: AdminRole | null;
  /** The colleague who signs in to it; left out for its owner. */
  personId?: string;
}

const signInColumns = [
  'id',
  'status',
  'profile_completed_at as profileCompletedAt',
  'admin_role as adminRole',
] as const;

/** Members as sign-in sees them. */
export function accounts(db: Db) {
  return {
    /** By the address of its owner. */
    find(email: string): Promise<Account | undefined> {
      return db.selectFrom('members').select(signInColumns).where('email', '=', email).executeTakeFirst();
    },

    /** @returns undefined when it has left */
    get(id: string): Promise<Account | undefined> {
      return db
        .selectFrom('members')
        .select(signInColumns)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
    },

    /** Whether it may act: it is here and not banned. */
    async isActing(id: string): Promise<boolean> {
      const row = await db
        .selectFrom('members')
        .select('id')
        .where('id', '=', id)
        .where('status', '<>', 'banned')
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Creates the account unless another call just did. @returns it when it is new */
    create(email: string, now: Date): Promise<Account | undefined> {
      return db
        .insertInto('members')
        .values({ email, created_at: now, last_active_at: now })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning(signInColumns)
        .executeTakeFirst();
    },

    /** Keeps the language that a member chose. */
    async speak(id: string, language: Language): Promise<void> {
      await db.updateTable('members').set({ language }).where('id', '=', id).execute();
    },

    /** Who chose a language that the site does not offer (any more) gets German. */
    async forgetLanguagesBeside(offered: readonly Language[]): Promise<void> {
      await db.updateTable('members').set({ language: null }).where('language', 'not in', offered).execute();
    },

    /** Takes over a language that was chosen before the sign-in; what the member chose itself stays. */
    async beginToSpeak(id: string, language: Language): Promise<void> {
      await db.updateTable('members').set({ language }).where('id', '=', id).where('language', 'is', null).execute();
    },

    /**
     * Empties the account of who leaves, once; the row stays for partners to point to.
     * @param isAgain also when it has left: a request may have filled it meanwhile
     * @returns its address; undefined when it has left already
     */
    async empty(id: string, now: Date, isAgain = false): Promise<string | undefined> {
      const { rows } = await sql<{ email: string }>`
        with leaving as (select id, email from members where id = ${id} and (deleted_at is null or ${isAgain}) for update)
        update members set
          email = 'geloescht-' || members.id || '@geloescht.invalid', deleted_at = ${now},
          first_name = null, last_name = null, company_name = null, industry = null, trade = null, specialties = '{}',
          mentions = '{}', mentions_of = null, domain = null, website = null,
          description = null, target_audience = null, location = null, languages = '{}', registered_platforms = '{}',
          latitude = null, longitude = null, geo_cell = -1, match_traits = 0, exposure_count = 0,
          status = 'inactive', admin_role = null, is_verified = false, proven_site = null, subscription_status = 'free',
          free_reviews_used = 0, xp_total = 0, trust_score = null, profile_completed_at = null, owned_since = null, language = null,
          last_active_at = members.created_at
        from leaving where members.id = leaving.id
        returning leaving.email`.execute(db);
      await endStreams(db, 'signed-out', 'member', id);
      return rows[0]?.email;
    },
  };
}
