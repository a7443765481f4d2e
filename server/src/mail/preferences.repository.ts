import { type AnyEmailType, allEmailTypes, type EmailFrequency } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { announce } from '../live/announce.ts';
import { defaultFrequency } from './email-types.ts';

export interface KnownPreference {
  emailType: AnyEmailType;
  frequency: EmailFrequency;
  /** The last one that was not 'never', before the present one; null without any. */
  priorFrequency: EmailFrequency | null;
  lastSent: Date | null;
}

/** A frequency, or 'restore': on as it was before. */
export type PreferenceWish = EmailFrequency | 'restore';

/** How often which kind of mail comes; a member has rows only for what was chosen or sent. */
export function preferences(db: Db) {
  return {
    /** Every type, in the order of the vocabulary. */
    async list(member: string): Promise<KnownPreference[]> {
      const rows = await db
        .selectFrom('email_preferences')
        .select(['email_type', 'frequency', 'prior_frequency', 'last_sent_at'])
        .where('member_id', '=', member)
        .execute();
      const known = new Map(rows.map((row) => [row.email_type, row]));
      return allEmailTypes.map((emailType) => ({
        emailType,
        frequency: known.get(emailType)?.frequency ?? defaultFrequency(emailType),
        priorFrequency: known.get(emailType)?.prior_frequency ?? null,
        lastSent: known.get(emailType)?.last_sent_at ?? null,
      }));
    },

    async frequencyOf(member: string, type: AnyEmailType): Promise<EmailFrequency> {
      const row = await db
        .selectFrom('email_preferences')
        .select('frequency')
        .where('member_id', '=', member)
        .where('email_type', '=', type)
        .executeTakeFirst();
      return row?.frequency ?? defaultFrequency(type);
    },

    /** Sets a type in one statement; what was on before is remembered for 'restore'. */
    async save(member: string, type: AnyEmailType, wish: PreferenceWish): Promise<KnownPreference> {
      const otherwise = defaultFrequency(type);
      const prior = otherwise === 'never' ? null : otherwise;
      const before = sql`coalesce(known.frequency, ${otherwise}::text)`;
      const restored = sql`case when ${before} <> 'never' then ${before} else coalesce(known.prior_frequency, 'immediate') end`;
      const { rows } = await sql<KnownPreference>`
        insert into email_preferences as known (member_id, email_type, frequency, prior_frequency)
        values (${member}, ${type}, ${wish === 'restore' ? 'immediate' : wish}, ${prior})
        on conflict (member_id, email_type) do update set
          frequency = ${wish === 'restore' ? restored : wish},
          prior_frequency = case when ${before} <> 'never' then ${before} else known.prior_frequency end
        returning email_type as "emailType", frequency,
          prior_frequency as "priorFrequency", last_sent_at as "lastSent"`.execute(db);
      const [saved] = rows;
      if (!saved) throw new Error('A preference that was just saved has gone');
      await announce(db, [member], 'email-preferences');
      return saved;
    },

    /** Remembers when mails of these types last went out. */
    async markSent(member: string, types: readonly AnyEmailType[], now: Date): Promise<void> {
      await sql`
        insert into email_preferences as known (member_id, email_type, last_sent_at)
        select ${member}, type, ${now} from unnest(${types}::text[]) as type order by type
        on conflict (member_id, email_type) do update
          set last_sent_at = greatest(known.last_sent_at, excluded.last_sent_at)`.execute(db);
      await announce(db, [member], 'email-preferences');
    },

    /** The next members, by id, who switched a type on that is off by default and whose mail may reach them. */
    async listOptedIn(type: 'newsletter' | 'marketing', after: string | null, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('email_preferences')
        .innerJoin('members', 'members.id', 'member_id')
        .select('member_id')
        .where('email_type', '=', type)
        .where('frequency', '<>', 'never')
        .where('deleted_at', 'is', null)
        .where('status', '<>', 'banned')
        .$if(after !== null, (query) => query.where('member_id', '>', after))
        .orderBy('member_id')
        .limit(limit)
        .execute();
      return rows.map(({ member_id }) => member_id);
    },
  };
}
