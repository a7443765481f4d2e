import type { Wordings } from './trade-sentences.de.ts';

/** The reader's website names businesses like the partner as its customers; `word` as it stands there, so that no form has to be made. */
export const yourCustomers = (name: string, word: string): Wordings => [
  `Deine Website nennt „${word}“ als Kundschaft, also Betriebe wie ${name}.`,
  `Auf deiner Website steht „${word}“, wo es um deine Kundschaft geht, und so ein Betrieb ist ${name}.`,
  `Als Kundschaft nennt deine Website „${word}“: So ein Betrieb ist ${name}.`,
  `Deine Website nennt „${word}“ als Kundschaft, also Betriebe wie diesen.`,
  `Auf deiner Website steht „${word}“, wo es um deine Kundschaft geht: Dazu passt dieser Betrieb.`,
];

/** The partner's website names businesses like the reader's as its customers. */
export const theirCustomers = (name: string, word: string): Wordings => [
  `Die Website von ${name} nennt „${word}“ als Kundschaft, also Betriebe wie deinen.`,
  `Auf der Website von ${name} steht „${word}“, wo es um die Kundschaft geht: So ein Betrieb ist deiner.`,
  `${name} nennt auf der Website „${word}“ als Kundschaft, also Betriebe wie deinen.`,
  `Die Website nennt „${word}“ als Kundschaft, also Betriebe wie deinen.`,
  `Als Kundschaft nennt die Website dort „${word}“, also Betriebe wie deinen.`,
];

/** The reader's website names businesses like the partner as those it works with. */
export const yourPartners = (name: string, word: string): Wordings => [
  `Deine Website erzählt von Zusammenarbeit und nennt „${word}“: In diesem Fach arbeitet auch ${name}.`,
  `Auf deiner Website steht „${word}“, wo es um Zusammenarbeit geht, und das ist auch das Fach von ${name}.`,
  `Deine Website nennt „${word}“, wo es um Zusammenarbeit geht: In diesem Fach arbeitet auch dieser Betrieb.`,
];

/** The partner's website names businesses like the reader's as those it works with. */
export const theirPartners = (name: string, word: string): Wordings => [
  `Die Website von ${name} erzählt von Zusammenarbeit und nennt „${word}“: In diesem Fach arbeitest auch du.`,
  `Auf der Website von ${name} steht „${word}“, wo es um Zusammenarbeit geht, und das ist auch dein Fach.`,
  `Die Website nennt „${word}“, wo es um Zusammenarbeit geht, und das ist auch dein Fach.`,
];

/** The reader's website tells of businesses like the partner, and does not say what they are to it. */
export const yourWebsiteTells = (name: string, word: string): Wordings => [
  `Auf deiner Website ist auch von „${word}“ die Rede: In diesem Fach arbeitet ${name}.`,
  `Deine Website nennt „${word}“, und in diesem Fach arbeitet ${name}.`,
  `Auf deiner Website ist auch von „${word}“ die Rede: In diesem Fach arbeitet dieser Betrieb.`,
];

/** The partner's website tells of businesses like the reader's. */
export const theirWebsiteTells = (name: string, word: string): Wordings => [
  `Auf der Website von ${name} ist auch von „${word}“ die Rede: In diesem Fach arbeitest du.`,
  `Die Website von ${name} nennt „${word}“, und in diesem Fach arbeitest du.`,
  `Auf der Website dort ist auch von „${word}“ die Rede: In diesem Fach arbeitest du.`,
];
