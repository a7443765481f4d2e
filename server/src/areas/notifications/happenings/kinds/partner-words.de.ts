import type { Email } from '../../../../mail/email.ts';
import type { Notice, Reader } from '../happening-kind.ts';
import { greeting } from './emails.de.ts';
import { excerpt } from './excerpt.ts';

/** A notice with what the partner wrote, in quotes; long texts are cut at a word, the page and the mail have all of it. */
export function withWords(notice: Notice, words: string | null): Notice {
  return words ? { ...notice, body: `${notice.body} „${excerpt(words)}“` } : notice;
}

export interface Written {
  partner: string;
  partnerReview: string | null;
}

/** The mail to a business that a partner reviewed in a match without a plan; none when it wrote nothing. */
export function writtenEmail({ partner, partnerReview }: Written, reader: Reader): Email | undefined {
  if (!partnerReview) return undefined;
  return {
    subject: `${partner} hat dir eine Review geschrieben`,
    preview: `So war die Zusammenarbeit für ${partner}.`,
    heading: 'Du hast eine Review bekommen',
    paragraphs: [greeting(reader), `das hat ${partner} über dich geschrieben:`],
    quote: partnerReview,
    action: { label: 'Match ansehen', href: `${reader.origin}/matches` },
  };
}
