import type { Cluster } from './cluster.ts';
import { type Member, type ProfileBody, profileOf, signIn } from './member.ts';

/** What one business was told had been done. Undefined: the answer never came, so it may have been done or not. */
export interface Story {
  member: Member;
  hasProfile: true | undefined;
  /** Texts of imported reviews, acknowledged and tried. */
  acknowledgedReviews: string[];
  triedReviews: string[];
  /** The match that this business asked its forerunner for. */
  match: { id: string; provider: Story; isAccepted: true | undefined } | undefined;
}

export interface Writers {
  stories: readonly Story[];
  /** Requests without an answer, or with 5xx. */
  failed(): number;
  /** Ends after the stories that are under way. */
  stop(): Promise<void>;
}

const parallel = 4;
const pauseAfterFailureMs = 100;
let lastNumber = 0;

/** New businesses one after the other: each signs in, saves its profile, imports reviews and is matched with the one before. */
export function startWriters({ origin }: Cluster): Writers {
  const stories: Story[] = [];
  let failed = 0;
  let isOver = false;

  async function write(): Promise<void> {
    let before: Story | undefined;
    while (!isOver) {
      try {
        before = await tell(origin, stories, before);
      } catch {
        failed += 1;
        before = undefined;
        await new Promise((resolve) => setTimeout(resolve, pauseAfterFailureMs));
      }
    }
  }

  const writing = Array.from({ length: parallel }, write);
  return {
    stories,
    failed: () => failed,
    async stop() {
      isOver = true;
      await Promise.all(writing);
    },
  };
}

/** @throws Error at the first request that was not acknowledged; the story keeps what was */
async function tell(origin: string, stories: Story[], before: Story | undefined): Promise<Story> {
  lastNumber += 1;
  const number = lastNumber;
  const member = await signIn(origin, `kill-${number}@example.de`);
  const story: Story = {
    member,
    hasProfile: undefined,
    acknowledgedReviews: [],
    triedReviews: [],
    match: undefined,
  };
  stories.push(story);
  await member.ask('PUT', '/api/profile', profileOf(`Firma Nummer ${number}`));
  story.hasProfile = true;
  for (const visit of ['Montag', 'Dienstag']) {
    const content = `Am ${visit} waren wir zu Besuch bei Nummer ${number}: freundlich, zügig, gern wieder.`;
    story.triedReviews.push(content);
    const reviewDate = new Date().toISOString();
    const review = { source: 'google', content, rating: 5, reviewerName: 'Petra Sommer', reviewDate };
    await member.ask('POST', '/api/reviews/import', review);
    story.acknowledgedReviews.push(content);
  }
  if (before) {
    const { user } = await before.member.ask<ProfileBody>('GET', '/api/profile');
    const { id } = await member.ask<{ id: string }>('POST', '/api/matches', { providerId: user.id });
    story.match = { id, provider: before, isAccepted: undefined };
    await before.member.ask('PUT', `/api/matches/${id}/accept`);
    story.match.isAccepted = true;
  }
  return story;
}
