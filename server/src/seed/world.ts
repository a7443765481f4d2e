import { pairFit } from '@rezenso/engines/matching';
import { createDemoAppointments } from './demo-appointments.ts';
import { createDemoStory } from './demo-story.ts';
import { createHistory } from './history.ts';
import { createImports, createSteadyImports } from './imports.ts';
import { createMatchBuilder } from './match-builder.ts';
import { matchMemberOf } from './match-member.ts';
import { createMembers } from './members.ts';
import type { SeedMember, SeedWorld } from './model.ts';
import { createRandom } from './random.ts';
import { createReviewWriter } from './review-writer.ts';
import { agencyGuestReviews } from './texts/agency-reviews.ts';
import { cafeGuestReviews } from './texts/guest-reviews.ts';
import { createThisWeek } from './this-week.ts';

const seed = 20_240_237;
/** Its own, so that the rest of the demo stays what it was. */
const appointmentSeed = 13;
/** Two are never proposed to each other below this fit (0-1). */
const leastFit = 0.25;
/** Reviews that a business does without, so that it stands just below its next level. */
const spared = new Map([['personal', 2]]);
const demoReviewsThisMonth = 12;
/** This month first: enough in each of a year for the analytics of Pro to have something to say. */
const proReviewsPerMonth = [3, 4, 3, 2, 1, 2, 1, 2, 1, 1, 1, 1];

/** The whole demo as it looks at `now`; the same moment gives the same world. */
export function createWorld(now: Date): SeedWorld {
  const random = createRandom(seed);
  const writer = createReviewWriter(random);
  const builder = createMatchBuilder(random, writer);
  const members = createMembers(random, now);
  const companies = members.filter((member) => member.adminRole === null);
  const known = new Map(companies.map((member) => [member, matchMemberOf(member)]));

  function byKey(key: string): SeedMember {
    const found = companies.find((member) => member.company.key === key);
    if (!found) throw new Error(`There is no company ${key}`);
    return found;
  }
  const [demo, pro] = [byKey('demo'), byKey('pro')];
  const story = createDemoStory(demo, byKey, { random, builder, now });
  const thisWeek = createThisWeek(byKey, { random, builder, now });
  const taken = new Set([...story, ...thisWeek].map(({ requester, provider }) => pairKey(requester, provider)));

  function suit(one: SeedMember, other: SeedMember): boolean {
    const [a, b] = [known.get(one), known.get(other)];
    return !taken.has(pairKey(one, other)) && a !== undefined && b !== undefined && pairFit(a, b) >= leastFit;
  }
  function countLeft({ company }: SeedMember): number {
    return writer.countLeft(company) - (spared.get(company.key) ?? 0);
  }
  const others = companies.filter((member) => member !== demo);
  const matches = [...createHistory(others, { random, builder, now, suit, countLeft }), ...story, ...thisWeek];
  const needs = { random, now, exchanges: matches.flatMap((match) => match.exchanges) };
  const imports = [
    ...createImports(demo, cafeGuestReviews, demoReviewsThisMonth, needs),
    ...createSteadyImports(pro, agencyGuestReviews, proReviewsPerMonth, needs),
  ];
  const appointments = createDemoAppointments(demo, story, { random: createRandom(appointmentSeed), now });
  return { members, matches, appointments, imports };
}

function pairKey(one: SeedMember, other: SeedMember): string {
  return [one.id, other.id].sort().join(' ');
}
