import type { ReplyPublication, Review } from '@rezenso/contract/reviews';

/** Whether an answer can be sent from here: an older server offers it also where the review has gone. */
export function canSend({ canSendReply, reply }: Pick<Review, 'canSendReply' | 'reply'>): boolean {
  return Boolean(canSendReply) && !isGone(reply);
}

/** The platform does not have the review any more. */
export function isGone(reply: Review['reply']): boolean {
  return reply?.publication?.problem === 'gone';
}

/** The platform looked at the answer first, and nobody hears any more what became of it. */
export function isUnfollowed(publication: Pick<ReplyPublication, 'state' | 'problem'>): boolean {
  return publication.state === 'checking' && publication.problem === 'disconnected';
}
