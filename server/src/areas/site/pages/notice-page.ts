import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../app-error.ts';
import { escapeHtml } from '../../../html/escape.ts';
import { languageOf, variesByChoice } from '../../../http/language.ts';
import { allowPage, createNonce } from '../../../http/security-headers.ts';
import { icon, themeScript } from '../plain-pages/head.ts';
import { wordsOf } from './page-words.ts';
import { watchdog } from './watchdog.ts';

type Notices = ReturnType<typeof wordsOf>['noticeTexts'];

/** Says one of them, in whichever language. */
type Notice = (notices: Notices) => { title: string; text: string; next?: { label: string; href: string } };

// The card of the watchdog, on a page of its own: no release is needed to say something.
const css = `${watchdog.css}
body{margin:0;background:#f7f6f3}.rescue .brand{display:block;border-radius:10px}.rescue h1,.rescue p{overflow-wrap:anywhere}
.rescue a{display:inline-flex;align-items:center;min-height:44px;margin-top:8px;padding:0 20px;border-radius:8px;background:#0c6a60;color:#fff;font-weight:600;text-decoration:none}
.rescue a:focus-visible{outline:2px solid #0c6a60;outline-offset:2px}
.dark .rescue a{background:#3fb5a3;color:#04201c}.dark .rescue a:focus-visible{outline-color:#3fb5a3}`;

/** Answers with a page that says one thing and leads on, home if to nowhere else; not a release, and nothing of one, is needed for it. */
export function sendNotice(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 200 | 404 | 503,
  notice: Notice,
): FastifyReply {
  const language = languageOf(request);
  const notices = wordsOf(language).noticeTexts;
  const { title, text, next = { label: notices.home, href: '/' } } = notice(notices);
  const nonce = createNonce();
  allowPage(reply, nonce);
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', vary: variesByChoice })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Rezenso</title>
<script nonce="${nonce}">${themeScript}</script>
<style nonce="${nonce}">${css}</style>
<link rel="icon" href="${icon}">
</head>
<body><main class="rescue"><img class="brand" src="${icon}" width="40" height="40" alt="Rezenso"><div><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></div><a href="${escapeHtml(next.href)}">${escapeHtml(next.label)}</a></main></body>
</html>
`);
}

/**
 * Answers a person who opened such an address in a browser with a page that says why there is nothing.
 * @throws {AppError} NOT_FOUND for programs
 */
export function sendNothingHere(
  request: FastifyRequest,
  reply: FastifyReply,
  notice: Notice = ({ nothingHere }) => nothingHere,
): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) throw new AppError('NOT_FOUND');
  return sendNotice(request, reply, 404, notice);
}
