import type { BodyOf } from '@rezenso/contract/endpoint';
import type { Language } from '@rezenso/contract/language';
import type { NameChangedOftenDetails, PublicPage, savePublicPage } from '@rezenso/contract/public-page';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import { decidedBy } from '../../../consents/decision.ts';
import type { Core } from '../../../core.ts';
import { announce } from '../../../live/announce.ts';
import { assertOwnNames, isProfileAt } from '../../accounts/index.ts';
import { customerWords } from '../customer-link/customer-words.ts';
import { isListed, linkedPlatforms } from '../customer-link/linked-platforms.ts';
import { sealLine } from '../seal/seal-line.ts';
import { addressesOf } from '../shown/addresses.ts';
import { businesses } from '../shown/businesses.repository.ts';
import { createFormerNames } from '../shown/former-names.repository.ts';
import { createHiddenPages } from '../shown/hidden-pages.repository.ts';
import { ownNames, proposalsFor } from '../shown/name-proposal.ts';
import { nextNameChange, publicNames, takeName } from '../shown/public-names.repository.ts';
import { publicPages } from '../shown/public-pages.repository.ts';
import { holdChoices, isStored } from './stored-choices.repository.ts';

type Asking = Pick<CurrentMember, 'id' | 'personId' | 'adminRole' | 'companyName' | 'status' | 'profileCompletedAt'>;

/** What members decide about how the public finds them. */
export function createPublicPage(core: Pick<Core, 'database' | 'env' | 'events' | 'limits' | 'now' | 'secret'>) {
  const { database, env, limits, now } = core;
  const formerNames = createFormerNames(core);
  const hiddenPages = createHiddenPages(core);

  return {
    /** What stands, and what would: a name is proposed to whoever has none. */
    get: (member: Asking, language: Language): Promise<PublicPage> => present(member, language),

    /**
     * Takes the name and shows what was chosen, at once.
     * @throws {AppError} PUBLIC_NAME_TAKEN, PUBLIC_NAME_CHANGED_OFTEN, NAME_RESERVED; PROFILE_INCOMPLETE for a name or page of what is not there yet, PUBLIC_PAGE_HIDDEN for
     *   publishing what moderation hides, PUBLIC_PAGE_CHANGED where neither what was seen nor what was chosen is what is stored
     */
    async save(
      member: Asking,
      { seen, ...chosen }: BodyOf<typeof savePublicPage>,
      language: Language,
    ): Promise<PublicPage> {
      const { name, ...wish } = chosen;
      await limits.take('public-page', member.id);
      assertOwnNames(member.adminRole, { name: [name] });
      if (ownNames.has(name)) throw new AppError('PUBLIC_NAME_TAKEN');
      const choices = {
        is_published: wish.isPublished,
        is_findable: wish.isFindable,
        asks_customers: wish.asksCustomers,
        comesBack: wish.comesBack,
      };
      const isShown = wish.isPublished || wish.asksCustomers;
      // Switching off is always possible, and takes no other name.
      const isNew = isShown || name !== (await publicNames(database.db).findOf(member.id));
      if (isNew && !isReady(member)) throw new AppError('PROFILE_INCOMPLETE');
      // By itself: what was refused has to stay hidden.
      if (isShown && (await database.transaction((tx) => hiddenPages.hideAgain(tx, member.id, now()))))
        throw new AppError('PUBLIC_PAGE_HIDDEN');
      await database.transaction(async (tx) => {
        await decidedBy(tx, core, member);
        const stored = seen && (await holdChoices(tx, member.id, now()));
        if (!(await publicPages(tx).save(member.id, choices, now()))) throw new AppError('PUBLIC_PAGE_HIDDEN');
        // Whoever sends again what arrived already is not refused for it.
        if (stored && !isStored(seen, stored) && !isStored(chosen, stored)) throw new AppError('PUBLIC_PAGE_CHANGED');
        if (!(await takeName(tx, member.id, name, isShown, now()))) throw new AppError('PUBLIC_NAME_TAKEN');
        // Afterwards: taking it may have waited for the account that just left it.
        const kept = await formerNames.listKept(tx, [name], now());
        if (kept.size > 0) throw new AppError('PUBLIC_NAME_TAKEN');
        const possibleFrom = await nextNameChange(tx, member.id, now());
        if (possibleFrom) {
          const details: NameChangedOftenDetails = { possibleFrom: possibleFrom.toISOString() };
          throw new AppError('PUBLIC_NAME_CHANGED_OFTEN', { details });
        }
        await announce(tx, [member.id], 'public-page');
      });
      return present(member, language);
    },
  };

  async function present(member: Asking, language: Language): Promise<PublicPage> {
    const { db } = database;
    const own = await publicNames(db).findOf(member.id);
    const name = own ?? (await proposed(member));
    const choices = await publicPages(db).choicesOf(member.id);
    const hidden = await publicPages(db).hiddenOf(member.id);
    const { page, customers } = addressesOf(name);
    const { customerRules, noAddress, otherAddress } = customerWords(language);
    const platforms = await businesses(db).listPlatforms(member.id);
    const speaksLanguages = await businesses(db).speakLanguages(member.id);
    const ruleOf = (platform: PlatformId, address: string | null) => {
      if (!isListed[platform]) return customerRules[platform];
      if (address === null) return noAddress;
      return platform === 'other' || isProfileAt(platform, address)
        ? customerRules[platform]
        : `${otherAddress} ${customerRules[platform]}`;
    };
    const linked = new Set(linkedPlatforms(platforms, env.publicOrigin).map(({ platform }) => platform));
    return {
      name,
      isNameTaken: own !== undefined,
      isPublished: choices.is_published,
      isFindable: choices.is_findable,
      asksCustomers: choices.asks_customers,
      isReady: isReady(member),
      hidden: hidden ? { ...hidden, since: hidden.since.toISOString() } : null,
      address: env.publicOrigin + page,
      customerAddress: env.publicOrigin + customers,
      seal: sealLine(env.publicOrigin, name, member.companyName ?? '', speaksLanguages ? language : 'de'),
      platforms: platforms.map(({ platform, businessName, profileUrl }) => ({
        platform,
        businessName,
        isListed: linked.has(platform),
        rule: ruleOf(platform, profileUrl),
      })),
      speaksLanguages,
    };
  }

  async function proposed({ id, companyName }: Asking): Promise<string> {
    const names = proposalsFor(companyName);
    const taken = await publicNames(database.db).listTaken(names, id, now());
    const kept = await formerNames.listKept(database.db, names, now());
    return names.find((name) => !taken.has(name) && !kept.has(name)) ?? `betrieb-${id.slice(0, 8)}`;
  }
}

function isReady({ status, profileCompletedAt, companyName }: Asking): boolean {
  return status === 'active' && profileCompletedAt !== null && companyName !== null;
}
