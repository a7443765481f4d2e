import type { PlatformId } from '@rezenso/contract/vocabulary';
import { proposalsFor } from '../areas/showcase/index.ts';
import { firstOfLastDays } from '../time/berlin-periods.ts';
import type { SeedMember } from './model.ts';
import { createRandom } from './random.ts';

/** Its own, so that the rest of the demo stays what it was. */
const showcaseSeed = 17;
/** Every so many businesses show a page beside the demo account, so that some writers are named and some are not. */
const shownOf = 3;
const countedDays = 45;
const asked: readonly PlatformId[] = ['google', 'trustpilot', 'facebook'];

/** Public pages of the demo, and how often the demo account's link for customers was opened. */
export function showcaseRows(members: readonly SeedMember[], now: Date) {
  const shown = members.filter(
    ({ company, adminRole }, index) => adminRole === null && (company.key === 'demo' || index % shownOf === 0),
  );
  const names = new Map<SeedMember, string>();
  for (const member of shown) {
    const taken = new Set(names.values());
    names.set(member, proposalsFor(member.company.name).find((name) => !taken.has(name)) ?? member.company.key);
  }
  return {
    pages: shown.map(({ id, company, completedAt }) => ({
      member_id: id,
      is_published: true,
      is_findable: company.key === 'demo',
      asks_customers: company.key === 'demo',
      changed_at: completedAt,
    })),
    names: [...names].map(([{ id }, name]) => ({ name, member_id: id, left_at: null, was_shown: true })),
    visits: shown.filter(({ company }) => company.key === 'demo').flatMap((member) => visitsOf(member, now)),
  };
}

function visitsOf({ id }: SeedMember, now: Date) {
  const random = createRandom(showcaseSeed);
  return Array.from({ length: countedDays }, (_, daysAgo) => {
    const day = firstOfLastDays(now, daysAgo + 1);
    const visits = random.int(0, 9);
    const clicks = asked.map((platform) => ({ platform, visits: random.int(0, Math.floor(visits / 3)) }));
    const rows = [{ platform: '' as const, visits }, ...clicks].filter((row) => row.visits > 0);
    return rows.map((row) => ({ member_id: id, day, ...row }));
  }).flat();
}
