import type { Email } from '../../../../mail/email.ts';
import type { Notice, Reader } from '../happening-kind.ts';

export function greeting({ firstName }: Pick<Reader, 'firstName'>): string {
  return firstName ? `Hello ${firstName},` : 'Hello,';
}

/** The mail that says what the notification says, and more. */
export function noticeEmail({ title, body }: Notice, reader: Reader, more: readonly string[] = []): Email {
  return { subject: title, preview: body, heading: title, paragraphs: [greeting(reader), body, ...more] };
}
