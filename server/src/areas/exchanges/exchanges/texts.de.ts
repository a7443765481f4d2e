import type { Worth } from '../../../engines/reviews/index.ts';
import type { Letter } from '../../../mail/letter.ts';

export const reminderKinds = ['before', 'due', 'overdue'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

interface Notice {
  title: string;
  body: string;
}

/** What businesses are told about their exchanges; `partner` is the other side's company name. */
export const exchangeTexts = {
  submitted: (partner: string, platform: string): Notice => ({
    title: 'Neue Review für dich',
    body: `${partner} hat dich auf ${platform} bewertet. Bitte bestätige, dass die Review angekommen ist.`,
  }),
  confirmed: (partner: string, platform: string): Notice => ({
    title: 'Deine Review wurde bestätigt',
    body: `${partner} hat deine Review auf ${platform} bestätigt. Danke für deinen Beitrag!`,
  }),
  /** To the reviewer, when nobody confirmed in time. */
  settled: (partner: string, platform: string): Notice => ({
    title: 'Deine Review gilt als bestätigt',
    body: `${partner} hat sich nicht gemeldet. Deine Review auf ${platform} zählt jetzt als bestätigt.`,
  }),
  /** To the recipient, when nobody confirmed in time. */
  received: (partner: string, platform: string): Notice => ({
    title: 'Eine Review gilt als bestätigt',
    body: `Die Review von ${partner} auf ${platform} zählt jetzt als bestätigt und steht bei deinen Bewertungen.`,
  }),
};

/** The mail to the reviewer that quotes what the recipient noted when confirming. */
export function confirmedLetter(
  greetingName: string | null,
  { title, body }: Notice,
  words: string,
  href: string,
): Letter {
  return {
    subject: title,
    preview: body,
    heading: title,
    paragraphs: [greeting(greetingName), body],
    quote: words,
    action: { label: 'Austausch ansehen', href },
  };
}

/** What a reviewer is told whose text is withheld. */
export const withheldTexts = {
  no_substance: {
    title: 'Für diese Review gibt es keine XP',
    body: 'Sie sagt kaum etwas aus und zählt deshalb nicht mit, auch nicht für dein Vertrauen und den Schnitt deines Partners. Schreib in ein, zwei eigenen Sätzen, was du erlebt hast: Bis dein Partner sie bestätigt, kannst du unter „Austausch“ einen besseren Text abgeben.',
  },
  known_text: {
    title: 'Für diese Review gibt es keine XP',
    body: 'Fast derselbe Text wurde schon einmal abgegeben. Deshalb zählt sie nicht mit, auch nicht für dein Vertrauen und den Schnitt deines Partners. Jede Review zählt, wenn sie für diesen Betrieb geschrieben ist: Bis dein Partner sie bestätigt, kannst du unter „Austausch“ einen eigenen Text abgeben.',
  },
} satisfies Record<NonNullable<Worth['withheld']>, Notice>;

/** What its writer is told when a withheld review counts after all, with the XP that were missing. */
export const releasedNotice = (points: number): Notice => ({
  title: 'Deine Review zählt jetzt mit',
  body: [
    'Wir haben sie noch einmal geprüft: Mit ihr ist alles in Ordnung.',
    ...(points > 0 ? [`Dafür hast du ${points}\u00a0XP bekommen.`] : []),
  ].join(' '),
});

export const reminderTexts: Record<ReminderKind, (partner: string, platform: string, days: number) => Notice> = {
  before: (partner, platform, days) => ({
    title: days === 1 ? 'Deine Review ist morgen fällig' : `Deine Review ist in ${days} Tagen fällig`,
    body: `Denk an deine Review für ${partner} auf ${platform}.`,
  }),
  due: (partner, platform) => ({
    title: 'Deine Review ist heute fällig',
    body: `Heute ist der letzte Tag für deine Review für ${partner} auf ${platform}.`,
  }),
  overdue: (partner, platform, days) => ({
    title: `Deine Review ist seit ${-days} Tagen überfällig`,
    body: `${partner} wartet noch auf deine Review auf ${platform}.`,
  }),
};

/** The mail that asks the recipient to confirm a review. */
export function submittedLetter(greetingName: string | null, { title, body }: Notice, href: string): Letter {
  return {
    subject: title,
    preview: body,
    heading: title,
    paragraphs: [greeting(greetingName), body],
    action: { label: 'Review bestätigen', href },
  };
}

/** The mail that reminds the reviewer of an agreed review. */
export function reminderLetter(greetingName: string | null, { title, body }: Notice, href: string): Letter {
  return {
    subject: title,
    preview: body,
    heading: title,
    paragraphs: [greeting(greetingName), body, 'Ein paar ehrliche Sätze über das, was du selbst erlebt hast, genügen.'],
    action: { label: 'Review schreiben', href },
  };
}

function greeting(name: string | null): string {
  return name ? `Hallo ${name},` : 'Hallo,';
}
