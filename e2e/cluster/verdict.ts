import type { ProfileBody } from './member.ts';
import type { Story } from './stories.ts';

/** XP for the first whole profile, and for either side of an accepted match. */
const profileXp = 100;
const acceptXp = 10;

/** Compares what the stories were told with what the site knows now. @returns a sentence for everything lost or doubled */
export async function faultsOf(stories: readonly Story[]): Promise<string[]> {
  return ofEach(stories, async (story) => [
    ...(await reviewFaults(story)),
    ...(await matchFaults(story)),
    ...(await xpFaults(story, stories)),
  ]);
}

async function reviewFaults({ member, acknowledgedReviews, triedReviews }: Story): Promise<string[]> {
  const reviews = await member.ask<{ content: string }[]>('GET', '/api/reviews');
  const times = (text: string) => reviews.filter(({ content }) => content === text).length;
  return [
    ...acknowledgedReviews.filter((text) => times(text) === 0).map((text) => `lost: ${text}`),
    ...triedReviews.filter((text) => times(text) > 1).map((text) => `doubled: ${text}`),
  ];
}

async function matchFaults({ member, match }: Story): Promise<string[]> {
  if (!match) return [];
  const matches = await member.ask<{ id: string; status: string }[]>('GET', '/api/matches');
  const found = matches.filter(({ id }) => id === match.id);
  const expected = match.isAccepted ? ['accepted'] : ['pending', 'accepted'];
  const isRight = found.length === 1 && found.every(({ status }) => expected.includes(status));
  return isRight ? [] : [`match ${match.id}: ${JSON.stringify(found.map(({ status }) => status))}`];
}

/** Exactly what was acknowledged, and at most what was tried. */
async function xpFaults(story: Story, stories: readonly Story[]): Promise<string[]> {
  const { user } = await story.member.ask<ProfileBody>('GET', '/api/profile');
  const asked = stories.flatMap(({ match }) => (match?.provider === story ? [match] : []));
  // Both sides of an accepted match are given XP.
  const matches = [...asked, ...(story.match ? [story.match] : [])];
  const least = (story.hasProfile ? profileXp : 0) + acceptXp * matches.filter(({ isAccepted }) => isAccepted).length;
  const most = profileXp + acceptXp * matches.length;
  const isRight = user.xp >= least && user.xp <= most && (story.hasProfile !== true || user.companyName !== null);
  return isRight ? [] : [`${story.member.email}: ${user.xp} XP, expected ${least} to ${most}`];
}

/** What follows from a change is told once, by jobs: for every acknowledged match one notification on either side. */
export function handlerFaults(stories: readonly Story[]): Promise<string[]> {
  return ofEach(stories, async ({ member, match }) => {
    const { notifications } = await member.ask<{ notifications: { type: string }[] }>('GET', '/api/notifications');
    const times = (type: string) => notifications.filter((one) => one.type === type).length;
    const asked = stories.filter((other) => other.match?.provider.member === member).length;
    const faults: string[] = [];
    // An unanswered request for a match may have been carried out, so there may be one more of it.
    if (times('match.requested') < asked || times('match.requested') > asked + 1)
      faults.push(`${member.email}: asked ${asked} times, told ${times('match.requested')} times`);
    const isTold = times('match.accepted');
    if (isTold > 1 || (match?.isAccepted && isTold === 0))
      faults.push(`${member.email}: told ${isTold} times that the match was accepted`);
    return faults;
  });
}

const atOnce = 10;

/** Some at a time, in order. */
async function ofEach(stories: readonly Story[], judge: (story: Story) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (let from = 0; from < stories.length; from += atOnce)
    faults.push(...(await Promise.all(stories.slice(from, from + atOnce).map(judge))).flat());
  return faults;
}
