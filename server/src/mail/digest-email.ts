import type { Language } from '@rezenso/contract/language';
import type { Email, Item } from './email.ts';
import { mailTexts } from './mail-texts.ts';
import type { TypedEmail } from './payload.ts';

/**
 * Several emails in one, oldest first; a single one comes as it is.
 * @param language of its reader; what was written in another one stays so
 */
export function digestEmail(entries: readonly TypedEmail[], origin: string, language: Language = 'de'): Email {
  const [only, ...others] = entries;
  if (only && others.length === 0) return only.email;
  const { digestTexts, frameTexts } = mailTexts(language);
  const own = entries.flatMap(({ email }) => ((email.language ?? 'de') === language ? email.heading : []));
  return {
    language,
    subject: digestTexts.subject(entries.length),
    preview: own.length > 0 ? digestTexts.preview(own) : digestTexts.heading,
    heading: digestTexts.heading,
    paragraphs: [frameTexts.greeting, digestTexts.intro],
    items: entries.map(({ email }) => itemOf(email, language)),
    action: { label: digestTexts.action, href: origin },
  };
}

function itemOf({ heading, preview, paragraphs, action, language: written = 'de' }: Email, language: Language): Item {
  return {
    title: heading,
    text: preview || (paragraphs[1] ?? ''),
    ...(action ? { link: action } : {}),
    ...(written === language ? {} : { language: written }),
  };
}
