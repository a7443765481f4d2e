import { sql } from 'kysely';
import type { CurrentMember } from '../../../access/current-member.ts';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import { createSecret, hashOf } from './secrets.ts';

/** However often it is used, a session ends this long after it began: a cookie that was stolen does not last for ever. */
export const sessionMaxDays = 90;
/** For how long the former token is taken after its successor was seen first: calls of other tabs are on their way with it. */
const formerTokenSeconds = 60;

/** Who came with which token. */
export type FoundMember = Omit<CurrentMember, 'mustProve' | 'isFresh'> & {
  signedInAt: Date;
  confirmedAt: Date | null;
  lastSeenAt: Date;
  hasHostCookie: boolean;
  /** Whether the session has a newer token than the one that the request brought. */
  isFormerToken: boolean;
  /** Whether the newer token was not seen before this request, which brought it. */
  isFirstUse: boolean;
};

/** The token of a session, `$1`: the secret that it began with, until there is another. */
const isToken = '((session.id_hash = $1 and session.token_hash is null) or session.token_hash = $1)';
/** Taken until the newer one was seen, and a little longer, `$2`. */
const isFormerToken =
  '(session.former_token_hash = $1 and (session.former_token_until is null or session.former_token_until > $2))';

/** Every request of a signed-in person begins with it. */
const findBySession = prepared<FoundMember>(`
  select member.id, session.person_id as "personId", case when session.person_id is null then member.email else person.email end as email,
    case when session.person_id is null then member.first_name end as "firstName",
    case when session.person_id is null then member.last_name end as "lastName",
    member.company_name as "companyName", member.status,
    case when session.person_id is null then member.admin_role end as "adminRole",
    member.profile_completed_at as "profileCompletedAt", member.ring_level = 'hold' as "isHeld",
    case when session.person_id is null then member.language else person.language end as language,
    session.id_hash as "sessionHash",
    least(session.expires_at, session.created_at + interval '${sessionMaxDays} days') as "sessionEndsAt",
    session.created_at as "signedInAt", session.proven_at as "provenAt", session.confirmed_at as "confirmedAt",
    session.last_seen_at as "lastSeenAt", session.has_host_cookie as "hasHostCookie",
    not ${isToken} as "isFormerToken",
    coalesce(session.token_hash = $1, false) and session.former_token_until is null as "isFirstUse"
  from sessions session join members member on member.id = session.member_id
    left join people person on person.id = session.person_id
  where (${isToken} or ${isFormerToken}) and session.expires_at > $2 and session.created_at > $3 and member.status <> 'banned'
    and (session.person_id is null or person.id is not null)`);

/** What cookies carry, and which session each opens. */
export function sessionTokens(db: Db) {
  return {
    /** Who a session belongs to; undefined when it ended, expired, its member is banned, or the token is no longer its own. */
    async findMember(secret: string, now: Date): Promise<FoundMember | undefined> {
      const oldest = new Date(now.getTime() - sessionMaxDays * 86_400_000);
      const [found] = await findBySession(db, [hashOf(secret), now, oldest]);
      return found;
    },

    /**
     * Gives a session another token. The one that the request brought is taken until the new one was seen: an answer can be lost on its
     * way.
     * @param brought secret of the cookie that came with the request
     * @returns the secret for the cookie, which is stored nowhere
     */
    async renew(sessionHash: string, brought: string): Promise<string> {
      const secret = createSecret();
      await db
        .updateTable('sessions')
        .set({ token_hash: hashOf(secret), former_token_hash: hashOf(brought), former_token_until: null })
        .where('id_hash', '=', sessionHash)
        .execute();
      return secret;
    },

    /** The new token arrived: soon nobody comes in with the former one. */
    async noteFirstUse(sessionHash: string, now: Date): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ former_token_until: new Date(now.getTime() + formerTokenSeconds * 1000) })
        .where('id_hash', '=', sessionHash)
        .where('former_token_until', 'is', null)
        .execute();
    },

    /** Which session a cookie opens, also with a former token whose successor did not arrive. @returns its hash, by which all else knows it */
    async find(secret: string): Promise<string | undefined> {
      const hash = hashOf(secret);
      const found = db
        .selectFrom('sessions')
        .select('id_hash')
        .where(({ or, and, eb }) =>
          or([
            and([eb('id_hash', '=', hash), eb('token_hash', 'is', null)]),
            eb('token_hash', '=', hash),
            and([eb('former_token_hash', '=', hash), eb('former_token_until', 'is', null)]),
          ]),
        );
      return (await found.executeTakeFirst())?.id_hash;
    },
  };
}

/** Of the token that opens a session now. */
export const currentTokenHash = sql<string>`coalesce(token_hash, id_hash)`;
