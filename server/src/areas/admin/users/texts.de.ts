import type { Letter } from '../../../mail/letter.ts';

/** What somebody reads in the page whose ban was lifted. */
export const unbannedNotice = {
  title: 'Dein Konto ist wieder freigeschaltet',
  body: 'Du kannst Rezenso wieder in vollem Umfang nutzen.',
};

/** The mail to somebody whose account was banned; the reason an admin noted is for the admins. */
export function bannedLetter(firstName: string | null): Letter {
  return {
    subject: 'Dein Konto wurde gesperrt',
    preview: 'Du kannst dich vorerst nicht mehr bei Rezenso anmelden.',
    heading: 'Dein Konto wurde gesperrt',
    paragraphs: [
      greeting(firstName),
      'wir haben dein Konto gesperrt. Du wurdest auf allen Geräten abgemeldet und kannst dich vorerst nicht mehr anmelden.',
      'Du möchtest den Grund wissen oder hältst das für einen Irrtum? Melde dich bei unserem Support, dann prüfen wir es noch einmal.',
    ],
  };
}

/** The mail to somebody whose ban was lifted. */
export function unbannedLetter(firstName: string | null, href: string): Letter {
  return {
    subject: unbannedNotice.title,
    preview: unbannedNotice.body,
    heading: unbannedNotice.title,
    paragraphs: [greeting(firstName), 'wir haben deine Sperre aufgehoben. Schön, dass du wieder dabei bist!'],
    action: { label: 'Jetzt anmelden', href },
  };
}

function greeting(name: string | null): string {
  return name ? `Hallo ${name},` : 'Hallo,';
}
