import type { Page } from '../page/read-page.ts';
import { answerText } from '../page/text.ts';
import type { Evidence } from '../types.ts';
import { isAdvertising } from './advertising.ts';

const maxLength = 360;
/** Characters of a sentence that says something, with its full stop. */
const shortest = 32;
const noise =
  /(cookie|datenschutz|javascript|browser|impressum|newsletter|anmelden|warenkorb|alle rechte|urheberrecht|haftung|einwillig|tracking|lorem ipsum|bitte aktivieren|wordpress|just another|weitere infos|mehr erfahren$|öffnungszeiten:|@|https?:\/\/|tel\.|telefon:)/i;

/** One to three sentences in the site's own words, or nothing when it has none. */
export function summaryOf(pages: readonly Page[]): { summary: string; evidence: Evidence[] } {
  const start = pages[0];
  if (!start) return { summary: '', evidence: [] };
  const described = start.things.map((thing) => thing.description).find((each) => each.length >= shortest) ?? '';
  const options = [
    { page: start, passage: start.description },
    { page: start, passage: described },
    ...pages
      .filter((page) => page.kind !== 'imprint' && page.kind !== 'contact')
      .flatMap((page) => paragraphs(page).map((passage) => ({ page, passage }))),
  ].filter(({ passage }) => isProse(passage) && sentences(passage, 3) !== '');
  const [first, second] = options;
  if (!first) return { summary: '', evidence: [] };
  let summary = sentences(first.passage, 3);
  const used = [first];
  if (summary.length < 90 && second && !second.passage.startsWith(first.passage.slice(0, 30))) {
    summary = `${summary} ${sentences(second.passage, 1)}`.trim();
    used.push(second);
  }
  return {
    summary: answerText(summary, maxLength),
    evidence: used.map(({ page, passage }) => ({ page: page.url, passage: answerText(passage, 240) })),
  };
}

function paragraphs(page: Page): string[] {
  const texts = page.lines
    .filter((line) => line.zone === 'main' && line.text.length >= shortest)
    .map((line) => line.text);
  const own = texts.filter((text) => /\b(wir|unser\w*|ich|mein\w*|ihr\w*|dein\w*|seit \d{4}|familie\w*)\b/i.test(text));
  return [...own, ...texts].slice(0, 8);
}

/** Whole sentences, not a list of keywords. */
function isProse(text: string): boolean {
  const words = text.split(/\s+/).length;
  const commas = text.split(',').length - 1;
  const isWhole = text.length >= 40 || (text.length >= shortest && /[.!]$/.test(text));
  return isWhole && words >= 5 && commas < words / 2.5 && !noise.test(text) && /\p{Ll}{3}/u.test(text);
}

/** The first sentences that fit; '20. Jahrhundert', 'z. B.' and 'Dr. Weber' do not end one. */
function sentences(text: string, most: number): string {
  const clean = answerText(text, 1_000).replace(/\s*(…|\.\.\.)\s*$/, '…');
  if (isAdvertising(clean.slice(0, 60))) return '';
  const parts = clean
    .split(
      /(?<=[.!?…])(?<!\b(?:z|B|u|a|d|h|Dr|Prof|med|dent|Inh|Nr|ca|inkl|bzw|St|Str|Tel|Mo|Di|Mi|Do|Fr|Sa|So|e|i|vgl|ggf|max|min|mind|Dipl|Ing|\d{1,2})\.)\s+(?=[\p{Lu}\d„"])/u,
    )
    .filter((part) => !isAdvertising(part));
  let summary = '';
  for (const part of parts.slice(0, most)) {
    if (summary && summary.length + part.length > maxLength - 40) break;
    summary = summary ? `${summary} ${part}` : part;
  }
  if (summary.length < 30) return '';
  return /[.!?…:"“]$/.test(summary) ? summary : `${summary.replace(/[\s,;–-]+$/, '')}.`;
}
