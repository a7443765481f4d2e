import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { Db } from '../../src/database/database.ts';
import type { MatchRow, MemberRow, NewMember } from '../../src/database/schema.ts';
import type { SignedInClient, TestApp } from '../test-app.ts';

/** Two businesses in Freiburg that suit each other. */
const cafe: Partial<NewMember> = {
  company_name: 'Café Morgenrot',
  industry: 'gastronomie',
  trade: 'amenity/cafe',
  target_audience: 'Familien und Berufstätige aus der Nachbarschaft',
  latitude: 47.995,
  longitude: 7.85,
};
const printShop: Partial<NewMember> = {
  company_name: 'Druckwerk Breisgau',
  first_name: 'Jonas',
  industry: 'marketing',
  trade: 'craft/printer',
  description: 'Wir gestalten und drucken Speisekarten, Plakate und Websites.',
  target_audience: 'Kleine Unternehmen, Familien und Gastronomen',
  latitude: 48.001,
  longitude: 7.842,
};

export interface Partners {
  requester: SignedInClient;
  provider: SignedInClient;
}

/** Two signed-in businesses, each with an active profile on `platforms`. */
export async function twoPartners(test: TestApp, platforms: readonly PlatformId[] = ['google']): Promise<Partners> {
  const requester = await test.signIn(cafe);
  const provider = await test.signIn(printShop);
  for (const { member } of [requester, provider]) await givePlatforms(test.db, member, platforms);
  return { requester, provider };
}

export async function givePlatforms(db: Db, member: MemberRow, platforms: readonly PlatformId[]): Promise<void> {
  for (const platform of platforms) {
    await db
      .insertInto('user_platforms')
      .values({
        member_id: member.id,
        platform,
        business_name: `${member.company_name} auf ${platform}`,
        profile_url: `https://${platform}.example.com/${member.id}`,
      })
      .execute();
  }
}

export interface Matched extends Partners {
  match: MatchRow;
}

/** A match of two businesses in any state. */
export async function aMatch(
  test: TestApp,
  fields: Partial<Pick<MatchRow, 'status' | 'updated_at'>> = {},
  platforms?: readonly PlatformId[],
): Promise<Matched> {
  const partners = await twoPartners(test, platforms);
  return { ...partners, match: await aMatchBetween(test, partners.requester.member, partners.provider.member, fields) };
}

export function aMatchBetween(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  requester: Pick<MemberRow, 'id'>,
  provider: Pick<MemberRow, 'id'>,
  fields: Partial<Pick<MatchRow, 'status' | 'updated_at'>> = {},
): Promise<MatchRow> {
  return db
    .insertInto('matches')
    .values({
      requester_id: requester.id,
      provider_id: provider.id,
      created_at: clock.now(),
      updated_at: clock.now(),
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Every XP entry of everybody, as 'action points', and whether each total equals its ledger. */
export async function xpOf(db: Db, member: Pick<MemberRow, 'id'>): Promise<{ entries: string[]; total: number }> {
  const entries = await db
    .selectFrom('xp_ledger')
    .select(['action', 'points'])
    .where('member_id', '=', member.id)
    .orderBy('action')
    .execute();
  const { xp_total: total } = await db
    .selectFrom('members')
    .select('xp_total')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  return { entries: entries.map(({ action, points }) => `${action} ${points}`), total };
}

/** Types of a member's notifications and activities, in alphabetical order; achievements have tests of their own. */
export async function toldTo(db: Db, member: Pick<MemberRow, 'id'>) {
  const typesIn = async (table: 'notifications' | 'activities') => {
    const rows = await db
      .selectFrom(table)
      .select('type')
      .where('member_id', '=', member.id)
      .where('type', '<>', 'achievement.unlocked')
      .orderBy('type')
      .execute();
    return rows.map((row) => row.type);
  };
  return { notifications: await typesIn('notifications'), activities: await typesIn('activities') };
}
