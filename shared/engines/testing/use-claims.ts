import { allGoods, findTrade, type Trade } from '../src/trades/index.ts';
import type { Business } from './business.ts';
import { isCommonCarried } from './common-claims.ts';
import { isLinkCarried } from './link-claims.ts';
import { isMentionCarried } from './mention-claims.ts';

/**
 * What a recommendation to `reader` about `partner` claims of either's trade and the trades' data do not carry. It reads
 * the finished text and knows nothing of how it was made.
 * @returns the sentences that nothing supports; none for a true text
 */
export function unsupportedClaims(text: string, reader: Business, partner: Business): string[] {
  const [own, other] = [findTrade(reader.trade), findTrade(partner.trade)];
  // A name may hold any word.
  const sentences = withoutName(text, partner).split(/(?<=[.!?]) (?=[A-ZÄÖÜ„])/);
  return sentences.filter(
    (sentence) =>
      !(
        isMentionCarried(sentence, reader, partner) ??
        isCommonCarried(sentence, reader, partner) ??
        isLinkCarried(sentence, reader, partner) ??
        (!speaksOfUse(sentence) || isCarried(sentence, { own, other, partner }))
      ) ||
      claimsNothing.test(sentence) ||
      (isMentionCarried(sentence, reader, partner) === undefined &&
        !/Websites? .*nennen beide/.test(sentence) &&
        !isQuotedTruly(sentence, reader, partner)) ||
      groupsIn(sentence).some((group) => !isNamedBy(group, reader) || !isNamedBy(group, partner)),
  );
}

/** What nobody has a reason to meet for, and what rests on the industry alone, which may be a wrong guess. */
const claimsNothing =
  /Konkurrenz|konkurrier|keine Kunden weg|do not compete|no customers from each other|(?:arbeite[st]?t?|tätig) (?:rund [^ ]+ k?m von dir )?im? (?:Handwerk|Einzelhandel|Onlinehandel|Marketing|Tourismus|Bereich)|in der (?:Gastronomie|Beratung|Immobilienbranche|Autobranche|Bildung|Finanzbranche)(?! und Hotels)/;

/** A text says a name without the legal form that may stand at its end. */
function withoutName(text: string, { companyName }: Business): string {
  const words = companyName.split(' ');
  while (words.length > 1 && /[.()&]|^(?:g?GmbH|AG|[KU]G|OHG|OG|GbR|SE|eG|Co|KlG|PartG|mbB)$/.test(words.at(-1) ?? ''))
    words.pop();
  return text.replaceAll(companyName, 'PARTNER').replaceAll(words.join(' ').replace(/,$/, ''), 'PARTNER');
}

/** How a sentence says whom both businesses address; the name of the partner stands as PARTNER. */
const sharedAudience = [
  /^Ihr sprecht beide (.+) an\.$/,
  /^Wie du wendet sich PARTNER an (.+)\.$/,
  /^Eure Zielgruppen treffen sich: Beide erreicht ihr (.+)\.$/,
  /^Was euch verbindet, sind eure Kunden: (.+)\.$/,
  /^Ihr arbeitet beide für (.+)\.$/,
  /^PARTNER spricht wie du (.+) an\.$/,
  /^Gemeinsam ist euch die Zielgruppe: (.+)\.$/,
  /^Beide wendet ihr euch an (.+)\.$/,
];

/** The groups that a sentence says both address; none where it speaks of something else. */
export function groupsIn(sentence: string): string[] {
  const said = sharedAudience.flatMap((wording) => wording.exec(sentence)?.[1] ?? [])[0];
  return said?.split(/, | und /) ?? [];
}

/** What else a profile may write and surely means the group; every other group must stand there as it is said. */
const otherWords: Readonly<Record<string, string>> = {
  Betriebe: 'kleinbetriebe|gewerbebetriebe',
  Firmen: 'unternehmen',
  Onlinekäufer: 'online-käufer',
  Gastronomie: 'gastronomen|gastronomiebetriebe',
  Handwerksbetriebe: 'handwerk|handwerker',
  Hausbesitzer: 'hauseigentümer|eigenheimbesitzer',
  Hundehalter: 'hundebesitzer',
  Tierhalter: 'tierbesitzer|haustierhalter',
  Nachbarschaft: 'nachbarn|anwohner',
  Onlineshops: 'online-shops|onlinehändler|online-händler',
  Einzelhändler: 'einzelhandel',
  Mittelständler: 'mittelstand',
  Familienbetriebe: 'familienunternehmen',
  Praxen: 'arztpraxen|zahnarztpraxen|physiotherapiepraxen',
  Geschäftskunden: 'gewerbekunden|firmenkunden',
  Selbstständige: 'selbständige|freiberufler|freelancer',
  Senioren: 'seniorinnen',
  Sportler: 'freizeitsportler|hobbysportler',
  Studierende: 'studenten|studentinnen',
  Urlauber: 'touristen|feriengäste',
};

/** Whether the words of the profile name a group: as a word of its own, not inside another one ('Büros' is no part of 'Bürohunde'). */
function isNamedBy(group: string, { targetAudience = '', description = '' }: Business): boolean {
  const said = group.replace(/^(?:die|den|das) /, '');
  const words = [said, otherWords[said]].filter((word) => word !== undefined).join('|');
  return new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu').test(targetAudience.trim() || description);
}

/** Whether words in quotation marks stand in the profile that they are said to be from. */
function isQuotedTruly(sentence: string, reader: Business, partner: Business): boolean {
  const quoted = sentence.match(/„([^“]*)“/)?.[1];
  if (quoted === undefined) return true;
  const { targetAudience = '' } = /\b[Dd]u nennst|\b[Dd]ein/.test(sentence) ? reader : partner;
  return targetAudience.split(/[^\p{L}-]+/u).includes(quoted);
}

/** Whether a sentence says what a business offers, needs, does, or is. */
function speaksOfUse(sentence: string): boolean {
  return (
    /\bbiete|\bfindest du\b|im Angebot|\bbekommst\b|\bkannst du dich\b|\bgibt es|\bbrauch|\b[Aa]ls (?!Zielgruppe)[A-ZÄÖÜ]|\bprivat|\boffen\b|\bKunde\b/.test(
      sentence,
    ) || deedIn(sentence) !== undefined
  );
}

/** What a sentence says that the partner does: 'PARTNER plant und baut Gärten' tells 'plant und baut Gärten'. */
function deedIn(sentence: string): string | undefined {
  const told = /(?:^|, und |: )(?:PARTNER|Der Betrieb)(?: liegt rund [^ ]+ k?m von dir und)? (\p{Ll}+t\b.*)$/u.exec(
    sentence,
  )?.[1];
  return told === undefined ||
    /^(?:bietet|liegt|ist|hat|passt|nennt|wendet|spricht|arbeitet|liefert|beantwortet)(?!\p{L})/u.test(told)
    ? undefined
    : told;
}

interface Dealing {
  readonly own: Trade | undefined;
  readonly other: Trade | undefined;
  readonly partner: Business;
}

function isCarried(sentence: string, { own, other, partner }: Dealing): boolean {
  const isReturn = /\b[Dd]u bietest|\bbietest du|\bdu hast das im Angebot|^Du hast im Angebot/.test(sentence);
  const [buyer, seller] = isReturn ? [other, own] : [own, other];
  const isKind = seller !== undefined && sentence.includes(seller.offers);
  const isOwn = !isReturn && isSaidByItself(sentence, partner);
  if (saysNothingOfNeed(sentence)) return isKind || isOwn;
  return (
    buyer !== undefined &&
    seller !== undefined &&
    (isKind || isOwn || /im Angebot|zum Angebot/.test(sentence)) &&
    tradesIn(sentence).every((named) => named.startsWith(`${buyer.name} `)) &&
    isUseCarried(sentence, buyer, seller)
  );
}

/** Words of a sentence that are ours, whatever a profile says. */
const ours = /^(?:PARTNER|Der|Betrieb|Bei|Von|Für|Dort|Als|Rund|Angebot)$/;

/** Whether each noun that a sentence says of the partner stands in its profile, in a sentence that denies nothing. */
function isSaidByItself(sentence: string, { description = '' }: Business): boolean {
  const [, needed = ''] = /(\bals? \p{Lu}.*? brauchen|\bAls \p{Lu}.*? brauchen)/u.exec(sentence) ?? [];
  const said = sentence.replace(needed, '').match(/\p{Lu}[\p{L}-]+/gu) ?? [];
  const nouns = said.filter((word) => !ours.test(word));
  const carrying = description.split(/(?<=[.!?]) /).filter((one) => !/\b(?:kein\w*|nicht|früher|suchen)\b/i.test(one));
  return nouns.length > 0 && nouns.every((noun) => carrying.some((one) => one.includes(noun)));
}

/** Only what the partner offers is told, and that stands in its trade's row or in its profile. */
function saysNothingOfNeed(sentence: string): boolean {
  return !/\b[Dd]u bietest|\bbietest du|\bdu hast|^Du hast|\bbrauch|\b[Aa]ls [A-ZÄÖÜ]|\bprivat|\boffen\b|\bLeuten\b|jeder Betrieb/.test(
    sentence,
  );
}

function isUseCarried(sentence: string, buyer: Trade, seller: Trade): boolean {
  if (/\bprivat|\bLeuten\b/.test(sentence)) return seller.isForPeople;
  const said = sentence.toLowerCase();
  const named = seller.gives
    .flatMap((id) => allGoods().get(id) ?? [])
    .filter(({ phrase }) => said.includes(phrase.toLowerCase()));
  const isGeneral = /jeder Betrieb|\bfalls\b|^Wenn du/.test(sentence);
  return named.some(({ id, isForEverybody }) => (isGeneral ? isForEverybody : buyer.needs.includes(id)));
}

/** What follows each 'als': the name of a trade, and the rest of the sentence. */
function tradesIn(sentence: string): string[] {
  return [...sentence.matchAll(/\b[Aa]ls (?!Zielgruppe)(?=[A-ZÄÖÜ])/g)].map(({ index, 0: word }) =>
    sentence.slice(index + word.length).replace(/^Anbieter von /, ''),
  );
}
