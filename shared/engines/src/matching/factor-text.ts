import type { LanguageId } from '@rezenso/contract/vocabulary';
import { kilometresText, listOf, percentText } from '../text/german.ts';
import { audienceOf, sharedGroups } from './audience.ts';
import { kilometresBetween } from './competition.ts';
import { needOf, useOf } from './industry-needs.ts';
import type { FactorId, MatchMember } from './member.ts';
import { commonPlatforms, platformNames } from './suggested-platforms.ts';

/** One plain sentence about one factor, addressed to `a`, built only from what both profiles say. */
export function factorText(factor: FactorId, a: MatchMember, b: MatchMember): string {
  return sentences[factor](a, b);
}

const sentences: Readonly<Record<FactorId, (a: MatchMember, b: MatchMember) => string>> = {
  industry: industryText,
  distance: distanceText,
  audience: audienceText,
  reliability: reliabilityText,
  platforms: platformsText,
  languages: languagesText,
};

const plausibleNeed = 0.5;

function industryText(a: MatchMember, b: MatchMember): string {
  if (a.industry === b.industry) return 'Ihr arbeitet in derselben Branche, aber nicht um dieselben Kunden.';
  const youNeed = needOf(a.industry, b.industry) >= plausibleNeed;
  const theyNeed = needOf(b.industry, a.industry) >= plausibleNeed;
  const yours = `Dir hilft ${b.companyName} bei Bedarf für ${useOf(a.industry, b.industry)}`;
  const theirs = `${b.companyName} braucht Betriebe wie deinen für ${useOf(b.industry, a.industry)}`;
  if (youNeed && theyNeed) return `${yours}; umgekehrt bist du gefragt für ${useOf(b.industry, a.industry)}.`;
  if (youNeed) return `${yours}.`;
  return theyNeed ? `${theirs}.` : 'Eure Branchen haben im Alltag wenig miteinander zu tun.';
}

function distanceText(a: MatchMember, b: MatchMember): string {
  const kilometres = kilometresBetween(a, b);
  if (kilometres === undefined) return 'Wie weit ihr auseinanderliegt, wissen wir nicht: Ein Standort fehlt.';
  if (kilometres < 1.5) return 'Ihr seid in derselben Gegend zu Hause.';
  return `Ihr seid rund ${kilometresText(kilometres)} voneinander entfernt.`;
}

const namedGroups = 3;

function audienceText(a: MatchMember, b: MatchMember): string {
  const [ofA, ofB] = [audienceOf(a), audienceOf(b)];
  const groups = sharedGroups(ofA, ofB).slice(0, namedGroups);
  if (groups.length > 0) return `Ihr sprecht beide ${listOf(groups)} an.`;
  if (ofA.topics === 0n || ofB.topics === 0n)
    return 'Über eure Zielgruppen wissen wir noch zu wenig für einen Vergleich.';
  return 'Eure Zielgruppen überschneiden sich kaum.';
}

/** What is known and good about a partner's reliability, as verb phrases. */
export function reliabilityFacts({ activity }: MatchMember): string[] {
  const { onTimeRate, responseRate, trustScore, daysSinceActive } = activity;
  const facts: string[] = [];
  if (onTimeRate !== null && onTimeRate >= 0.85) facts.push(`liefert zu ${percentText(onTimeRate)} pünktlich`);
  if (responseRate !== null && responseRate >= 0.8) facts.push(`beantwortet ${percentText(responseRate)} der Anfragen`);
  if (trustScore !== null && trustScore >= 70) facts.push(`hat einen Trust Score von ${Math.round(trustScore)}`);
  if (facts.length < 2 && daysSinceActive !== null && daysSinceActive <= 7)
    facts.push('war in den letzten Tagen aktiv');
  return facts.slice(0, 2);
}

function reliabilityText(_: MatchMember, b: MatchMember): string {
  const facts = reliabilityFacts(b);
  if (facts.length > 0) return `${b.companyName} ${listOf(facts)}.`;
  const { onTimeRate, responseRate, trustScore } = b.activity;
  const isNew = onTimeRate === null && responseRate === null && trustScore === null;
  return isNew
    ? `${b.companyName} ist noch neu hier; Erfahrungen aus einem Austausch fehlen noch.`
    : `Bei Antworten und Terminen hat ${b.companyName} noch Luft nach oben.`;
}

function platformsText(a: MatchMember, b: MatchMember): string {
  const common = platformNames(commonPlatforms(a, b));
  if (common.length > 0) return `Ihr habt beide ein Profil auf ${listOf(common.slice(0, 3))}.`;
  if (commonPlatforms(a, b).length > 0) return 'Ihr habt beide ein Profil auf einer weiteren Plattform.';
  return 'Ihr nutzt verschiedene Plattformen; jeder schreibt dort, wo der andere sein Profil hat.';
}

const languageNames: Readonly<Record<LanguageId, string>> = {
  de: 'Deutsch',
  en: 'Englisch',
  fr: 'Französisch',
  es: 'Spanisch',
  it: 'Italienisch',
};

function languagesText(a: MatchMember, b: MatchMember): string {
  const common = a.languages.filter((language) => b.languages.includes(language)).map((id) => languageNames[id]);
  if (common.length === 0) return 'Euch fehlt bisher eine gemeinsame Sprache.';
  return `Ihr verständigt euch beide auf ${listOf(common)}.`;
}
