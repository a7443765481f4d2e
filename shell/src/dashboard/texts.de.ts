import { texts as translated } from '@rezenso/contract/language';

const nbsp = '\u00a0';

export const texts = /* @__PURE__ */ translated('shell/dashboard/texts/texts', {
  incompleteTitle: 'Profil vervollständigen',
  incompleteDescription: 'Mit vollständigem Profil finden wir passende Partner für dich. Gleich geht es los …',
  failedTitle: 'Dein Profil konnte nicht geladen werden',
  failedDescription: 'Level, Trust Score und Kontostatus fehlen deshalb gerade. Alles andere funktioniert weiter.',
  floating: 'Partner finden',
});

export const heroTexts = /* @__PURE__ */ translated('shell/dashboard/texts/heroTexts', {
  page: 'Dashboard',
  greetings: { morning: 'Guten Morgen', day: 'Guten Tag', evening: 'Guten Abend' },
  greeting: (greeting: string, firstName: string | null) => (firstName ? `${greeting}, ${firstName}!` : `${greeting}!`),
  noRating: 'Noch keine Bewertungen',
  rating: (rating: string, reviews: string) => `${rating} von 5 Sternen aus ${reviews}`,
  reviews: (count: number, formatted: string) => (count === 1 ? '1 Bewertung' : `${formatted} Bewertungen`),
});

export const statTexts = /* @__PURE__ */ translated('shell/dashboard/texts/statTexts', {
  title: 'Deine Zahlen',
  received: 'Bewertungen erhalten',
  receivedHint: 'von Partnern und verbundenen Profilen',
  given: 'Bewertungen gegeben',
  givenHint: 'für deine Partner',
  matches: 'Matches',
  matchesHint: 'seit deinem Start',
  average: 'Durchschnitt',
  averageHint: 'So sehen dich Partner',
  noAverage: '–',
});

export const levelTexts = /* @__PURE__ */ translated('shell/dashboard/texts/levelTexts', {
  title: 'Dein Level',
  progress: 'Fortschritt zum nächsten Level',
  xp: (xp: string, target: string) => `${xp} / ${target}${nbsp}XP`,
  remaining: (xp: string, next: string) => `Noch ${xp}${nbsp}XP bis ${next}`,
  highest: 'Höchstes Level erreicht',
  ladder: 'Alle Level',
  earn: 'So sammelst du XP',
  actions: {
    submitted: 'Review abgeben',
    onTime: 'Pünktlich und bestätigt',
    received: 'Erhalt bestätigen',
    platform: 'Neue Plattform hinzufügen',
  },
  amount: (xp: number) => `+${xp}${nbsp}XP`,
  partnerRule: `Mit demselben Partner gibt es alle 90${nbsp}Tage XP. Neue Partner bringen dich schneller voran. Reviews zählen, wenn sie etwas in eigenen Worten erzählen.`,
});

export const trustTexts = /* @__PURE__ */ translated('shell/dashboard/texts/trustTexts', {
  title: 'Trust Score',
  balance: 'Balance',
  labels: { excellent: 'Ausgezeichnet', good: 'Gut', average: 'Durchschnitt' },
  rank: (percent: number) => `Top ${percent}%`,
  none: 'Noch kein Trust Score',
  howToGetOne:
    'Er entsteht, sobald ein Partner deine erste Review bestätigt: Starte einen Austausch und gib sie pünktlich ab.',
  noneAction: 'Partner finden',
  milestones: 'Meilensteine',
  exchanged: '30 Reviews ausgetauscht',
  verified: 'Profil verifiziert',
  verifiedHow:
    'Verifiziert bist du, wenn deine E-Mail-Adresse zu deiner Website gehört, wie info@dein-betrieb.de zu dein-betrieb.de.',
  verifiedAction: 'Website im Profil prüfen',
  active: '7 Tage aktiv',
  done: 'Erreicht',
  open: 'Offen',
  of: (value: number, target: number) => `${value}/${target}`,
});

export const accountTexts = /* @__PURE__ */ translated('shell/dashboard/texts/accountTexts', {
  title: 'Kontostatus',
  plan: 'Tarif',
  free: 'Free',
  pro: 'Pro',
  remaining: 'Verbleibende Matches',
  unlimited: 'Unbegrenzt',
  remainingOf: (left: number, all: number) => `${left} von ${all}`,
  verification: 'Verifizierung',
  verified: 'Verifiziert',
  unverified: 'Noch nicht verifiziert',
  upgrade: 'Upgrade auf Pro',
  manage: 'Abo verwalten',
});

export const quickTexts = /* @__PURE__ */ translated('shell/dashboard/texts/quickTexts', {
  title: 'Schnellzugriff',
  matches: 'Partner finden',
  exchanges: 'Review abgeben',
  reviews: 'Bewertungen',
  settings: 'Profil',
});

export const callTexts = /* @__PURE__ */ translated('shell/dashboard/texts/callTexts', {
  title: 'Bereit für den nächsten Austausch?',
  description: 'Wer gibt, gewinnt: Lerne ein Unternehmen kennen, das zu dir passt, und bewertet euch ehrlich und fair.',
  action: 'Matches entdecken',
});
