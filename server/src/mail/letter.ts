import { renderLetterHtml } from './letter-html.ts';

/** A mail's content, once; plain text and HTML are made of it. */
export interface Letter {
  subject: string;
  /** The first line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  action?: { label: string; href: string };
  /** Small print under the action. */
  footnotes?: readonly string[];
  /** Set on everything but essential mails: the page to unsubscribe and the address for one-click (RFC 8058). */
  unsubscribe?: { pageHref: string; oneClickHref: string };
}

export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export function renderLetter(letter: Letter): RenderedLetter {
  return {
    subject: letter.subject,
    text: renderText(letter),
    html: renderLetterHtml(letter),
    headers: headersOf(letter),
  };
}

function renderText({ heading, paragraphs, action, footnotes = [], unsubscribe }: Letter): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...footnotes,
    'Dein Rezenso-Team',
    ...(unsubscribe ? [`E-Mails abbestellen: ${unsubscribe.pageHref}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function headersOf({ unsubscribe }: Letter): Record<string, string> {
  if (!unsubscribe) return { 'Auto-Submitted': 'auto-generated' };
  return {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${unsubscribe.oneClickHref}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
