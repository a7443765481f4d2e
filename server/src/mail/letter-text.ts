import type { Item, Letter } from './letter.ts';

/** The letter for programs that show plain text only; it says the same as the HTML. */
export function renderLetterText(letter: Letter): string {
  const { heading, paragraphs, quote, facts = [], steps = [], items = [], progress, action, footnotes = [] } = letter;
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
    footingText(letter),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function itemText({ title, text, link }: Item): string {
  return [`* ${title}`, text, ...(link ? [`${link.label}: ${link.href}`] : [])].join('\n');
}

function footingText({ footing }: Letter): string {
  const lines = ['-- ', 'Rezenso – Bewertungen fair tauschen', ...(footing ? [footing.reason] : [])];
  if (!footing?.unsubscribe) return lines.join('\n');
  const { pageHref, settingsHref } = footing.unsubscribe;
  return [...lines, `Abmelden: ${pageHref}`, `E-Mail-Einstellungen: ${settingsHref}`].join('\n');
}
