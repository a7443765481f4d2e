import { mostSpecialties, type SpecialtyId, specialtyIds } from '@rezenso/contract/specialties';
import { isCredit } from '../industry/about-others.ts';
import type { Page } from '../page/read-page.ts';
import type { Evidence } from '../types.ts';
import { isOfCustomers, specialtyPatterns } from './specialty-patterns.ts';

const mostSentences = 800;
const longest = 400;
const longestEvidence = 240;

/** Under these stand others: their names, what was made for them, and what they do. */
const ofOthers =
  /^(?:(?:unsere|meine|ausgewählte|einige|letzte|aktuelle) )?(?:referenz\p{L}*|kund(?:en|innen)\p{L}*|projekte?|arbeiten|portfolio|partner\p{L}*|lieferant\p{L}*|netzwerk|links?|empfehlungen|mandant\p{L}*|auftraggeber|presse|für wen\b.*)(?: \(.*\)|[ :…?].*)?$/iu;
/** Names that businesses have: a list may name another's. */
const ofAnother =
  /^[\p{L}-]*(?:hof|laden|markt|bäckerei|metzgerei|gärtnerei|weingut|brauerei|werkstatt|verein|haus|studio|praxis|kanzlei|schule)(?: [\p{Lu}][\p{L}. -]*)?\s+[—–:|]\s/u;

/** What guests and customers say, what was or is to come, and what is denied. */
const tellsOther =
  /^\s*[„“"»‚]|[“”"«]\s*[–—-]\s*\p{Lu}|[.!]\s[–—-]\s\p{Lu}|^\s*[–—-]\s\p{Lu}|(?<!\p{L})(?:kein[er]?|keinen?|keine[rmns]|nicht|leider|früher|ehemals|demnächst|bald|bewertungen|cookies?|datenschutz\p{L}*|newsletter)(?!\p{L})/iu;

interface Sentence {
  readonly text: string;
  readonly heading: string;
  /** Under which heading of the page it stands. */
  readonly under: string;
  readonly page: string;
}

/**
 * What a business has beside its kind, by what all its pages say of itself: whom it also works for, what it also offers, how it works.
 * @returns at most `mostSpecialties`, in the order in which they are shown, each with the sentence that says so
 */
export function specialtiesOf(pages: readonly Page[]): { specialties: SpecialtyId[]; evidence: Evidence[] } {
  const sentences = pages.flatMap(sentencesOf).slice(0, mostSentences);
  const found = specialtyIds.flatMap((id) => {
    const said = sentences.find((sentence) => says(id, sentence));
    return said ? [{ id, page: said.page, passage: said.text.slice(0, longestEvidence) }] : [];
  });
  const kept = found.slice(0, mostSpecialties);
  return {
    specialties: kept.map(({ id }) => id),
    evidence: kept.map(({ page, passage }) => ({ page, passage })),
  };
}

function says(id: SpecialtyId, { text, heading, under }: Sentence): boolean {
  if (!isOfCustomers(id) && (ofOthers.test(under) || ofAnother.test(text))) return false;
  const { says: pattern, with: besides, never } = specialtyPatterns[id];
  if (!pattern.test(text) || never?.test(text)) return false;
  return besides === undefined || besides.test(text) || besides.test(heading);
}

/** Of an imprint's page nothing: whose chamber, insurance and arbitration it names is no trade of its own. */
function sentencesOf({ kind, lines, headings, title, description, url }: Page): Sentence[] {
  if (kind === 'imprint' || kind === 'manifest') return [];
  const heading = [title, ...headings.filter(({ level }) => level === 1).map(({ text }) => text)].join(' | ');
  let under = '';
  const inSections = lines.map(({ text, heading: isHeading }) => {
    if (isHeading !== undefined) under = text;
    return { line: text, under };
  });
  const all = [
    { line: description, under: '' },
    ...headings.map(({ text }) => ({ line: text, under: '' })),
    ...inSections,
  ];
  return all
    .filter(({ line }) => !isCredit(line))
    .flatMap(({ line, under: section }) =>
      line
        .slice(0, 4_000)
        .split(/(?<=[.!?])\s+(?=[\p{Lu}„"])|\n/u)
        .map((text) => ({ text: text.trim().slice(0, longest), heading, under: section, page: url })),
    )
    .filter(({ text }) => text.length > 2 && !tellsOther.test(text));
}
