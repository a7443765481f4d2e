import type { Email, Item } from './email.ts';
import { linksOf } from './email-footer.ts';
import { mailTexts } from './mail-texts.ts';

/** The email for programs that show plain text only; it says the same as the HTML. */
export function renderEmailText(email: Email): string {
  const {
    heading,
    paragraphs,
    code,
    quote,
    facts = [],
    steps = [],
    items = [],
    progress,
    action,
    footnotes = [],
  } = email;
  const { frameTexts: texts } = mailTexts(email.language ?? 'de');
  const blocks = [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(progress ? [`${progress.label} (${texts.percent(progress.percent)})`] : []),
    ...steps.map(({ title, text }, index) => `${index + 1}. ${title}\n${text}`),
    ...items.map((item) => itemText(item, items.length > 1 ? '* ' : '')),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...footnotes,
    ...(email.isForOperators ? [] : [texts.team]),
    footerText(email, texts.claim),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** @param bullet before the title, where several stand below each other */
function itemText({ title, text, link }: Item, bullet: string): string {
  return [`${bullet}${title}`, text, ...(link ? [`${link.label}: ${link.href}`] : [])].join('\n');
}

function footerText(email: Email, claim: string): string {
  const { footer } = email;
  const lines = ['-- ', claim, ...(footer ? [footer.reason] : [])];
  return [...lines, ...linksOf(email).map(({ label, href }) => `${label}: ${href}`)].join('\n');
}
