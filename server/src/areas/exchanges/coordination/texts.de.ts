import { exchangeDueDays } from '@rezenso/contract/limits';
import type { Letter } from '../../../mail/letter.ts';

/** What the partner is told when the other side starts the exchange. */
export const exchangeStartedTexts = {
  title: 'Euer Austausch läuft',
  body: (partner: string, reviews: number) =>
    `${partner} hat den Austausch gestartet: ${reviews} Reviews sind verabredet, ihr habt ${exchangeDueDays} Tage Zeit.`,
};

/** What a member is told whom nobody can review yet. */
export const platformMissingTexts = {
  type: 'platform.missing',
  title: 'Dir fehlt noch eine Plattform',
  body: (partner: string) =>
    `${partner} möchte euren Austausch planen. Trag ein Profil ein, auf dem Partner dich bewerten dürfen.`,
};

export function exchangeStartedLetter(
  greetingName: string | null,
  partner: string,
  reviews: number,
  href: string,
): Letter {
  const body = exchangeStartedTexts.body(partner, reviews);
  return {
    subject: `${partner} hat euren Austausch gestartet`,
    preview: body,
    heading: exchangeStartedTexts.title,
    paragraphs: [
      greetingName ? `Hallo ${greetingName},` : 'Hallo,',
      body,
      'Auf der Seite „Austausch“ siehst du, was du wo schreibst und welche Regeln dort gelten. Schreib ehrlich und nur, was du selbst erlebt hast.',
    ],
    action: { label: 'Austausch ansehen', href },
  };
}
