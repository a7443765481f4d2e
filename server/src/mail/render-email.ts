import { calendarFileName } from '../time/calendar-file.ts';
import type { Calendar, Email } from './email.ts';
import { renderEmailHtml } from './email-html.ts';
import { renderEmailText } from './email-text.ts';
import { inPlainWords } from './plain-words.ts';

/** As it is attached. */
export type CalendarFile = Calendar & { filename: string };

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  calendar?: CalendarFile;
}

export function renderEmail(written: Email): RenderedEmail {
  const email = inPlainWords(written);
  return {
    subject: email.subject,
    text: renderEmailText(email),
    html: renderEmailHtml(email),
    headers: headersOf(written),
    ...(written.calendar
      ? { calendar: { ...written.calendar, filename: calendarFileName(email.language ?? 'de') } }
      : {}),
  };
}

function headersOf({ footer, replyTo }: Email): Record<string, string> {
  const always = { 'Auto-Submitted': 'auto-generated', ...(replyTo ? { 'Reply-To': replyTo } : {}) };
  if (!footer?.unsubscribe) return always;
  return {
    ...always,
    'List-Unsubscribe': `<${footer.unsubscribe.oneClickHref}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
