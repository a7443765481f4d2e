import { magicLinkTtlMinutes } from '@rezenso/contract/limits';
import type { Letter } from '../../../mail/letter.ts';

/** The mail behind the sign-in screen. */
export function signInLetter(href: string): Letter {
  return {
    subject: 'Dein Anmeldelink für Rezenso',
    preview: `Mit einem Klick anmelden – der Link gilt ${magicLinkTtlMinutes} Minuten.`,
    heading: 'Dein Anmeldelink',
    paragraphs: [
      'Hallo,',
      `hier ist dein Link zur Anmeldung bei Rezenso. Er gilt ${magicLinkTtlMinutes} Minuten und lässt sich einmal verwenden.`,
    ],
    action: { label: 'Jetzt anmelden', href },
    footnotes: ['Du hast keinen Link angefordert? Dann kannst du diese E-Mail einfach ignorieren.'],
  };
}

/** What a new account is told first, oldest first. */
export const welcomeNotifications = [
  {
    type: 'welcome',
    title: 'Willkommen bei Rezenso',
    body: 'Schön, dass du da bist! Hier tauschen Unternehmen ehrliche Bewertungen.',
    href: '/',
  },
  {
    type: 'complete_profile',
    title: 'Vervollständige dein Profil',
    body: 'Mit einem vollständigen Profil finden wir passende Partner für dich.',
    href: '/onboarding',
  },
  {
    type: 'find_partner',
    title: 'Finde deinen ersten Partner',
    body: 'Sieh dir an, welche Unternehmen zu dir passen, und schlage ein Match vor.',
    href: '/matches',
  },
] as const;
