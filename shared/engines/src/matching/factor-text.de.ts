import type { LanguageId } from '@rezenso/contract/vocabulary';
import { kilometresText, listOf, percentText } from '../text/formats.de.ts';

export const industry = {
  noTrade: 'Was ihr voneinander habt, wissen wir nicht: Eine genaue Branche fehlt.',
  nothing: 'Geschäftlich verbindet euch nach dem, was wir wissen, bisher wenig.',
};

export const distance = {
  unknown: 'Wie weit ihr auseinanderliegt, wissen wir nicht: Ein Standort fehlt.',
  near: 'Ihr seid in derselben Gegend zu Hause.',
  apart: (kilometres: number) => `Ihr seid rund ${kilometresText(kilometres)} voneinander entfernt.`,
};

export const audience = {
  shared: (groups: readonly string[]) => `Ihr sprecht beide ${listOf(groups)} an.`,
  unsure: 'Ob ihr dieselben Menschen und Betriebe ansprecht, geht aus den Profilen nicht sicher hervor.',
  unknown: 'Über eure Zielgruppen wissen wir noch zu wenig für einen Vergleich.',
  apart: 'Eure Zielgruppen überschneiden sich kaum.',
};

/** What a partner does well, as verb phrases. */
export const reliabilityFacts = {
  onTime: (share: number) => `liefert zu ${percentText(share)} pünktlich`,
  answers: (share: number) => `beantwortet ${percentText(share)} der Anfragen`,
  trust: (score: number) => `hat einen Trust Score von ${Math.round(score)}`,
  active: 'war in den letzten Tagen aktiv',
};

export const reliability = {
  proven: (name: string, facts: readonly string[]) => `${name} ${listOf(facts)}.`,
  isNew: (name: string) => `${name} ist noch neu hier; Erfahrungen aus einem Austausch fehlen noch.`,
  couldBeBetter: (name: string) => `Bei Antworten und Terminen hat ${name} noch Luft nach oben.`,
};

export const platforms = {
  common: (names: readonly string[]) => `Ihr habt beide ein Profil auf ${listOf(names)}.`,
  other: 'Ihr habt beide ein Profil auf einer weiteren Plattform.',
  different: 'Ihr nutzt verschiedene Plattformen; jeder schreibt dort, wo der andere sein Profil hat.',
};

const languageNames: Readonly<Record<LanguageId, string>> = {
  de: 'Deutsch',
  en: 'Englisch',
  fr: 'Französisch',
  es: 'Spanisch',
  it: 'Italienisch',
};

export const languages = {
  none: 'Euch fehlt bisher eine gemeinsame Sprache.',
  common: (ids: readonly LanguageId[]) =>
    `Ihr verständigt euch beide auf ${listOf(ids.map((id) => languageNames[id]))}.`,
};
