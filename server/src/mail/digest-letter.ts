import type { Item, Letter } from './letter.ts';
import type { TypedLetter } from './parcel.ts';
import { digestTexts } from './texts.de.ts';

/** Several letters in one, oldest first; a single one comes as it is. */
export function digestLetter(entries: readonly TypedLetter[], origin: string): Letter {
  const [only, ...others] = entries;
  if (only && others.length === 0) return only.letter;
  return {
    subject: digestTexts.subject(entries.length),
    preview: digestTexts.preview(entries.map(({ letter }) => letter.heading)),
    heading: digestTexts.heading,
    paragraphs: ['Hallo,', digestTexts.intro],
    items: entries.map(({ letter }) => itemOf(letter)),
    action: { label: digestTexts.action, href: origin },
  };
}

function itemOf({ heading, preview, paragraphs, action }: Letter): Item {
  return { title: heading, text: preview || (paragraphs[1] ?? ''), ...(action ? { link: action } : {}) };
}
