import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { MemberRow } from '../../../database/schema.ts';
import { profiles } from '../../accounts/index.ts';
import { businessMarks } from '../../matching/index.ts';
import { createTell } from '../../notifications/index.ts';
import { correctedMember, correctedPlatform } from './corrections.ts';
import { statedIdentities } from './identity.repository.ts';

/**
 * Version of the rules by which names, addresses and the marks of a business are read. Raise it with every change to them
 * (contract/names, contract/reserved-names, contract/short-links, contract/web-address, accounts/identity/, matches/trading.policy): what is stored is then looked at anew.
 */
export const identityRules = 4;
const batchSize = 50;

/** Brings what is stored about who is who up to today's rules; see docs/decisions/0038. */
export function createIdentity(core: Pick<Core, 'database' | 'now' | 'mailer' | 'env' | 'jobs'>) {
  const { database, now } = core;
  const tell = createTell(core);

  return {
    /** Each member once per version of the rules. @returns how many were looked at */
    async renew(): Promise<number> {
      for (let seen = 0; ; ) {
        const batch = await database.transaction(renewBatch);
        seen += batch;
        if (batch < batchSize) return seen;
      }
    },
  };

  async function renewBatch(tx: Tx): Promise<number> {
    const members = await statedIdentities(tx).lockOutdated(identityRules, batchSize);
    for (const member of members) await renewOne(tx, member);
    await businessMarks(tx).refresh(members.map(({ id }) => id));
    return members.length;
  }

  async function renewOne(tx: Tx, member: MemberRow): Promise<void> {
    const corrected = correctedMember(member);
    await profiles(tx).save(member.id, { ...corrected, identity_rules: identityRules });
    let isChanged = isDifferent(member, corrected);
    for (const platform of await statedIdentities(tx).listPlatforms(member.id)) {
      const company = corrected.company_name ?? platform.platform;
      const right = correctedPlatform(platform, company, member.admin_role !== null);
      if (right.business_name === platform.business_name && right.profile_url === platform.profile_url) continue;
      await statedIdentities(tx).savePlatform(platform.id, right);
      isChanged = true;
    }
    if (isChanged) await tell(tx, { kind: 'profile.corrected', memberId: member.id, rules: identityRules }, now());
  }
}

/** Only what people stated themselves: whether it is proven follows from it. */
function isDifferent(stored: MemberRow, corrected: Partial<MemberRow>): boolean {
  const stated = ['first_name', 'last_name', 'company_name', 'domain', 'website'] as const;
  return stated.some((column) => stored[column] !== corrected[column]);
}
