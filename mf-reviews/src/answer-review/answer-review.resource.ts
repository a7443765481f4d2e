import { saveReply, sendReply } from '@rezenso/contract/review-replies';
import type { Review } from '@rezenso/contract/reviews';
import { listUserPlatforms } from '@rezenso/contract/user-platforms';
import { call, useEndpoint } from '@rezenso/platform';

/** Keeps the answer with its review, and whether it stands on the platform. */
export async function keepReply({ id }: Pick<Review, 'id'>, text: string, isAnswered: boolean): Promise<void> {
  await call(saveReply, { params: { id }, body: { text, isAnswered } });
}

/** Keeps the answer and sends it to the platform; the review tells how far it is. */
export async function publishReply({ id }: Pick<Review, 'id'>, text: string): Promise<void> {
  await call(sendReply, { params: { id }, body: { text } });
}

/** The business's page on a platform: undefined until that is known, null where the business named none. */
export function useOwnPage(platform: Review['source']): string | null | undefined {
  const { data } = useEndpoint(listUserPlatforms);
  return data && (data.find((own) => own.platform === platform)?.profileUrl ?? null);
}
