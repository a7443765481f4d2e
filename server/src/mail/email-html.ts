import { escapeHtml } from '../html/escape.ts';
import type { Email, Footer } from './email.ts';
import { inHtml, renderBody } from './email-blocks.ts';
import { linksOf } from './email-footer.ts';
import { fontFamily, light, styleSheet } from './email-style.ts';
import { mailTexts } from './mail-texts.ts';
import { noBreak } from './no-breaks.ts';

/** Keeps mail programs from filling the preview with the text that follows. */
const afterPreview = '&#847;&zwnj;&nbsp;'.repeat(40);

/** Tables and inline styles, because that is what mail programs understand; the outermost table is for Outlook. */
export function renderEmailHtml(email: Email): string {
  return `<!doctype html>
<html lang="${email.language ?? 'de'}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(email.subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.page}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${inHtml(email.preview)}${afterPreview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.page}" style="background-color:${light.page}">
<tr><td class="outer" align="center" style="padding:36px 16px">
<!--[if mso]><table role="presentation" width="580" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:580px;text-align:left">
<tr><td style="padding:0 4px 18px">${header(email.footer)}</td></tr>
<tr><td class="card" bgcolor="${light.card}" style="padding:36px;background-color:${light.card};border:1px solid ${light.border};border-radius:16px">
${renderBody(email)}
</td></tr>
<tr><td style="padding:20px 4px 0">${footer(email)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

function header(footer: Footer | undefined): string {
  const label = footer
    ? `<td class="muted" align="right" style="font-family:${fontFamily};font-size:13px;line-height:20px;color:${light.muted}">${inHtml(footer.label)}</td>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="40">${mark}</td>
<td class="text" style="font-family:${fontFamily};font-size:20px;line-height:30px;font-weight:700;letter-spacing:-0.03em;color:${light.text}">Rezenso</td>
${label}
</tr></table>`;
}

/** The two speech bubbles out of cells: pictures are blocked by default, and Gmail drops SVG. */
const mark = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="accent" width="30" height="30" valign="middle" align="center" bgcolor="${light.accent}" style="border-radius:9px;background-color:${light.accent};font-size:1px;line-height:1px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center">
<tr><td class="bubble" width="13" height="9" bgcolor="#ffffff" style="width:13px;height:9px;background-color:#ffffff;border-radius:3px 3px 3px 0;font-size:1px;line-height:1px">&nbsp;</td><td width="5" style="font-size:1px;line-height:1px">&nbsp;</td></tr>
</table>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" style="margin-top:1px">
<tr><td width="6" style="font-size:1px;line-height:1px">&nbsp;</td><td class="answer" width="12" height="7" bgcolor="#9ec3bf" style="width:12px;height:7px;background-color:#9ec3bf;border-radius:3px 3px 0 3px;font-size:1px;line-height:1px">&nbsp;</td></tr>
</table>
</td></tr></table>`;

function footer(email: Email): string {
  const { footer, language = 'de' } = email;
  const links = linksOf(email)
    .map(({ label, href }) => link(label, href))
    .join(' &nbsp;·&nbsp; ');
  const reason = footer ? `<br>${inHtml(footer.reason)}<br>` : '';
  return `<p class="muted" style="margin:0;font-family:${fontFamily};font-size:13px;line-height:21px;color:${light.muted}">${inHtml(mailTexts(language).frameTexts.claim).replace(noBreak, '&nbsp;')}${reason}${links}</p>`;
}

function link(label: string, href: string): string {
  return `<a class="link" href="${escapeHtml(href)}" style="color:${light.accentText};font-weight:600">${label}</a>`;
}
