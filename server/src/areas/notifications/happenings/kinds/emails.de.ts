import type { Email } from '../../../../mail/email.ts';
import type { Notice, Reader } from '../happening-kind.ts';

export function greeting({ firstName }: Pick<Reader, 'firstName'>): string {
  return firstName ? `Hallo ${firstName},` : 'Hallo,';
}

/** The mail that says what the notification says, and more. */
export function noticeEmail({ title, body }: Notice, reader: Reader, more: readonly string[] = []): Email {
  return { subject: title, preview: body, heading: title, paragraphs: [greeting(reader), continuing(body), ...more] };
}

/** Words with which our sentences begin and that are small within one; names and nouns stay as they are. */
const small =
  /^(?:Der|Die|Das|Den|Du|Dein|Deine|Deinen|Euer|Eure|Wir|Ihr|Sag|Schlag|Schreib|Noch|Seit|Für|Bis|Ohne)(?= )/u;

/** A sentence as it goes on behind 'Hallo Eva,'. */
function continuing(sentence: string): string {
  return sentence.replace(small, (word) => word.toLowerCase());
}
