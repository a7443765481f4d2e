import type { PlatformId } from '@rezenso/contract/vocabulary';

/** What customers read who followed the link or the code. */
export const customerTexts = {
  title: (company: string) => `${company} bewerten`,
  question: (company: string) => `Wie war es bei ${company}?`,
  invitation:
    'Schreib ehrlich, was gut war und was nicht. Such dir aus, wo: Du kommst direkt zum Profil und schreibst dort mit deinem eigenen Konto.',
  same: 'Diese Seite ist für alle gleich. Niemand fragt dich vorher nach Sternen, und niemand darf dir für eine Bewertung etwas versprechen.',
  privacy:
    'Wir zählen nur, wie oft diese Seite und die Links darauf geöffnet werden: ohne Cookies und ohne etwas über dich zu speichern.',
  none: 'Hier ist gerade kein Profil zu finden. Schau bitte später noch einmal vorbei.',
  report: 'Diese Seite melden',
  description: (company: string) => `Wo du ${company} bewerten kannst.`,
};

/** Instead of it, for a platform to which no link can lead yet. */
export const noAddress = 'Trag bei den Plattformen die Adresse deines Profils ein, dann führt dein Link auch dorthin.';

/** Beside the rule of a platform of which the address is no profile. */
export const otherAddress =
  'Die Adresse, die du eingetragen hast, ist kein Profil auf dieser Plattform. Deshalb steht der Link unter dem Namen der Website.';

/** What platforms say about asking customers. Engineering input, not legal advice. */
export const customerRules: Readonly<Record<PlatformId, string>> = {
  google:
    'Google erlaubt, alle Kunden um eine Bewertung zu bitten. Verboten ist, nur Zufriedene zu fragen oder etwas dafür anzubieten.',
  trustpilot: 'Trustpilot erlaubt Einladungen, wenn du alle gleich und neutral fragst und nichts dafür anbietest.',
  proven_expert: 'ProvenExpert erlaubt Einladungen an echte Kunden. Frag alle gleich und biete nichts dafür an.',
  facebook:
    'Facebook erlaubt, um Empfehlungen zu bitten. Verboten sind Gegenleistungen und Beiträge ohne eigene Erfahrung.',
  yelp: 'Yelp möchte nicht, dass Betriebe um Bewertungen bitten, auch nicht neutral. Deshalb führt dein Link nicht dorthin.',
  kununu:
    'Auf kununu bewerten Beschäftigte und Bewerber ihren Arbeitgeber, keine Kunden. Deshalb führt dein Link nicht dorthin.',
  jameda:
    'Auf jameda schreiben nur Patientinnen und Patienten. Bitte alle gleich, ohne Gegenleistung, und achte auf die Schweigepflicht.',
  other:
    'Lies vorher, was die Plattform zum Bitten um Bewertungen sagt. Fast alle verlangen: alle gleich fragen, nichts dafür anbieten.',
};
