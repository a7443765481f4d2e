import type { Language } from '@rezenso/contract/language';
import { escapeHtml } from '../html/escape.ts';
import type { Email, Fact, Item, Step } from './email.ts';
import { fontFamily, light } from './email-style.ts';
import { mailTexts } from './mail-texts.ts';
import { withNoBreaks } from './no-breaks.ts';

/** Text as it may stand in HTML. */
export const inHtml = (text: string) => escapeHtml(withNoBreaks(text));

/** Of what is written in another language than what stands around it. */
function inLanguage(language: Language | undefined): string {
  return language ? ` lang="${language}"` : '';
}

interface Look {
  size: number;
  line: number;
  weight?: number;
  tone?: 'text' | 'muted' | 'link';
  below?: number;
}

const toneColors = { text: light.text, muted: light.muted, link: light.accentText } as const;

function styleOf({ size, line, weight = 400, tone = 'text', below = 0 }: Look): string {
  return `margin:0 0 ${below}px;font-family:${fontFamily};font-size:${size}px;line-height:${line}px;font-weight:${weight};color:${toneColors[tone]}`;
}

function lineOf(html: string, look: Look): string {
  return `<p class="${look.tone ?? 'text'}" style="${styleOf(look)}">${html}</p>`;
}

/** Everything of an email's body, in the order of the page. */
export function renderBody(email: Email): string {
  const {
    language = 'de',
    heading,
    paragraphs,
    code,
    quote,
    facts,
    steps,
    items,
    progress,
    action,
    footnotes = [],
  } = email;
  return [
    `<h1 class="text" style="${styleOf({ size: 24, line: 30, weight: 700, below: 16 })};letter-spacing:-0.02em">${inHtml(heading)}</h1>`,
    ...paragraphs.map((text) => lineOf(inHtml(text), { size: 16, line: 25, below: 16 })),
    code ? codeBlock(code) : '',
    quote ? quoteBlock(quote) : '',
    facts?.length ? factsBlock(facts) : '',
    progress ? progressBlock(progress) : '',
    steps?.length ? steps.map(stepBlock).join('\n') : '',
    items?.length ? items.map(itemBlock).join('\n') : '',
    action ? actionBlock(action, mailTexts(language).frameTexts.openAddress) : '',
    ...footnotes.map((text) => lineOf(inHtml(text), { size: 14, line: 21, tone: 'muted', below: 8 })),
  ]
    .filter((block) => block !== '')
    .join('\n');
}

/** No letter-spacing by blanks: what is copied is what is typed. */
function codeBlock(code: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr>
<td class="soft" align="center" bgcolor="${light.accentSoft}" style="padding:20px 18px;background-color:${light.accentSoft};border-radius:12px"><p class="text" style="${styleOf({ size: 36, line: 44, weight: 700 })};letter-spacing:0.2em;font-variant-numeric:tabular-nums">${inHtml(code)}</p></td>
</tr></table>`;
}

function quoteBlock(quote: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr>
<td class="soft" bgcolor="${light.accentSoft}" style="padding:16px 18px;background-color:${light.accentSoft};border-radius:12px">${lineOf(inHtml(quote).replaceAll('\n', '<br>'), { size: 15, line: 23 })}</td>
</tr></table>`;
}

function factsBlock(facts: readonly Fact[]): string {
  const rows = facts.map(
    ({ label, value }, index) => `<tr>
<td class="line muted" width="38%" valign="top" style="padding:10px 12px 10px 0;${edge(index)}${styleOf({ size: 14, line: 21, tone: 'muted' })}">${inHtml(label)}</td>
<td class="line text" valign="top" style="padding:10px 0;${edge(index)}${styleOf({ size: 14, line: 21, weight: 600 })}">${inHtml(value)}</td>
</tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${rows.join('\n')}</table>`;
}

function edge(index: number): string {
  return index === 0 ? '' : `border-top:1px solid ${light.border};`;
}

function progressBlock({ label, percent }: NonNullable<Email['progress']>): string {
  const share = Math.min(100, Math.max(0, Math.round(percent)));
  const done = share > 0 ? barPart('accent', light.accent, share) : '';
  const open = share < 100 ? barPart('track', light.track, 100 - share) : '';
  return `${lineOf(inHtml(label), { size: 14, line: 21, weight: 600, below: 8 })}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-radius:5px;overflow:hidden"><tr>${done}${open}</tr></table>`;
}

function barPart(name: string, color: string, share: number): string {
  return `<td class="${name}" width="${share}%" height="10" bgcolor="${color}" style="height:10px;background-color:${color};font-size:1px;line-height:1px">&nbsp;</td>`;
}

function stepBlock({ title, text }: Step, index: number): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr>
<td width="44" valign="top"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="soft link" width="30" height="30" align="center" bgcolor="${light.accentSoft}" style="border-radius:15px;background-color:${light.accentSoft};${styleOf({ size: 14, line: 30, weight: 700, tone: 'link' })}">${index + 1}</td>
</tr></table></td>
<td valign="top" style="padding-top:3px">${lineOf(inHtml(title), { size: 16, line: 24, weight: 600 })}${lineOf(inHtml(text), { size: 15, line: 23, tone: 'muted' })}</td>
</tr></table>`;
}

function itemBlock({ title, text, link, language }: Item, index: number): string {
  const goOn = link
    ? `<p style="margin:6px 0 0"><a class="link" href="${escapeHtml(link.href)}" style="${styleOf({ size: 15, line: 23, weight: 600, tone: 'link' })}">${inHtml(link.label)}</a></p>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="line"${inLanguage(language)} style="padding:${index === 0 ? '4px' : '16px'} 0 16px;${edge(index)}">${lineOf(inHtml(title), { size: 16, line: 24, weight: 600, below: 2 })}${lineOf(inHtml(text), { size: 15, line: 23, tone: 'muted' })}${goOn}</td>
</tr></table>`;
}

/** The cell has the colour for Outlook, the link the padding, so that all of the button can be pressed. */
function actionBlock({ label, href }: NonNullable<Email['action']>, openAddress: string): string {
  const target = escapeHtml(href);
  const link = `<a class="link" href="${target}" style="color:${light.accentText};word-break:break-all">${target}</a>`;
  return `<table role="presentation" class="button-table" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="button accent" align="center" bgcolor="${light.accent}" style="border-radius:12px;background-color:${light.accent};mso-padding-alt:14px 26px">
<a class="on-accent" href="${target}" style="display:inline-block;padding:14px 26px;font-family:${fontFamily};font-size:16px;line-height:20px;font-weight:600;color:${light.onAccent};text-decoration:none">${inHtml(label)}</a>
</td></tr></table>
${lineOf(`${openAddress}<br>${link}`, { size: 13, line: 20, tone: 'muted', below: 8 })}`;
}
