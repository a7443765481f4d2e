import { magicLinkTtlMinutes } from '@rezenso/contract/limits';

export function signInEmail(href: string) {
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
