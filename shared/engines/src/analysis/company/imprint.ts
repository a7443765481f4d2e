import type { Page } from '../page/read-page.ts';
import { wayfindingOf } from '../page/wayfinding.ts';
import { hasLegalForm, upToLegalForm } from './legal-form.ts';
import { arePartners, arePersons } from './person.ts';
import { isTradeWord } from './trade-name.ts';

export interface ImprintName {
  name: string;
  weight: number;
  passage: string;
}

const opening =
  /(angaben\s+(gem|nach|laut)|§\s*5\s|anbieter|diensteanbieter|betreiber|herausgeber|verantwortlich|^impressum\b|inhaltlich|seitenbetreiber|vertreten)/i;
const label =
  /^((?:eingetragener )?firm(?:a|enname|enwortlaut|ierung)|name|(?:dienste)?anbieter(?:in)?(?: dieser .{1,20})?|unternehmen|leitung|betreiber(?:in)?(?: (?:der|dieser) (?:website|webseite|seite|internetseite))?(?: ist)?|seitenbetreiber|herausgeber|inhaber(?:in)?|unternehmen|praxis|kontakt|adresse|anschrift|impressum|verantwortlich(?: für den inhalt)?(?: (?:nach|gemäß)[^:]*)?|angaben gem[^:]*|copyright)\s*[:–-]\s*/i;
const foreign =
  /(web\s?design|umsetzung|realisi|hosting|konzept(ion)?\s*(&|und|:)|programmierung|gestaltung|bild(nachweis|quelle|er:)|foto(graf|s?:)|icons?|google|meta platforms|facebook|instagram|kammer|aufsichtsbeh|haftpflicht|versicher(ung|er):|schlichtung|streitbeilegung|amtsgericht|registergericht|datenschutzbeauftrag|strato|ionos|1&1|hetzner|all-inkl|netlify|vercel|github|e-?recht24|generator|usercentrics|shopify|wix|jimdo|baukasten|consent|cookie|sponsor|^(unsere )?(partner|förderer)\b|mitglied (bei|im|in|der|des)\b|dachverband|plattform|bewertungsportal|verrechnung|erstellt (durch|von|mit)|bildrechte|themes? (von|by)|komplementär|persönlich haftende)/i;

/** A line after which the business itself is named. */
export function isOwnHeading(line: string): boolean {
  return /^(impressum|offenlegung|angaben (gemäß|nach|laut)|(dienste)?anbieter(in)?\b|betreiber(in)?\b|herausgeber(in)?\b|verantwortlich)/i.test(
    line,
  );
}

/** A line about somebody else: who made, hosts or supervises the site. */
export function isForeign(line: string): boolean {
  return foreign.test(line);
}
const streetOrCode =
  /(\b\d{4,5}\b\s+(?:[–-]\s+)?\p{Lu}|(?:^|\s)(?:rue|via|route)\s\p{L}|(stra(ß|ss)e|str\.|gass(?:e|l)|hof|dorf|tor|wall|weg|platz|allee|gasse|ring|damm|ufer|chaussee|markt)\s*\d)/iu;
const furniture =
  /^(impressum|imprint|angaben|kontakt|startseite|home|menü|menu|datenschutz.*|agb|navigation|suche|zurück.*|rechtliches|legal notice|sie sind hier.*|zum inhalt.*|skip.*|anbieterkennzeichnung|postanschrift|anschrift|adresse|telefon.*|tel\b.*|e-?mail.*|fax.*|verantwortlich.*|vertreten.*|vertretungsb.*|copyright.*|©.*|firma|name|inhaber(?:in)?|stra(?:ß|ss)e.*|plz.*|ort|(?:rechtliche )?angaben.*|(?:dienste)?anbieter(?:in)?(?: dieser .{1,20})?|unternehmen|leitung|kontaktadresse|firmensitz.*|betreiber.*|operator of.*)\s*:?$/i;

/** Names of the business as an Impressum gives them: firms with a legal form, and what stands above the address. */
export function imprintNames(page: Page): ImprintName[] {
  const lines = page.lines
    .filter((line) => line.zone !== 'nav')
    .flatMap((line) => line.text.split(/\s[|•·]\s/, mostSegments));
  const start = Math.max(
    0,
    lines.findIndex((line) => opening.test(line)),
  );
  const names: ImprintName[] = [];
  let foreignFor = 0;
  for (const [offset, line] of lines.slice(start, start + 80).entries()) {
    if (isOwnHeading(line)) foreignFor = 0;
    if (foreign.test(line)) foreignFor = 4;
    const text = line.replace(label, '').replace(label, '').trim();
    if (foreignFor === 0 && hasLegalForm(text) && !isSentence(text)) {
      const name = upToLegalForm(text).replace(/^(die|der|das)\s+(?=\p{Lu})/iu, '');
      if (name.length <= 90 && /\p{L}{2}/u.test(name))
        names.push({ name, weight: weightOfFirm(name, offset), passage: line });
    }
    foreignFor = Math.max(0, foreignFor - 1);
  }
  return [...names, ...aboveAddress(lines, start, wayfindingOf(page))];
}

const mostOwnLines = 14;

/** Partners who are listed by their names say who answers for a business rather than what it is called. */
function weightOfFirm(name: string, offset: number): number {
  return (offset < mostOwnLines ? 5 : 2.5) * (arePartners(name) ? 0.5 : 1);
}

/** 'Blumen Rosenrot | Am Markt 1 | 50667 Köln' are three lines. */
const mostSegments = 8;

const codeFirst = /^(\p{Lu}{1,3}\s?-\s?)?\d{4,5}\s/u;
const houseNumber = /\p{L}\.?\s+\d{1,4}\s?[a-z]?$/iu;
/** 'Unternehmensgegenstand: Bäckerei' tells something, but no name. */
const otherLabel = /^[\p{L}\d][\p{L}\d .()/-]{2,40}:\s/u;

/** The block before the first street or PLZ line: business name and owner of small firms without a legal form. */
function aboveAddress(lines: readonly string[], start: number, links: ReadonlySet<string>): ImprintName[] {
  const address = lines.findIndex((line, index) => index >= start && index < start + 25 && streetOrCode.test(line));
  if (address < 0) return [];
  const own = (lines[address] ?? '').split(/,\s*(?=\p{Lu}[^,]*\d)/u)[0] ?? '';
  const above = lines.slice(Math.max(start, address - 4), address);
  // 'Am Siel 2' is a street by what follows it.
  const street = codeFirst.test(own) ? above.findLastIndex((line) => houseNumber.test(line)) : -1;
  if (street >= Math.max(0, above.length - 2)) above.splice(street);
  const block = [...above, ...(streetOrCode.test(own) ? [] : [own])]
    .map((line) => ({ line, text: withoutPerson(line.replace(label, '').replace(label, '').trim()) }))
    .filter(
      ({ line, text }) =>
        text.length > 2 &&
        text.length <= 80 &&
        !furniture.test(text) &&
        !links.has(line.toLowerCase()) &&
        !opening.test(text) &&
        !foreign.test(line) &&
        !otherLabel.test(text) &&
        !isSentence(text),
    );
  // 'Sonja Baier, Steuerberaterin' in two lines: the second says what she does, and names no business.
  const isWork = (text: string) => block.some((each) => arePersons(each.text)) && text.split(' ').every(isWorkWord);
  const first = block.findIndex(({ line, text }) => !isOwner(line) && !arePersons(text) && !isWork(text));
  return block.map(({ line, text }, index) => ({
    name: text,
    // The first line above the address is the name under which the business signs.
    weight: isOwner(line) || arePersons(text) || isWork(text) ? 1 : index === first ? 4 : 2.5,
    passage: line,
  }));
}

/** 'Steuerberater', and 'Steuerberaterin'. */
function isWorkWord(word: string): boolean {
  return isTradeWord(word) || isTradeWord(word.replace(/in$/, ''));
}

/** 'Blumen Rosenrot, Petra Sommer' is the business and who owns it, and so is 'Blumen Rosenrot, Floristmeisterin Petra Sommer'. */
function withoutPerson(text: string): string {
  const [name = '', ...rest] = text.split(/\s*,\s+/);
  return rest.length > 0 && !arePersons(name) && rest.every(isOwnerPart) ? name : text;
}

function isOwnerPart(part: string): boolean {
  return (
    arePersons(part) ||
    isOwner(part) ||
    /^Familie \p{Lu}/u.test(part) ||
    /^\p{L}+(meister|wirt|apotheker|ärzt|arzt)(in)? \p{Lu}\p{Ll}+ \p{Lu}/u.test(part)
  );
}

function isOwner(line: string): boolean {
  return /^\W*(\d\. )?(inh(aber(in)?|\.)|geschäftsführ|vertreten|leitung|betreiber|vorsitz|gf\b|ceo)/i.test(line);
}

function isSentence(text: string): boolean {
  return text.split(' ').length > 12 || /\b(wir|sind|ist|wird|werden|haben|übernehmen|gemäß|dieser|keine)\b/.test(text);
}
