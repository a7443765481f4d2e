import { texts } from '@rezenso/contract/language';
import { specialtyNames } from '@rezenso/contract/specialties';
import type { LanguageId } from '@rezenso/contract/vocabulary';

export const locationTexts = /* @__PURE__ */ texts('domain/company/texts/locationTexts', {
  label: 'Standort oder PLZ',
  example: 'Zum Beispiel 79098 Freiburg',
  found: (place: string) => `Erkannt: ${place}`,
  /** A state or landscape: distances are counted from its middle. */
  roughly: (place: string) => `Erkannt: ${place}. Mit Postleitzahl werden Entfernungen genauer.`,
  several: 'Diesen Namen haben mehrere Orte. Meinst du einen von diesen? Sonst schreib deine Postleitzahl dazu.',
  choices: 'Meinst du …',
  unknown: 'Deinen Ort kennen wir nicht und können keine Entfernungen zeigen. Mit Postleitzahl klappt es.',
});

const languages: Record<LanguageId, string> = {
  de: 'Deutsch',
  en: 'Englisch',
  fr: 'Französisch',
  es: 'Spanisch',
  it: 'Italienisch',
};

export const fieldTexts = /* @__PURE__ */ texts('domain/company/texts/fieldTexts', {
  industry: 'Branche',
  industryPlaceholder: 'Branche wählen',
  /** How an industry is called, of the German name that is stored. */
  industryName: (label: string) => label,
  trade: 'Art des Betriebs (optional)',
  usualIndustries: (names: readonly string[]) => `Bei dieser Art von Betrieb meist: ${names.join(', ')}`,
  tradeHint: 'Je genauer, desto besser passen deine Vorschläge.',
  noTrade: 'Keine Angabe',
  languages: 'Sprachen',
  languageNames: languages,
  platforms: 'Plattformen',
});

export const specialtyTexts = /* @__PURE__ */ texts('domain/company/texts/specialtyTexts', {
  label: 'Besonderheiten',
  hint: 'Was euch ausmacht. Danach finden wir Gemeinsamkeiten mit anderen.',
  choose: 'Auswahl zeigen',
  more: 'Mehr zeigen',
  fewer: 'Weniger zeigen',
  full: (most: number) =>
    `Das sind schon ${most}, mehr passen nicht. Nimm eine heraus, wenn du eine andere wählen möchtest.`,
  names: specialtyNames,
});

/** Messages of the specification (point 5). */
export const ruleTexts = /* @__PURE__ */ texts('domain/company/texts/ruleTexts', {
  firstName: 'Vorname muss mindestens 2 Zeichen haben',
  lastName: 'Nachname muss mindestens 2 Zeichen haben',
  companyName: 'Firmenname muss mindestens 2 Zeichen haben',
  industry: 'Bitte wähle eine Branche',
  description: 'Beschreibung muss mindestens 10 Zeichen haben',
  languages: 'Bitte wähle mindestens eine Sprache',
  platforms: 'Bitte wähle mindestens eine Plattform',
  domain: 'Domain ist erforderlich (z.B. meine-firma.de)',
  targetAudience: 'Zielgruppe ist erforderlich',
  specialties: 'Mehr als 15 Besonderheiten passen nicht',
  location: 'Standort/PLZ ist erforderlich',
});
