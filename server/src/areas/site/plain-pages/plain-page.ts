import type { Language } from '@rezenso/contract/language';
import { escapeHtml } from '../../../html/escape.ts';
import { frameWords } from './frame-words.ts';
import { icon, themeScript } from './head.ts';
import { plainPageCss } from './plain-page.css.ts';
import { siteFooter, type Visit } from './site-footer.ts';

/** One page: what it is called, and its content as HTML that is ours or was made safe. */
export interface PlainPage {
  title: string;
  description: string;
  /** Whether search engines may keep it; a page that only says what is missing is none for them. */
  isListed: boolean;
  html: string;
  css?: string;
  /** Of what the operators wrote, where that is in one language only. */
  writtenIn?: Language;
}

interface Surroundings extends Visit {
  nonce: string;
  /** Of the released shell: the typeface, where there is one. */
  releasedCss: string;
  fonts: readonly string[];
}

/** Outside of what people write, so that a heading of theirs cannot take it. */
export const contentId = 'page-content';

// The sign of shared/ui's Wordmark: two speech bubbles that answer each other.
const mark = `<svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true"><rect width="32" height="32" rx="9" fill="var(--accent)"/>
<path d="M14.6 13h8.2a2.6 2.6 0 0 1 2.6 2.6v4.2a2.6 2.6 0 0 1-2.6 2.6v2.3c0 .7-.8 1-1.3.6l-3.3-2.9h-3.6a2.6 2.6 0 0 1-2.6-2.6v-4.2a2.6 2.6 0 0 1 2.6-2.6z" fill="var(--on-accent)" fill-opacity=".6"/>
<path d="M9.6 7h8.8A2.6 2.6 0 0 1 21 9.6v4.8a2.6 2.6 0 0 1-2.6 2.6h-4.2l-3.5 3.1c-.5.4-1.2.1-1.2-.6V17A2.6 2.6 0 0 1 7 14.4V9.6A2.6 2.6 0 0 1 9.6 7z" fill="var(--on-accent)" stroke="var(--accent)" stroke-width="1.8"/></svg>`;

/** The HTML of a page that works without any script: with one it only wears the theme that somebody chose in the application. */
export function plainPage(page: PlainPage, { nonce, releasedCss, fonts, ...visit }: Surroundings): string {
  const { language } = visit;
  const texts = frameWords(language).frameTexts;
  const foreign = page.writtenIn && page.writtenIn !== language ? ` lang="${page.writtenIn}"` : '';
  const [way, href] = visit.isMember ? [texts.dashboard, '/'] : [texts.signIn, '/magic-link'];
  const css = [releasedCss, plainPageCss, page.css ?? ''].join('\n').replaceAll('</', '<\\/');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title${foreign}>${escapeHtml(page.title)} – Rezenso</title>
<meta name="description" content="${escapeHtml(page.description)}">
<meta name="color-scheme" content="light dark">
${page.isListed ? '' : '<meta name="robots" content="noindex">'}
<script nonce="${nonce}">${themeScript}</script>
${fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(font)}">`).join('\n')}
<style nonce="${nonce}">${css}</style>
<link rel="icon" href="${icon}">
</head>
<body>
<a class="skip" href="#${contentId}">${texts.skip}</a>
<header class="bar"><nav aria-label="${texts.navigation}"><a class="mark" href="/" aria-label="${texts.home}">${mark}Rezenso</a><a class="in" href="${href}">${way}</a></nav></header>
<main id="${contentId}" tabindex="-1"${foreign}>${page.html}</main>
${siteFooter(visit)}
</body>
</html>
`;
}
