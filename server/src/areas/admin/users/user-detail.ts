import type { AdminUserDetail } from '@rezenso/contract/admin';
import { suspiciousFraudScore } from '@rezenso/contract/limits';
import type { Db } from '../../../database/database.ts';
import type { MemberRow } from '../../../database/schema.ts';
import { people as colleagues } from '../../accounts/index.ts';
import { findPeople } from '../people/people.repository.ts';
import { findMember } from './listed-members.repository.ts';
import { countOpenOf } from './open-with-partners.repository.ts';
import { listRelated } from './related-accounts.repository.ts';
import { countOfUser, listHistory, type Reader } from './user-history.repository.ts';
import { presentUsers } from './users.presenter.ts';

const latest = 50;

/** @returns undefined when there is no such user */
export async function describeUser(db: Db, id: string, reader: Reader): Promise<AdminUserDetail | undefined> {
  const row = await findMember(db, id);
  const [user] = await presentUsers(db, [id]);
  if (!row || !user) return undefined;
  const history = await listHistory(db, id, latest, reader);
  const people = await findPeople(
    db,
    history.flatMap(({ partnerId, actorId }) => [partnerId, actorId]),
  );
  const team = await colleagues(db).list(id);
  return {
    user,
    profile: profileOf(row),
    team: team.map(({ id: person, email, joined_at }) => ({ id: person, email, joinedAt: joined_at.toISOString() })),
    figures: await countOfUser(db, id, suspiciousFraudScore, reader),
    related: await listRelated(db, id),
    openWithPartners: await countOpenOf(db, id),
    history: history.map(({ partnerId, actorId, at, ...event }) => ({
      ...event,
      at: at.toISOString(),
      partner: people.find(partnerId),
      actor: people.find(actorId),
    })),
  };
}

function profileOf(row: MemberRow): AdminUserDetail['profile'] {
  return {
    industry: row.industry,
    location: row.location,
    domain: row.domain,
    website: row.website,
    description: row.description,
    isComplete: row.profile_completed_at !== null,
    isVerified: row.is_verified,
    subscriptionStatus: row.subscription_status,
    freeReviewsUsed: row.free_reviews_used,
    lastActiveAt: row.last_active_at.toISOString(),
  };
}
