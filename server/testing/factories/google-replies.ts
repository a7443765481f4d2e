import type { Review } from '@rezenso/contract/reviews';
import { type BusinessReview, createGoogleBusiness } from '../google/google-business.ts';
import type { SignedInClient } from '../test-app.ts';
import { aConnected, type GoogleTestApp, leaveReviews, syncNow } from './google.ts';

/** The one review of a business whose Google is connected, and answers to it. Call `reset` before each test. */
export function googleReplies(test: GoogleTestApp) {
  const { google, clock } = test;

  async function only(client: SignedInClient): Promise<Review> {
    const [review, ...others] = (await client.get('/api/reviews')).json<Review[]>();
    if (!review || others.length > 0) throw new Error('There is one');
    return review;
  }

  function send(client: SignedInClient, { id }: Pick<Review, 'id'>, text: string) {
    return client.post(`/api/reviews/${id}/reply/send`, { text });
  }

  return {
    /** As its business sees it. */
    only,
    send,
    reset(): void {
      google.business.accounts = createGoogleBusiness().accounts;
      google.calls.length = 0;
      google.judgeReply = () => undefined;
      delete google.afterCall;
      google.recover();
    },
    async aReviewAtGoogle(fields: Partial<BusinessReview> = {}) {
      leaveReviews(test, [{ comment: 'Der Apfelkuchen war noch warm.', ...fields }]);
      const { client, platformId } = await aConnected(test);
      return { client, platformId, review: await only(client) };
    },
    /** As Google has it. */
    atGoogle(): BusinessReview {
      const review = google.business.accounts.get('accounts/1')?.[0]?.reviews[0];
      if (!review) throw new Error('There is one');
      return review;
    },
    /** Sends, and waits for what becomes of it. */
    async sent(client: SignedInClient, review: Review, text: string): Promise<Review> {
      const answer = await send(client, review, text);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      await test.runJobs();
      return only(client);
    },
    /** Some time later something happens at Google, and a sync follows. */
    async synced(client: SignedInClient, after: Parameters<typeof clock.advance>[0], happen = () => {}): Promise<void> {
      clock.advance(after);
      happen();
      const [platform] = (await client.get('/api/user-platforms')).json();
      await syncNow(test, client, platform.id);
    },
  };
}
