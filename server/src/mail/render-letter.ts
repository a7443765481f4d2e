import type { Letter } from './letter.ts';
import { renderLetterHtml } from './letter-html.ts';
import { renderLetterText } from './letter-text.ts';
import { inPlainWords } from './plain-words.ts';

export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export function renderLetter(written: Letter): RenderedLetter {
  const letter = inPlainWords(written);
  return {
    subject: letter.subject,
    text: renderLetterText(letter),
    html: renderLetterHtml(letter),
    headers: headersOf(letter),
  };
}

function headersOf({ footing }: Letter): Record<string, string> {
  const always = { 'Auto-Submitted': 'auto-generated' };
  if (!footing?.unsubscribe) return always;
  return {
    ...always,
    'List-Unsubscribe': `<${footing.unsubscribe.oneClickHref}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
