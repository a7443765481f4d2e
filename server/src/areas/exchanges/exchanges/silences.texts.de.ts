import type { Letter } from '../../../mail/letter.ts';
import { germanDate } from '../../../time/german-date.ts';

interface Notice {
  title: string;
  body: string;
}

/** What both sides are told before a review counts as confirmed; `partner` is the other side's company name. */
export const silenceTexts = {
  reviewer: (partner: string, platform: string, settlesAt: Date): Notice => ({
    title: 'Deine Review gilt bald als bestätigt',
    body: `${partner} hat deine Review auf ${platform} noch nicht bestätigt. Geschieht nichts, gilt sie am ${germanDate(settlesAt)} als bestätigt.`,
  }),
  recipient: (partner: string, platform: string, settlesAt: Date): Notice => ({
    title: 'Eine Review wartet auf deine Bestätigung',
    body: `Bitte prüfe die Review von ${partner} auf ${platform}. Ohne Antwort gilt sie am ${germanDate(settlesAt)} als bestätigt.`,
  }),
};

type SilenceLetter = (greetingName: string | null, notice: Notice, href: string) => Letter;

/** The mails that say the same. */
export const silenceLetters: Record<keyof typeof silenceTexts, SilenceLetter> = {
  reviewer: (greetingName, notice, href) => ({
    ...letterOf(greetingName, notice, ['Du musst nichts weiter tun.']),
    action: { label: 'Austausch ansehen', href },
  }),
  recipient: (greetingName, notice, href) => ({
    ...letterOf(greetingName, notice, ['Stimmt etwas nicht? Dann melde die Review auf derselben Seite.']),
    action: { label: 'Review bestätigen', href },
  }),
};

function letterOf(greetingName: string | null, { title, body }: Notice, more: readonly string[]) {
  const greeting = greetingName ? `Hallo ${greetingName},` : 'Hallo,';
  return { subject: title, preview: body, heading: title, paragraphs: [greeting, body, ...more] };
}
