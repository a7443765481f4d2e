/** Ways of saying the same, for the one and the other pair. */
export type Wordings = readonly [string, ...string[]];

/** What `name`, the partner, has for the reader. `good` stands after 'brauchen', `offered` after 'bietet'. */
export const offers = {
  trade: (name: string, buyer: string, good: string, offered: string): Wordings => [
    `Als ${buyer} kannst du ${good} brauchen, und ${name} bietet ${offered}.`,
    `${name} bietet ${offered}; als ${buyer} kannst du ${good} brauchen.`,
  ],
  everybody: (name: string, good: string, offered: string): Wordings => [
    `${capitalised(good)} kann jeder Betrieb brauchen, und ${name} bietet ${offered}.`,
    `${name} bietet ${offered}, falls du ${good} brauchst.`,
    `Wenn du ${good} brauchst: ${name} bietet ${offered}.`,
  ],
  people: (name: string, offered: string): Wordings => [
    `${name} bietet ${offered}; das steht dir auch privat offen.`,
    `Auch privat steht dir offen, was ${name} bietet: ${offered}.`,
  ],
};

/** What the reader has for `name`, the partner, in a sentence that follows others. */
export const returns = {
  trade: (name: string, buyer: string, good: string, offered: string): Wordings => [
    `Umgekehrt kann ${name} als ${buyer} ${good} brauchen, und du bietest ${offered}.`,
    `Und du bietest ${offered}: Als ${buyer} kann ${name} ${good} brauchen.`,
  ],
  everybody: (name: string, good: string, offered: string): Wordings => [
    `Umgekehrt bietest du ${offered}, und ${good} kann jeder Betrieb brauchen.`,
    `Und du bietest ${offered}, falls ${name} ${good} braucht.`,
  ],
  people: (name: string, offered: string): Wordings => [
    `Umgekehrt bietest du ${offered}; das steht auch den Leuten von ${name} offen.`,
    `Und was du bietest, steht auch den Leuten von ${name} offen: ${offered}.`,
  ],
};

function capitalised(phrase: string): string {
  return phrase.charAt(0).toLocaleUpperCase('de') + phrase.slice(1);
}
