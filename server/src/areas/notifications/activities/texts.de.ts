import { xpAmounts } from '@rezenso/contract/limits';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { ActivityData, ActivityType } from './activity-types.ts';

/** How platforms are called in sentences. */
const platformNames: Readonly<Record<PlatformId, string>> = {
  google: 'Google',
  trustpilot: 'Trustpilot',
  proven_expert: 'ProvenExpert',
  facebook: 'Facebook',
  yelp: 'Yelp',
  kununu: 'kununu',
  jameda: 'jameda',
  other: 'einer weiteren Plattform',
};

interface Sentences {
  title: string;
  description: string;
  badge: string;
  action?: string;
}

/** What the feed says about each kind of activity. */
export const activityTexts: { [T in ActivityType]: (data: ActivityData[T]) => Sentences } = {
  'profile.completed': () => ({
    title: 'Profil vervollständigt',
    description: 'Andere Unternehmen können dich jetzt finden.',
    badge: `+${xpAmounts['profile.completed']}\u00a0XP`,
    action: 'Partner finden',
  }),
  'platform.added': ({ platform }) => ({
    title: 'Plattform hinzugefügt',
    description:
      platform === 'other'
        ? 'Du hast eine weitere Plattform verbunden.'
        : `Du bist jetzt mit ${platformNames[platform]} dabei.`,
    badge: 'Plattform',
    action: 'Plattformen ansehen',
  }),
  'match.requested': ({ partner }) => ({
    title: 'Match angefragt',
    description: `Du hast ${partner} einen Austausch vorgeschlagen.`,
    badge: 'Wartet auf Antwort',
    action: 'Matches ansehen',
  }),
  'match.received': ({ partner }) => ({
    title: 'Neue Match-Anfrage',
    description: `${partner} möchte sich mit dir austauschen.`,
    badge: 'Neu',
    action: 'Anfrage ansehen',
  }),
  'match.accepted': ({ partner }) => ({
    title: 'Match angenommen',
    description: `Du und ${partner} seid jetzt Partner.`,
    badge: 'Angenommen',
    action: 'Austausch starten',
  }),
  'match.declined': ({ partner }) => ({
    title: 'Match abgelehnt',
    description: `Mit ${partner} kommt diesmal kein Austausch zustande.`,
    badge: 'Abgelehnt',
    action: 'Partner finden',
  }),
  'match.completed': ({ partner }) => ({
    title: 'Match abgeschlossen',
    description: `Du und ${partner} habt beide eure Review gegeben.`,
    badge: 'Abgeschlossen',
    action: 'Matches ansehen',
  }),
  'exchange.started': ({ partner, reviews }) => ({
    title: 'Austausch gestartet',
    description: `Mit ${partner} sind ${reviews} Reviews verabredet.`,
    badge: '14 Tage Zeit',
    action: 'Zum Austausch',
  }),
  'review.submitted': ({ partner, platform }) => ({
    title: 'Review abgegeben',
    description: `Du hast ${partner} auf ${platformNames[platform]} bewertet.`,
    badge: 'Wartet auf Bestätigung',
    action: 'Zum Austausch',
  }),
  'review.received': ({ partner, platform }) => ({
    title: 'Neue Review erhalten',
    description: `${partner} hat dich auf ${platformNames[platform]} bewertet.`,
    badge: 'Bitte bestätigen',
    action: 'Review bestätigen',
  }),
  'review.confirmed': ({ partner }) => ({
    title: 'Deine Review wurde bestätigt',
    description: `${partner} hat deine Review bestätigt.`,
    badge: 'Bestätigt',
    action: 'Zum Austausch',
  }),
  'receipt.confirmed': ({ partner, platform }) => ({
    title: 'Review bestätigt',
    description: `Du hast die Review von ${partner} auf ${platformNames[platform]} bestätigt.`,
    badge: 'Bestätigt',
    action: 'Bewertungen ansehen',
  }),
  'review.imported': ({ platform }) => ({
    title: 'Review importiert',
    description: `Eine Review von ${platformNames[platform]} ist jetzt in deinem Portfolio.`,
    badge: 'Importiert',
    action: 'Bewertungen ansehen',
  }),
  'level.reached': ({ level }) => ({
    title: `Level ${level} erreicht`,
    description: 'Dein Einsatz zahlt sich aus.',
    badge: level,
  }),
  'achievement.unlocked': ({ title }) => ({
    title: `Erfolg „${title}“`,
    description: 'Du hast einen neuen Erfolg freigeschaltet.',
    badge: 'Erfolg',
  }),
};
