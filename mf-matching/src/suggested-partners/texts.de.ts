import { texts } from '@rezenso/contract/language';
import type { PartnerWishes } from '@rezenso/contract/matches';

export const wishTexts = /* @__PURE__ */ texts('mf-matching/suggested-partners/texts/wishTexts', {
  locale: 'de',
  bar: 'Vorschläge filtern und ordnen',
  lookFor: 'Wonach suchst du?',
  missing: 'Dieser Betrieb ist gerade nicht unter deinen Vorschlägen.',
  filters: (count: number) => (count > 0 ? `Filter (${count})` : 'Filter'),
  labels: {
    industry: 'Branche',
    radiusKm: 'Umkreis',
    platform: 'Plattform',
    language: 'Sprache',
    order: 'Reihenfolge',
  } satisfies Record<keyof PartnerWishes, string>,
  orders: { fit: 'Beste zuerst', distance: 'Nächste zuerst', rating: 'Bestbewertete zuerst' },
  anyIndustry: 'Alle Branchen',
  anywhere: 'Jede Entfernung',
  within: (km: number) => `Bis ${km} km`,
  anyPlatform: 'Alle Plattformen',
  anyLanguage: 'Alle Sprachen',
  found: (count: number) => (count === 1 ? 'Ein Vorschlag' : `${count} Vorschläge`),
  more: (count: number) => `Weitere Vorschläge (${count})`,
  nobodyWished: 'Gerade passt niemand zu allem, was du suchst. Wir zeigen dir die, die am nächsten kommen.',
  nobodyNear: (km: number | null) =>
    `In deiner Nähe ist noch niemand, den wir dir vorschlagen können.${km === null ? '' : ` Der nächste dieser Betriebe ist rund ${km}\u00a0km entfernt.`}`,
  nobodyTitle: 'Niemand passt zu diesen Filtern',
  nobodyDescription: 'Nimm einen Filter zurück oder such in einem größeren Umkreis.',
  reset: 'Filter zurücksetzen',
});

export const partnerTexts = /* @__PURE__ */ texts('mf-matching/suggested-partners/texts/partnerTexts', {
  near: 'in\u00a0deiner\u00a0Nähe',
  wished: 'Passt zu dem, was du suchst',
  hasPriority: 'Pro',
  away: (km: number) => `rund\u00a0${km}\u00a0km`,
  details: 'Mehr',
  detailsOf: (partner: string) => `Mehr über ${partner}`,
  fold: 'Weniger',
  foldOf: (partner: string) => `Weniger über ${partner}`,
  about: (partner: string) => `Über ${partner}`,
  itself: 'So stellt sich der Betrieb vor',
  languages: 'Sprachen',
});
