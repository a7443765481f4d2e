import type { Insertable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { SeedMatch, SeedMember } from './model.ts';
import { daysBefore } from './moments.ts';
import { createRandom } from './random.ts';
import { talksOfDemo } from './texts/talks.de.ts';

/** Its own, so that the rest of the demo stays what it was. */
const talkSeed = 11;

interface Talk {
  matchId: string;
  messages: Insertable<Database['messages']>[];
  /** As far as both have read: to the end, for the bell of the demo account tells of other things. */
  lastPosition: number;
  lastActivityAt: Date;
}

/** What the demo account and its partners wrote to each other, as it reads at `now`. */
export function createDemoTalks(demo: SeedMember, matches: readonly SeedMatch[], now: Date): Talk[] {
  const random = createRandom(talkSeed);
  return Object.entries(talksOfDemo).map(([key, lines]) => {
    const match = matches.findLast(({ requester, provider }) => isBetween(requester, provider, demo, key));
    if (!match) throw new Error(`The demo account has no match with ${key}`);
    const partner = match.requester === demo ? match.provider : match.requester;
    const messages = lines.map(([daysAgo, time, from, body], index) => ({
      id: random.uuid(),
      match_id: match.id,
      position: index + 1,
      sender_id: (from === 'demo' ? demo : partner).id,
      body,
      sent_at: momentOf(now, daysAgo, time),
    }));
    const lastActivityAt = messages.at(-1)?.sent_at ?? now;
    return { matchId: match.id, messages, lastPosition: lines.length, lastActivityAt };
  });
}

/** An hour of some days ago, by the German clock of the winter. */
function momentOf(now: Date, daysAgo: number, time: string): Date {
  return new Date(`${daysBefore(now, daysAgo).toISOString().slice(0, 10)}T${time}:00+01:00`);
}

function isBetween(requester: SeedMember, provider: SeedMember, demo: SeedMember, key: string): boolean {
  return (requester === demo && provider.company.key === key) || (provider === demo && requester.company.key === key);
}
