import type { Email, Item } from './email.ts';
import type { TypedEmail } from './payload.ts';
import { digestTexts } from './texts.de.ts';

/** Several emails in one, oldest first; a single one comes as it is. */
export function digestEmail(entries: readonly TypedEmail[], origin: string): Email {
  const [only, ...others] = entries;
  if (only && others.length === 0) return only.email;
  return {
    subject: digestTexts.subject(entries.length),
    preview: digestTexts.preview(entries.map(({ email }) => email.heading)),
    heading: digestTexts.heading,
    paragraphs: ['Hallo,', digestTexts.intro],
    items: entries.map(({ email }) => itemOf(email)),
    action: { label: digestTexts.action, href: origin },
  };
}

function itemOf({ heading, preview, paragraphs, action }: Email): Item {
  return { title: heading, text: preview || (paragraphs[1] ?? ''), ...(action ? { link: action } : {}) };
}
