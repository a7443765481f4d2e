import { exchangeDueDays, freeMatches } from '@rezenso/contract/limits';
import type { Letter } from '../../../mail/letter.ts';

/** The mail to a business whose profile became complete. */
export function welcomeLetter(greetingName: string | null, company: string, origin: string): Letter {
  return {
    subject: 'Willkommen bei Rezenso',
    preview: 'Dein Profil steht. So kommst du zu deinem ersten Austausch.',
    heading: 'Schön, dass du da bist',
    paragraphs: [
      greetingName ? `Hallo ${greetingName},` : 'Hallo,',
      `das Profil von ${company} ist fertig, andere Unternehmen können dich jetzt finden. So geht es weiter:`,
    ],
    steps: [
      {
        title: 'Partner finden',
        text: 'Sieh dir an, wer zu dir passt, und schlag ein Match vor.',
      },
      {
        title: 'Austausch verabreden',
        text: `Wir planen für euch beide gleich viele Reviews. Ihr habt ${exchangeDueDays} Tage Zeit.`,
      },
      {
        title: 'Ehrlich bewerten',
        text: 'Schreib, was du selbst erlebt hast. Sterne ändern nie, was du dafür bekommst.',
      },
    ],
    action: { label: 'Ersten Partner finden', href: `${origin}/matches` },
    footnotes: [`Die ersten ${freeMatches} Matches sind kostenlos.`],
  };
}
