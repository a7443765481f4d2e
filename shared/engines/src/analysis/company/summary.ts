import { isOrganisation } from '../page/json-ld.ts';
import type { Page } from '../page/read-page.ts';
import { answerText, wordsOf } from '../page/text.ts';
import type { Evidence } from '../types.ts';
import { isAdvertising, isOfOthersOrOffer, namesGoods, namesWork, tellsSomething } from './advertising.ts';

const maxLength = 360;
/** Characters of a sentence that says something, with its full stop. */
const shortest = 32;
const noise =
  /(cookie|datenschutz|javascript|browser|impressum|newsletter|anmelden|warenkorb|alle rechte|urheberrecht|haftung|einwillig|tracking|lorem ipsum|bitte aktivieren|wordpress|just another|create-react-app|web site created|vite app|weitere infos|mehr erfahren$|öffnungszeiten:|@|https?:\/\/|tel\.|telefon:)/i;

/** Below this length a second passage may add a sentence. */
const enough = 90;
const mostSentences = 3;

interface Passage {
  page: Page;
  passage: string;
}

/** One to three sentences in the site's own words, each said once, or nothing when it has none. */
export function summaryOf(pages: readonly Page[]): { summary: string; evidence: Evidence[] } {
  const described = descriptions(pages);
  const options = [
    ...described,
    ...pages
      .filter((page) => page.kind !== 'imprint' && page.kind !== 'contact')
      .flatMap((page) => paragraphs(page).map((passage) => ({ page, passage }))),
  ].filter(({ passage }) => isProse(passage) && sentences(passage, mostSentences).length > 0);
  const used: Array<Passage & { told: string[] }> = [];
  for (const option of options) {
    const said = used.flatMap(({ told }) => told);
    if (used.length > 0 && (used.length > 1 || said.join(' ').length >= enough)) break;
    const told = sentences(option.passage, used.length === 0 ? mostSentences : 1, said);
    if (told.length === 0) continue;
    if (used.length > 0 && !told.every(tellsSomething)) continue;
    used.push({ ...option, told });
  }
  const [short] = used.length > 0 ? [] : [...described.filter(({ passage }) => isBrief(passage)), ...briefLines(pages)];
  const inOrder = used.toSorted(asOnPage);
  const summary = short ? ended(short.passage) : inOrder.flatMap(({ told }) => told).join(' ');
  return {
    summary: answerText(summary, maxLength),
    evidence: (short ? [short] : inOrder).map(({ page, passage }) => ({
      page: page.url,
      passage: answerText(passage, 240),
    })),
  };
}

/** What stands in the text keeps its order; descriptions stand before it. */
function asOnPage(one: Passage, other: Passage): number {
  const [at, otherAt] = [one, other].map(({ page, passage }) => page.lines.findIndex(({ text }) => text === passage));
  return one.page === other.page && at !== -1 && otherAt !== -1 ? (at ?? 0) - (otherAt ?? 0) : 0;
}

/** What is made or sold, where a start page has no whole sentence: 'Ziegenkäse aus eigener Milch'. */
function briefLines([start]: readonly Page[]): Passage[] {
  if (!start) return [];
  return start.lines
    .filter(
      ({ zone, text }) => zone === 'main' && isBrief(text) && !isTitled(text) && !/\d/.test(text) && namesGoods(text),
    )
    .map(({ text }) => ({ page: start, passage: text }));
}

/** What a site says of itself for machines: of the start page, and of an application for the browser. */
function descriptions(pages: readonly Page[]): Passage[] {
  const [start] = pages;
  if (!start) return [];
  const thing = start.things.map((each) => each.description).find((each) => each.length >= shortest) ?? '';
  return [
    { page: start, passage: start.description },
    { page: start, passage: start.ogDescription },
    { page: start, passage: thing },
    ...start.things.filter(isOrganisation).map((each) => ({ page: start, passage: each.description })),
    ...pages.filter(({ kind }) => kind === 'manifest').map((page) => ({ page, passage: page.description })),
  ];
}

/** A description of a few words, where a site has no sentence: 'Café mit Garten in Leipzig'. */
function isBrief(text: string): boolean {
  return (
    text.length >= 12 &&
    text.length < 160 &&
    text.trim().split(/\s+/).length >= 3 &&
    !noise.test(text) &&
    !isAdvertising(text)
  );
}

function paragraphs(page: Page): string[] {
  const texts = page.lines
    .filter(({ zone, text }) => zone === 'main' && text.length >= shortest && !isTitled(text))
    .map((line) => line.text);
  const own = texts.filter((text) => /\b(wir|unser\w*|ich|mein\w*|ihr\w*|dein\w*|seit \d{4}|familie\w*)\b/i.test(text));
  const mostTelling = [...own, ...texts].toSorted((a, b) => Number(tellsWork(b)) - Number(tellsWork(a)));
  return mostTelling.slice(0, 8);
}

/** The addresses of branches name a trade and tell nothing of it. */
function tellsWork(text: string): boolean {
  return namesWork(text) && !/\b\d{4,5}\s+\p{Lu}/u.test(text);
}

/** 'Nagelstudio Glamour – Ihr Partner in der Region' is a name with its motto: a logo or a title, and no sentence. */
function isTitled(text: string): boolean {
  return text.length < enough && /\s[–|·]\s/.test(text) && !/[.!?]$/.test(text);
}

/** Whole sentences, not a list of keywords. */
function isProse(text: string): boolean {
  const words = text.split(/\s+/).length;
  const commas = text.split(',').length - 1;
  const isWhole = text.length >= 40 || (text.length >= shortest && /[.!]$/.test(text));
  return isWhole && words >= 5 && commas < words / 2.5 && !noise.test(text) && /\p{Ll}{3}/u.test(text);
}

/** The first sentences that fit and say what was not said; '20. Jahrhundert', 'z. B.' and 'Dr. Weber' do not end one. */
function sentences(text: string, most: number, said: readonly string[] = []): string[] {
  const clean = answerText(text, 1_000).replace(/\s*(…|\.\.\.)\s*$/, '…');
  if (isOfOthersOrOffer(clean.slice(0, 60))) return [];
  const parts = clean
    .split(
      /(?<=[.!?…])(?<!\b(?:z|B|u|a|d|h|Dr|Prof|med|dent|Inh|Nr|ca|inkl|bzw|St|Str|Tel|Mo|Di|Mi|Do|Fr|Sa|So|e|i|vgl|ggf|max|min|mind|Dipl|Ing|\d{1,2})\.)\s+(?=[\p{Lu}\d„"])/u,
    )
    .filter((part) => !isAdvertising(part));
  const told: string[] = [];
  for (const part of parts) {
    if (told.length === most || (told.length > 0 && told.join(' ').length + part.length > maxLength - 40)) break;
    if (![...said, ...told].some((other) => saysTheSame(part, other))) told.push(part);
  }
  const [last = ''] = told.slice(-1);
  return told.join(' ').length < 30 ? [] : [...told.slice(0, -1), ended(last)];
}

function ended(text: string): string {
  return /[.!?…:"“]$/.test(text) ? text : `${text.replace(/[\s,;–-]+$/, '')}.`;
}

/** Of the words of the shorter sentence, as many stand in the longer one as make it a repetition. */
const sameShare = 0.7;
/** Letters by which words are compared: 'Küche' and 'Küchen' are the same. */
const stem = 6;
const shortestWord = 4;

/** Whether two sentences say the same, also when one has more words around it. */
function saysTheSame(one: string, other: string): boolean {
  const [short = [], long = []] = [stemsOf(one), stemsOf(other)].toSorted((a, b) => a.length - b.length);
  return short.length > 0 && short.filter((word) => long.includes(word)).length >= sameShare * short.length;
}

function stemsOf(sentence: string): string[] {
  const words = wordsOf(sentence).filter((word) => word.length >= shortestWord);
  return [...new Set(words.map((word) => word.slice(0, stem)))];
}
