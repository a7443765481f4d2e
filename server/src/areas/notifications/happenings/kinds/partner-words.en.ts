import type { Email } from '../../../../mail/email.ts';
import type { Notice, Reader } from '../happening-kind.ts';
import { greeting } from './emails.en.ts';
import { excerpt } from './excerpt.ts';
import type { Written } from './partner-words.de.ts';

/** A notice with what the partner wrote, in quotes; long texts are cut at a word, the page and the mail have all of it. */
export function withWords(notice: Notice, words: string | null): Notice {
  return words ? { ...notice, body: `${notice.body} “${excerpt(words)}”` } : notice;
}

/** The mail to a business that a partner reviewed in a match without a plan; none when it wrote nothing. */
export function writtenEmail({ partner, partnerReview }: Written, reader: Reader): Email | undefined {
  if (!partnerReview) return undefined;
  return {
    subject: `${partner} has written you a review`,
    preview: `What working with you was like for ${partner}.`,
    heading: 'You have received a review',
    paragraphs: [greeting(reader), `This is what ${partner} wrote about you:`],
    quote: partnerReview,
    action: { label: 'View match', href: `${reader.origin}/matches` },
  };
}
