import type { LanguageId } from '@rezenso/contract/vocabulary';
import { kilometresText, listOf, percentText } from '../text/german.ts';
import { audienceOf, sharedGroups } from './audience.ts';
import { kilometresBetween } from './competition.ts';
import type { FactorId, MatchFactor, MatchMember } from './member.ts';
import { commonPlatforms, platformNames } from './suggested-platforms.ts';
import { offerSentence } from './trade-sentences.ts';

/** A sentence about one factor, and whether it speaks for the pair. */
export type FactorText = Pick<MatchFactor, 'text' | 'tells'>;

/** One plain sentence about one factor, addressed to `a`, built only from what both profiles and their trades say. */
export function factorText(factor: FactorId, a: MatchMember, b: MatchMember): FactorText {
  return sentences[factor](a, b);
}

const sentences: Readonly<Record<FactorId, (a: MatchMember, b: MatchMember) => FactorText>> = {
  industry: industryText,
  distance: distanceText,
  audience: audienceText,
  reliability: reliabilityText,
  platforms: platformsText,
  languages: languagesText,
};

const telling = (text: string): FactorText => ({ text, tells: true });
const lacking = (text: string): FactorText => ({ text, tells: false });

function industryText(a: MatchMember, b: MatchMember): FactorText {
  const seed = `${a.id}|${b.id}|factor`;
  const offer = offerSentence(a, b, seed);
  if (offer) return telling(offer);
  if (a.trade === null || b.trade === null)
    return lacking('Was ihr voneinander habt, wissen wir nicht: Eine genaue Branche fehlt.');
  return lacking('Geschäftlich verbindet euch nach dem, was wir wissen, bisher wenig.');
}

function distanceText(a: MatchMember, b: MatchMember): FactorText {
  const kilometres = kilometresBetween(a, b);
  if (kilometres === undefined) return lacking('Wie weit ihr auseinanderliegt, wissen wir nicht: Ein Standort fehlt.');
  if (kilometres < 1.5) return telling('Ihr seid in derselben Gegend zu Hause.');
  return telling(`Ihr seid rund ${kilometresText(kilometres)} voneinander entfernt.`);
}

const namedGroups = 3;

function audienceText(a: MatchMember, b: MatchMember): FactorText {
  const [ofA, ofB] = [audienceOf(a), audienceOf(b)];
  const groups = sharedGroups(ofA, ofB).slice(0, namedGroups);
  if (groups.length > 0) return telling(`Ihr sprecht beide ${listOf(groups)} an.`);
  if (ofA.topics === 0n || ofB.topics === 0n)
    return lacking('Über eure Zielgruppen wissen wir noch zu wenig für einen Vergleich.');
  return lacking('Eure Zielgruppen überschneiden sich kaum.');
}

/**
 * What is known and good about a partner's reliability, as verb phrases. That somebody was here lately says something
 * only of who has shown something before: whoever signed up a minute ago was.
 */
export function reliabilityFacts({ activity }: MatchMember): string[] {
  const { onTimeRate, responseRate, trustScore, daysSinceActive } = activity;
  const facts: string[] = [];
  if (onTimeRate !== null && onTimeRate >= 0.85) facts.push(`liefert zu ${percentText(onTimeRate)} pünktlich`);
  if (responseRate !== null && responseRate >= 0.8) facts.push(`beantwortet ${percentText(responseRate)} der Anfragen`);
  if (trustScore !== null && trustScore >= 70) facts.push(`hat einen Trust Score von ${Math.round(trustScore)}`);
  if (facts.length === 1 && daysSinceActive !== null && daysSinceActive <= 7)
    facts.push('war in den letzten Tagen aktiv');
  return facts.slice(0, 2);
}

function reliabilityText(_: MatchMember, b: MatchMember): FactorText {
  const facts = reliabilityFacts(b);
  if (facts.length > 0) return telling(`${b.companyName} ${listOf(facts)}.`);
  const { onTimeRate, responseRate, trustScore } = b.activity;
  const isNew = onTimeRate === null && responseRate === null && trustScore === null;
  return lacking(
    isNew
      ? `${b.companyName} ist noch neu hier; Erfahrungen aus einem Austausch fehlen noch.`
      : `Bei Antworten und Terminen hat ${b.companyName} noch Luft nach oben.`,
  );
}

function platformsText(a: MatchMember, b: MatchMember): FactorText {
  const common = platformNames(commonPlatforms(a, b));
  if (common.length > 0) return telling(`Ihr habt beide ein Profil auf ${listOf(common.slice(0, 3))}.`);
  if (commonPlatforms(a, b).length > 0) return telling('Ihr habt beide ein Profil auf einer weiteren Plattform.');
  return lacking('Ihr nutzt verschiedene Plattformen; jeder schreibt dort, wo der andere sein Profil hat.');
}

const languageNames: Readonly<Record<LanguageId, string>> = {
  de: 'Deutsch',
  en: 'Englisch',
  fr: 'Französisch',
  es: 'Spanisch',
  it: 'Italienisch',
};

function languagesText(a: MatchMember, b: MatchMember): FactorText {
  const common = a.languages.filter((language) => b.languages.includes(language)).map((id) => languageNames[id]);
  if (common.length === 0) return lacking('Euch fehlt bisher eine gemeinsame Sprache.');
  return telling(`Ihr verständigt euch beide auf ${listOf(common)}.`);
}
