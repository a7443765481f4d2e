import { escapeHtml } from '../../../html/escape.ts';
import type { StoredMail } from '../../../mail/mails.repository.ts';
import { mailboxStyle } from './mailbox.style.ts';

const dateFormat = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

/** The mailbox as one page: newest first, links clickable. */
export function renderMailbox(mails: readonly StoredMail[], nonce: string): string {
  const list = mails.length > 0 ? mails.map(renderMail).join('\n') : emptyState;
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Postfach – Rezenso</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${mailboxStyle}</style>
</head>
<body>
<header>
<h1>Postfach</h1>
<p>Hier landen alle E-Mails, solange kein Mailserver eingerichtet ist. <a href="/dev/mailbox">Aktualisieren</a> · <a href="/">Zur Startseite</a></p>
</header>
<main>
${list}
</main>
</body>
</html>
`;
}

const emptyState = `<p class="empty">Noch keine E-Mails. Fordere unter <a href="/magic-link">Anmelden</a> einen Link an, dann erscheint er hier.</p>`;

function renderMail(mail: StoredMail): string {
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="meta">An <strong>${escapeHtml(mail.to)}</strong> · <time datetime="${mail.sentAt.toISOString()}">${dateFormat.format(mail.sentAt)} Uhr</time></p>
<pre>${linked(mail.text)}</pre>
</article>`;
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('');
}
