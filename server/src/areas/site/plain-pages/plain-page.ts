import type { Language } from '@rezenso/contract/language';
import { escapeHtml } from '../../../html/escape.ts';
import { mark } from '../../../paper/colours.ts';
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
  /** The id of a search on it, whose words stay when the language changes. */
  search?: string;
}

interface Surroundings extends Visit {
  nonce: string;
  /** Of the released shell: the typeface, where there is one. */
  releasedCss: string;
  fonts: readonly string[];
}

/** Outside of what people write, so that a heading of theirs cannot take it. */
export const contentId = 'page-content';

const sign = `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">${mark({ accent: 'var(--accent)', onAccent: 'var(--on-accent)' })}</svg>`;

/** The HTML of a page that works without any script: with one it only wears the theme that somebody chose in the application. */
export function plainPage(page: PlainPage, { nonce, releasedCss, fonts, ...visit }: Surroundings): string {
  const { language } = visit;
  const texts = frameWords(language).frameTexts;
  const foreign = page.writtenIn && page.writtenIn !== language ? ` lang="${page.writtenIn}"` : '';
  const notice = foreign && `<p class="note" lang="${language}">${texts.germanOnly}</p>`;
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
<header class="bar"><nav aria-label="${texts.navigation}"><a class="mark" href="/" aria-label="${texts.home}">${sign}Rezenso</a><a class="in" href="${href}">${way}</a></nav></header>
<main id="${contentId}" tabindex="-1"${foreign}>${notice}${page.html}</main>
${siteFooter({ ...visit, search: page.search })}
</body>
</html>
`;
}
