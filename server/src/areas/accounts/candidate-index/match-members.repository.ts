import { specialtyIds } from '@rezenso/contract/specialties';
import type { LanguageId, MemberStatus, PlatformId } from '@rezenso/contract/vocabulary';
import type { MatchMember } from '@rezenso/engines/matching';
import { readMention } from '@rezenso/engines/trades';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import { planCondition } from '../members/plan-condition.sql.ts';

/** What the matching engine needs to know, with the account's status and how often the member was suggested so far. */
export type KnownMember = MatchMember & {
  readonly status: MemberStatus;
  readonly exposures: number;
  /** Whether its plan lets it be looked at first among equals. */
  readonly hasPriority: boolean;
};

interface KnownRow extends Omit<MatchMember, 'activity' | 'languages' | 'specialties' | 'mentions'> {
  specialties: string[];
  mentions: string[];
  status: MemberStatus;
  exposures: number;
  hasPriority: boolean;
  languages: LanguageId[];
  platforms: PlatformId[];
  lastActiveAt: Date;
  trustScore: number | null;
  responseRate: number | null;
  onTimeRate: number | null;
}

const dayMillis = 86_400_000;
/** A request younger than this says nothing about whether a business answers. */
const answerDays = 7;

const listKnown = prepared<KnownRow>(`
  select member.id, member.status, exposure_count as exposures,
    ${planCondition('priority-matching', 'member.subscription_status')} as "hasPriority", company_name as "companyName", industry, trade,
    target_audience as "targetAudience", description, specialties,
    case when mentions_of = domain and website is not null then mentions else '{}' end as mentions, location, latitude, longitude, languages, last_active_at as "lastActiveAt",
    trust_score as "trustScore",
    array(select platform from user_platforms where member_id = member.id and is_active) as platforms,
    (select avg((status <> 'pending')::int)::float8 from matches
      where provider_id = member.id and (status <> 'pending' or created_at < $2)) as "responseRate",
    (select avg(coalesce(submitted_at <= due_at and withheld is null, false)::int)::float8 from review_exchanges
      where reviewer_id = member.id and withheld is distinct from 'unresolved'
        and (submitted_at is not null or due_at < $3)) as "onTimeRate"
  from members member where member.id = any($1::uuid[]) and profile_completed_at is not null`);

/** Members with a complete profile, as the matching engine sees them. */
export function matchMembers(db: Db) {
  return {
    async find(id: string, now: Date): Promise<KnownMember | undefined> {
      return (await this.findAll([id], now)).get(id);
    },

    /** @returns by id; those without a complete profile are missing */
    async findAll(ids: readonly string[], now: Date): Promise<Map<string, KnownMember>> {
      const answerBefore = new Date(now.getTime() - answerDays * dayMillis);
      const rows = await listKnown(db, [ids, answerBefore, now]);
      return new Map(rows.map((row) => [row.id, toMember(row, now)]));
    },
  };
}

function toMember({ lastActiveAt, trustScore, responseRate, onTimeRate, ...known }: KnownRow, now: Date): KnownMember {
  const daysSinceActive = Math.max(0, Math.floor((now.getTime() - lastActiveAt.getTime()) / dayMillis));
  return {
    ...known,
    // Columns of a complete profile are filled; the table allows null for those before.
    companyName: known.companyName ?? '',
    industry: known.industry ?? '',
    targetAudience: known.targetAudience ?? '',
    description: known.description ?? '',
    // A row may hold what a later version knew.
    specialties: specialtyIds.filter((id) => known.specialties.includes(id)),
    mentions: known.mentions.flatMap((stored) => readMention(stored) ?? []),
    location: known.location ?? '',
    activity: { daysSinceActive, responseRate, onTimeRate, trustScore },
  };
}
