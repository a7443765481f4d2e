import { escapeHtml as inHtml } from '../html/escape.ts';
import type { Letter } from './letter.ts';

const font = "font-family:'Figtree',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Dark colours for programs that support them; the light ones stand inline for those that do not. */
const style = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: #0f6e6e; }
  @media (prefers-color-scheme: dark) {
    .page { background: #101716 !important; }
    .card { background: #18211f !important; border-color: #2b3835 !important; }
    .text, .brand { color: #eef3f1 !important; }
    .quiet { color: #a9b7b2 !important; }
    .button { background: #5cc2b5 !important; color: #06211e !important; }
    a { color: #7fd6ca; }
  }`;

/** Tables and inline styles, because that is what mail programs understand. */
export function renderLetterHtml(letter: Letter): string {
  const body = [
    `<h1 class="text" style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700;color:#14211f;${font}">${inHtml(letter.heading)}</h1>`,
    ...letter.paragraphs.map((text) => paragraph(inHtml(text))),
    ...(letter.action ? [button(letter.action)] : []),
    ...(letter.footnotes ?? []).map((text) => quiet(inHtml(text))),
  ].join('\n');
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${inHtml(letter.subject)}</title>
<style>${style}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f6f5">
<div style="display:none;max-height:0;overflow:hidden">${inHtml(letter.preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f6f5">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="brand" style="padding:0 4px 16px;font-size:18px;font-weight:700;color:#0f6e6e;${font}">Rezenso</td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #dfe5e3;border-radius:12px">
${body}
</td></tr>
<tr><td style="padding:16px 4px 0">${footer(letter)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(html: string): string {
  return `<p class="text" style="margin:0 0 16px;font-size:16px;line-height:24px;color:#14211f;${font}">${html}</p>`;
}

function quiet(html: string): string {
  return `<p class="quiet" style="margin:0 0 8px;font-size:14px;line-height:20px;color:#5a6a66;${font}">${html}</p>`;
}

/** The address stands below as well, for programs that show no button. */
function button({ label, href }: { label: string; href: string }): string {
  const target = inHtml(href);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td>
<a class="button" href="${target}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#0f6e6e;color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none;${font}">${inHtml(label)}</a>
</td></tr></table>
${quiet(`Der Knopf geht nicht? Öffne diese Adresse: <a href="${target}" style="word-break:break-all">${target}</a>`)}`;
}

function footer({ unsubscribe }: Letter): string {
  const link = unsubscribe ? ` · <a href="${inHtml(unsubscribe.pageHref)}">E-Mails abbestellen</a>` : '';
  return quiet(`Rezenso – Bewertungen fair tauschen${link}`);
}
