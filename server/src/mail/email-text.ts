import type { Email, Item } from './email.ts';
import { linksOf } from './email-footer.ts';

/** The email for programs that show plain text only; it says the same as the HTML. */
export function renderEmailText(email: Email): string {
  const { heading, paragraphs, quote, facts = [], steps = [], items = [], progress, action, footnotes = [] } = email;
  const blocks = [
    heading,
    ...paragraphs,
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(progress ? [`${progress.label} (${progress.percent} %)`] : []),
    ...steps.map(({ title, text }, index) => `${index + 1}. ${title}\n${text}`),
    ...items.map(itemText),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...footnotes,
    'Dein Rezenso-Team',
    footerText(email),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function itemText({ title, text, link }: Item): string {
  return [`* ${title}`, text, ...(link ? [`${link.label}: ${link.href}`] : [])].join('\n');
}

function footerText({ footer }: Email): string {
  const lines = ['-- ', 'Rezenso – Bewertungen fair tauschen', ...(footer ? [footer.reason] : [])];
  return [...lines, ...linksOf(footer).map(({ label, href }) => `${label}: ${href}`)].join('\n');
}
