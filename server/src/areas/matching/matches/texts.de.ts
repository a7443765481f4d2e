import type { Letter } from '../../../mail/letter.ts';

interface Notice {
  title: string;
  body: string;
}

/** What businesses are told about their matches; `partner` is the other side's company name. */
export const matchTexts = {
  requested: (partner: string): Notice => ({
    title: 'Neue Match-Anfrage',
    body: `${partner} möchte mit dir Reviews austauschen. Schau es dir an und antworte.`,
  }),
  accepted: (partner: string): Notice => ({
    title: 'Match angenommen',
    body: `${partner} ist dabei. Jetzt könnt ihr euren Austausch starten.`,
  }),
  declined: (partner: string): Notice => ({
    title: 'Match abgelehnt',
    body: `Mit ${partner} kommt diesmal kein Austausch zustande. Es gibt noch mehr passende Partner.`,
  }),
  rated: (partner: string): Notice => ({
    title: 'Dein Partner hat seine Review abgegeben',
    body: `${partner} wartet jetzt auf deine Review.`,
  }),
  completed: (partner: string): Notice => ({
    title: 'Match abgeschlossen',
    body: `Du und ${partner} habt beide eure Review abgegeben. Danke für den fairen Austausch!`,
  }),
};

/** The mail to a business that a partner asks for a match. */
export function requestedLetter(
  greetingName: string | null,
  partner: string,
  why: string | null,
  href: string,
): Letter {
  return {
    subject: `${partner} möchte mit dir Reviews austauschen`,
    preview: `${partner} hat dir ein Match vorgeschlagen.`,
    heading: 'Du hast eine neue Match-Anfrage',
    paragraphs: [
      greetingName ? `Hallo ${greetingName},` : 'Hallo,',
      `${partner} möchte mit dir ehrliche Reviews austauschen. Du entscheidest in Ruhe, ob das für dich passt.`,
    ],
    ...(why ? { quote: why } : {}),
    action: { label: 'Anfrage ansehen', href },
  };
}

/** The mail to a business whose request was accepted. */
export function acceptedLetter(greetingName: string | null, partner: string, href: string): Letter {
  return {
    subject: `${partner} hat dein Match angenommen`,
    preview: 'Jetzt könnt ihr euren Austausch starten.',
    heading: 'Dein Match wurde angenommen',
    paragraphs: [
      greetingName ? `Hallo ${greetingName},` : 'Hallo,',
      `gute Nachrichten: ${partner} ist dabei. Plant jetzt gemeinsam, wer wen auf welcher Plattform bewertet.`,
    ],
    action: { label: 'Austausch starten', href },
  };
}

/** The mail to a business that a partner reviewed in a match without a plan. */
export function reviewedLetter(greetingName: string | null, partner: string, words: string, href: string): Letter {
  return {
    subject: `${partner} hat dir eine Review geschrieben`,
    preview: `So war die Zusammenarbeit für ${partner}.`,
    heading: 'Du hast eine Review bekommen',
    paragraphs: [greetingName ? `Hallo ${greetingName},` : 'Hallo,', `das hat ${partner} über dich geschrieben:`],
    quote: words,
    action: { label: 'Match ansehen', href },
  };
}

/** The mail to a business whose request was declined, with the partner's reason where there is one. */
export function declinedLetter(
  greetingName: string | null,
  partner: string,
  reason: string | null,
  href: string,
): Letter {
  return {
    subject: `${partner} kann gerade nicht`,
    preview: 'Es gibt noch mehr Unternehmen, die zu dir passen.',
    heading: 'Diesmal kein Austausch',
    paragraphs: [
      greetingName ? `Hallo ${greetingName},` : 'Hallo,',
      `${partner} hat deine Match-Anfrage abgelehnt. Das sagt nichts über dein Unternehmen: Oft passt nur der Zeitpunkt nicht.`,
      'Wir haben weitere Partner für dich herausgesucht.',
    ],
    ...(reason ? { quote: reason } : {}),
    action: { label: 'Partner ansehen', href },
  };
}
