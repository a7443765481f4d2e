import type { Particular } from './told.ts';

/** What to tell the writer about each side of a review's quality. */
export const advice = {
  details: (things: readonly string[]) => `Du nennst Einzelheiten, etwa ${quoted(things)}.`,
  detailsMissing: (missing: readonly Particular[]) => `Nenne mehr Einzelheiten: ${listed(missing, asked)}?`,
  ownWords: 'Der Text enthält kaum feste Wendungen.',
  general: 'Das könnte über jeden Betrieb gesagt sein. Erzähle, was hier anders war.',
  stockPhrases: (phrase: string) =>
    `„${phrase}“ steht in vielen Bewertungen. Schreib stattdessen, woran du das merkst.`,
  tooLong: (words: number) => `${words} Wörter liest kaum jemand zu Ende. Kürze auf das Wichtigste.`,
  length: 'Die Länge passt.',
  tooShort: (words: number) =>
    `Mit ${words} ${words === 1 ? 'Wort' : 'Wörtern'} ist der Text kurz. Zwei, drei Sätze mehr helfen anderen.`,
  soundsCritical: (stars: number) =>
    `Der Text klingt kritisch, du vergibst aber ${stars} Sterne. Passt beides zusammen?`,
  soundsContent: (stars: number) =>
    `Der Text klingt zufrieden, du vergibst aber ${stars} ${stars === 1 ? 'Stern' : 'Sterne'}. Passt beides zusammen?`,
  balance: 'Du wägst ab, das macht die Bewertung glaubwürdig.',
  oneSided: 'Gab es auch etwas, das besser oder schlechter war als der Rest? Ein Satz dazu wirkt ehrlich.',
  longSentence: (words: number) => `Ein Satz hat ${words} Wörter. Mach zwei daraus.`,
  readable: 'Der Text liest sich leicht.',
  hardToRead: 'Der Text liest sich schwer. Kürzere Sätze und einfachere Wörter helfen.',
  shouting: 'Viele Ausrufezeichen oder Großbuchstaben wirken wie Werbung. Lass die Sache für sich sprechen.',
  superlatives: 'Viele Superlative wirken unecht. Ein Beispiel überzeugt mehr als „perfekt“.',
};

/** The same about a review that somebody else wrote, to the business that it is about. */
export const remarks = {
  details: (things: readonly string[]) => `Die Bewertung nennt Einzelheiten, etwa ${quoted(things)}.`,
  detailsMissing: (missing: readonly Particular[]) => `Einzelheiten fehlen: ${listed(missing, untold)}.`,
  ownWords: 'Der Text enthält kaum feste Wendungen.',
  general: 'Das könnte über jeden Betrieb gesagt sein. Was bei dir anders war, steht nicht darin.',
  stockPhrases: (phrase: string) => `„${phrase}“ steht in vielen Bewertungen und sagt deshalb wenig.`,
  tooLong: (words: number) => `${words} Wörter liest kaum jemand zu Ende.`,
  length: 'Die Länge passt.',
  tooShort: (words: number) => `Mit ${words} ${words === 1 ? 'Wort' : 'Wörtern'} ist der Text kurz.`,
  soundsCritical: (stars: number) => `Der Text klingt kritisch, es sind aber ${stars} Sterne.`,
  soundsContent: (stars: number) =>
    `Der Text klingt zufrieden, ${stars === 1 ? 'es ist aber 1 Stern' : `es sind aber ${stars} Sterne`}.`,
  balance: 'Die Bewertung wägt ab, das macht sie glaubwürdig.',
  oneSided: 'Die Bewertung wägt nicht ab: Nichts war besser oder schlechter als der Rest.',
  longSentence: (words: number) => `Ein Satz hat ${words} Wörter und liest sich schwer.`,
  readable: 'Der Text liest sich leicht.',
  hardToRead: 'Der Text liest sich schwer.',
  shouting: 'Viele Ausrufezeichen oder Großbuchstaben wirken wie Werbung.',
  superlatives: 'Viele Superlative wirken unecht.',
} satisfies typeof advice;

const asked = {
  what: 'was genau hast du bekommen',
  who: 'wer hat dir geholfen',
  when: 'wann war das oder wie lange hat es gedauert',
};

const untold = { what: 'was jemand bekam', who: 'wer geholfen hat', when: 'wann das war oder wie lange es dauerte' };

function listed(missing: readonly Particular[], words: Record<Particular, string>): string {
  return missing.map((one) => words[one]).join(', ');
}

function quoted(things: readonly string[]): string {
  return things.length === 0 ? 'Zahlen und Zeiten' : things.map((thing) => `„${thing}“`).join(', ');
}
