import type { Language } from '@rezenso/contract/language';
import { draftReply } from '@rezenso/contract/review-replies';
import type { Review } from '@rezenso/contract/reviews';
import { call } from '@rezenso/platform';

/** What the field begins with. */
export interface Beginning {
  text: string;
  /** Where the text comes from; 'nowhere' when no draft arrived. */
  from: 'reply' | 'draft' | 'nowhere';
  /** Whether a draft takes up something that the review says; an older server does not tell. */
  takesUp?: boolean | undefined;
  /** A draft's own; an older server writes German and does not tell. */
  language?: Language | undefined;
}

/** What the business wrote before, otherwise a draft. Without one the business writes by itself, so nothing is thrown. */
export async function beginAnswer({ id, reply }: Pick<Review, 'id' | 'reply'>): Promise<Beginning> {
  if (reply) return { text: reply.text, from: 'reply' };
  try {
    const { draft, takesUp, language } = await call(draftReply, { params: { id } });
    return { text: draft, from: 'draft', takesUp, language };
  } catch {
    return { text: '', from: 'nowhere' };
  }
}
