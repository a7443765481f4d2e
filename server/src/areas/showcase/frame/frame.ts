import { createHash } from 'node:crypto';
import { inLanguages } from '@rezenso/contract/in-languages';
import { type Language, languageNames, languagePath } from '@rezenso/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../../html/escape.ts';
import { languageOf, variesByLanguage, visitorLanguage } from '../../../http/language.ts';
import { mark, markImage } from '../../../paper/colours.ts';
import { css, cssHash, firstFonts } from './styles.ts';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

const words = inLanguages(german, { en: english });

export interface PublicDocument {
  title: string;
  description: string;
  /** Absolute; where the page is to be found. */
  address: string;
  /** Whether search engines may show it. */
  isFindable: boolean;
  /** What previews show: absolute, PNG in the size that pictureSize says. */
  picture?: { address: string; alt: string; width: number; height: number };
  /** For search engines, as JSON-LD. */
  facts?: object;
  /** HTML, escaped. */
  main: string;
  /** What it is written in; else what the browser chose. */
  language?: Language;
  /** What it can be read in; else what the site can. */
  languages?: readonly Language[];
  /** The id of a form on it, whose words go along when another language is chosen; it posts them under `languageField`. */
  form?: string;
}

/** What a form is sent with that is not sent for good, but to be read in another language. */
export const languageField = 'language';

const inVariables = { accent: 'var(--accent)', onAccent: 'var(--onAccent)' };
const sign = `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">${mark(inVariables)}</svg>`;
const icon = `data:image/svg+xml,${encodeURIComponent(markImage)}`;

/** No script, nothing of others, in nobody's frame; the one style sheet by its hash. */
const policyWith = (forms: "'none'" | "'self'") =>
  [
    "default-src 'none'",
    `style-src ${cssHash}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action ${forms}`,
    "frame-ancestors 'none'",
  ].join('; ');
const policy = policyWith("'none'");

/** As the Open Graph protocol writes languages. */
const locales: Readonly<Record<Language, string>> = { de: 'de_DE', en: 'en_GB' };

/** A whole page without the application: it needs no release of a module, no cookie and no script. */
function documentOf(request: FastifyRequest, page: PublicDocument): string {
  const { language = languageOf(request), languages = request.server.offeredLanguages } = page;
  const { title, description, address, isFindable, picture, facts } = page;
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('color-scheme', 'light dark'),
    ...(isFindable ? [] : [meta('robots', 'noindex')]),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...firstFonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    property('og:type', 'website'),
    property('og:site_name', 'Rezenso'),
    property('og:locale', locales[language]),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    ...(picture ? pictureTags(picture, property, meta) : []),
    ...(facts ? [`<script type="application/ld+json">${inlineJson(facts)}</script>`] : []),
    `<style>${css}</style>`,
    `<link rel="icon" href="${icon}">`,
    '</head>',
    '<body>',
    `<header class="bar"><a href="/">${sign}Rezenso</a></header>`,
    `<main>${page.main}</main>`,
    footerOf(language, languages, page.form),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

type Tag = (name: string, content: string) => string;

function pictureTags(
  { address, alt, width, height }: NonNullable<PublicDocument['picture']>,
  property: Tag,
  meta: Tag,
) {
  return [
    property('og:image', address),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', alt),
    meta('twitter:card', 'summary_large_image'),
  ];
}

function footerOf(language: Language, offered: readonly Language[], form?: string): string {
  const texts = words(language).frameTexts;
  const ways = texts.footer.map(({ label, href }) => `<li><a href="${href}">${label}</a></li>`);
  const choices = offered.map((one) => {
    const current = one === language ? ' aria-current="true"' : '';
    // A link would lose what was typed.
    const way = form
      ? `<button form="${form}" name="${languageField}" value="${one}" formnovalidate lang="${one}"${current}>${languageNames[one]}</button>`
      : `<a href="${languagePath(one)}" lang="${one}" hreflang="${one}"${current}>${languageNames[one]}</a>`;
    return `<li>${way}</li>`;
  });
  const choice = choices.length > 1 ? `<ul aria-label="${texts.language}">${choices.join('')}</ul>` : '';
  return `<footer class="foot small"><ul>${ways.join('')}</ul>${choice}</footer>`;
}

/** JSON that cannot end its element nor start a comment in it. */
function inlineJson(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * Sends a page; whose browser asks is not looked up. Browsers and proxies ask each time whether it is still so: what
 * is taken back is gone at once.
 */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, page: PublicDocument): FastifyReply {
  const html = documentOf(request, page);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'content-security-policy': policy,
    'cache-control': 'public, no-cache',
    vary: variesByLanguage,
    etag,
  });
  if (!page.isFindable) reply.header('x-robots-tag', 'noindex');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
}

/** Sends a page that is for one person and for now, such as a form, which posts to this site alone. Nobody keeps it or finds it. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  page: Omit<PublicDocument, 'isFindable'>,
): FastifyReply {
  return reply
    .status(status)
    .headers({
      'content-security-policy': policyWith("'self'"),
      'cache-control': 'no-store',
      vary: variesByLanguage,
      'x-robots-tag': 'noindex, nofollow',
    })
    .type('text/html; charset=utf-8')
    .send(documentOf(request, { ...page, isFindable: false }));
}

/** Answers that there is nothing here, to people and machines alike, and does not say whether there ever was. */
export function sendNothing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = visitorLanguage(request);
  const { title, text, home } = words(language).frameTexts.nothing;
  const main = `<section class="narrow"><h1>${title}</h1><p class="muted">${text}</p><p><a href="/">${home}</a></p></section>`;
  const page = { title: `${title} – Rezenso`, description: text, address: '/', isFindable: false, main, language };
  return reply
    .status(404)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .header('vary', variesByLanguage)
    .type('text/html; charset=utf-8')
    .send(documentOf(request, page));
}
