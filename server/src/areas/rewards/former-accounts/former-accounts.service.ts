import type { XpAction } from '@rezenso/engines/trust';
import type { Core } from '../../../core.ts';
import type { Db, Tx } from '../../../database/database.ts';
import { mailboxes, mailboxOf, namesOfMailbox, provenSiteOf, ringLevels, sitesOf } from '../../accounts/index.ts';
import { formerAccounts, type Identified, type UsedUp } from './former-accounts.repository.ts';

/** For so long it is remembered what an account that left had used up; as long as a pair waits to earn again (0013). */
const rememberedDays = 90;
const dayMillis = 86_400_000;
const purpose = 'former-account';

/**
 * Who leaves and comes back does not begin anew: the mailbox and the proven sites of an account that left are kept as keyed
 * tags, with what it had used up, and that its reviews waited for a look at it. See docs/decisions/0027 and 0133.
 */
export function createFormerAccounts({ secret, events }: Pick<Core, 'secret' | 'events'>) {
  /** What is written of an account: its mailbox and the site it proved, under the current key. */
  function tagsToKeep(member: Identified): string[] {
    return [mailboxName(member), ...provenSites(member).map(siteName)].map((name) => secret.sign(purpose, name));
  }

  /** What a mailbox is found by, whatever it was called when it was left, under each key that something was written with. */
  function mailboxTags(email: string): string[] {
    return namesOfMailbox(email).flatMap((name) => [...secret.tagsOf(purpose, `mailbox:${name}`)]);
  }

  /** What an account is looked for by: its mailbox, and the sites it stands for, under each key that something was written with. */
  function tagsToFind(member: Identified): { mailbox: string[]; sites: string[] } {
    const known = (name: string) => secret.tagsOf(purpose, name);
    return { mailbox: mailboxTags(member.email), sites: allSites(member).map(siteName).flatMap(known) };
  }

  async function tagsOfMembers(
    db: Db,
    members: readonly string[],
    tagsOf: (member: Identified) => string[],
  ): Promise<Map<string, string[]>> {
    const found = members.length > 0 ? await formerAccounts(db).listIdentified(members) : [];
    return new Map(found.map((member) => [member.id, tagsOf(member)]));
  }

  /** What accounts of its mailbox or its sites had used up when they left. */
  function usedUpBefore(db: Db, member: Identified): Promise<UsedUp[]> {
    const { mailbox, sites } = tagsToFind(member);
    return formerAccounts(db).listUsedUp(mailbox, sites, member.created_at);
  }

  /** Reviews wait from the first on; the case itself follows with the event. */
  async function inheritHold(tx: Tx, member: Identified): Promise<void> {
    const { mailbox, sites } = tagsToFind(member);
    const hold = await formerAccounts(tx).findHold(member.id, mailbox, sites, member.created_at);
    if (!hold) return shareHold(tx, member.id);
    if (!(await ringLevels(tx).holdAgain(member.id))) return;
    await events.record(tx, 'hold.inherited', {
      memberId: member.id,
      formerAccountId: hold.id,
      isSamePerson: hold.isSamePerson,
    });
  }

  /** What is there at the same time counts as what left: another account of the mailbox is the same person. */
  async function shareHold(tx: Tx, member: string): Promise<void> {
    const heldAccountId = await formerAccounts(tx).findLivingHold(member);
    if (heldAccountId === undefined || !(await ringLevels(tx).holdAgain(member))) return;
    await events.record(tx, 'hold.shared', { memberId: member, heldAccountId });
  }

  return {
    /**
     * Call it in the transaction that empties the account, before. Does nothing for one that has left already. Other
     * accounts of the mailbox wait until it has left, so that what counts once counts on the one side or the other.
     * @param isMoved its owner goes on with it under another address, whose ban reaches the mailbox that is left; who leaves it or hands it
     * over is bound by none that follows
     */
    async remember(tx: Tx, member: string, now: Date, isMoved = false): Promise<void> {
      await mailboxes(tx).reserve(member);
      if (!isMoved) await formerAccounts(tx).forgetMoves(member);
      const since = new Date(now.getTime() - rememberedDays * dayMillis);
      const repository = formerAccounts(tx);
      const earnedWith = await repository.listEarnedWith(member, since);
      const tags = await tagsOfMembers(tx, [member, ...earnedWith.map(({ partnerId }) => partnerId)], tagsToKeep);
      const own = tags.get(member);
      if (!own) return;
      // Accounts of the same person that left before are remembered on in what this one inherited from them.
      const forgetAt = new Date(now.getTime() + rememberedDays * dayMillis);
      const hold = await repository.holdOf(member);
      const usedUp = await repository.usedUpBy(member);
      const counted = await repository.listCounted(member);
      const id = await repository.add(own, usedUp, hold, now, forgetAt, isMoved ? member : null, counted);
      for (const { partnerId, earnedAt } of earnedWith)
        await repository.addPair(id, tags.get(partnerId) ?? [], earnedAt);
    },

    /**
     * Hands an account what those with its mailbox or site had used up: before anything counts that counts once, for
     * another account of the mailbox may have left meanwhile. None leaves from here to the end of the transaction.
     */
    async inherit(tx: Tx, id: string, now: Date): Promise<void> {
      await mailboxes(tx).reserve(id);
      const [member] = await formerAccounts(tx).listIdentified([id]);
      if (!member) return;
      for (const usedUp of await usedUpBefore(tx, member)) await formerAccounts(tx).handOver(id, usedUp, now);
      await inheritHold(tx, member);
    },

    /**
     * Whether nobody gets in with the mailbox of an address: an account of it is banned, or one that left it for another address. Call it with
     * the account locked that signs in with it, or is to.
     */
    async isBanned(tx: Tx, email: string): Promise<boolean> {
      if (await mailboxes(tx).isBanned(email)) return true;
      return formerAccounts(tx).isMoverBanned(mailboxTags(email));
    },

    /** Who is signed in with a mailbox that a member left for another address: accounts but those of the operators, and colleagues. */
    async listInLeftMailboxes(tx: Tx, member: string): Promise<{ accounts: string[]; people: string[] }> {
      const left = new Set(await formerAccounts(tx).listTagsLeftBy(member));
      // Tags lead nowhere by themselves: who is signed in is asked, and only where an account moved at all.
      const signedIn = left.size > 0 ? await mailboxes(tx).listSignedIn() : [];
      const found = signedIn.filter(({ email }) => mailboxTags(email).some((tag) => left.has(tag)));
      return {
        accounts: found.flatMap(({ id, personId }) => (personId === null ? [id] : [])),
        people: found.flatMap(({ personId }) => personId ?? []),
      };
    },

    /** Free matches that count for an account, with what it will inherit: what it sees is what it can still start. */
    async countFreeMatches(db: Db, id: string): Promise<number> {
      const used = await mailboxes(db).countFreeMatches(id);
      const [member] = await formerAccounts(db).listIdentified([id]);
      const before = member ? await usedUpBefore(db, member) : [];
      return Math.max(used, ...before.map(({ freeReviewsUsed }) => freeReviewsUsed));
    },

    /** Platforms that bring an account no XP any more, with what it will inherit: nothing else may be promised. */
    async listEarnedPlatforms(db: Db, id: string): Promise<string[]> {
      const action = 'platform.added' satisfies XpAction;
      const own = await mailboxes(db).listEarned(id, action);
      const [member] = await formerAccounts(db).listIdentified([id]);
      const before = member ? await usedUpBefore(db, member) : [];
      const inherited = before.flatMap(({ earned }) => earned.filter((one) => one.action === action));
      return [...new Set([...own, ...inherited.flatMap(({ subject }) => subject ?? [])])];
    },

    /** Whether these two, or accounts of theirs that left, earned with each other since then. */
    async haveEarned(tx: Tx, one: string, other: string, since: Date): Promise<boolean> {
      const tags = await tagsOfMembers(tx, [one, other], (member) => Object.values(tagsToFind(member)).flat());
      return formerAccounts(tx).haveEarned(tags.get(one) ?? [], tags.get(other) ?? [], since);
    },
  };
}

function mailboxName({ email }: Pick<Identified, 'email'>): string {
  return `mailbox:${mailboxOf(email)}`;
}

function siteName(site: string): string {
  return `site:${site}`;
}

/**
 * What is kept of who leaves: a domain that anybody may have typed would burden its real owner, and one where many have their mailboxes, as at
 * an insurer or a university, would burden everybody there.
 */
function provenSites(member: Identified): string[] {
  const proven = member.proven_site ?? provenSiteOf(member);
  return proven === undefined ? [] : [proven];
}

/** What somebody is asked about who comes: whoever names a site stands for it. */
function allSites(member: Identified): string[] {
  return [...new Set([...provenSites(member), ...sitesOf(member)])];
}
