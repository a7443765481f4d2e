import { kilometresText, listOf } from '../text/formats.de.ts';
import type { Wordings } from './trade-sentences.de.ts';

export const unknown = (name: string) => `Was dich und ${name} verbindet, wissen wir noch nicht.`;

/** A distance as it stands in a sentence. */
export const way = kilometresText;

export const near = (name: string): Wordings => [
  `${name} ist ganz in deiner Nähe.`,
  'Ihr seid in derselben Gegend zu Hause.',
  `Der Weg zu ${name} ist kurz.`,
];

/** Of two in one town. */
export const sameTown = (name: string, town: string): Wordings => [
  `Ihr seid beide in ${town} zu Hause.`,
  `${name} ist wie du in ${town} zu finden.`,
  `Euch beide findet man in ${town}.`,
];

/** Nothing is said of visiting: whether one would, nobody knows. */
export const apart = (name: string, kilometres: number): Wordings => {
  const way = kilometresText(kilometres);
  return [
    `${name} ist rund ${way} entfernt.`,
    `Zwischen euch liegen etwa ${way}.`,
    `Von dir bis zu ${name} sind es rund ${way}.`,
  ];
};

/** Of a partner that is too far to come by. */
export const far = (name: string, kilometres: number): Wordings => {
  const way = kilometresText(kilometres);
  return [
    `Bis zu ${name} sind es rund ${way}.`,
    `Zwischen euch liegen rund ${way}.`,
    `Der Weg ist weit: rund ${way}.`,
    `${name} liegt rund ${way} entfernt.`,
    `Von dir aus sind es rund ${way} zu ${name}.`,
    `Rund ${way} trennen euch.`,
    `Von dir aus sind es rund ${way}.`,
    `Bis dorthin sind es rund ${way}.`,
  ];
};

/** Of the first of a list whose reader has nobody near. */
export const nobodyNear = (name: string, kilometres: number) =>
  `In deiner Nähe ist noch niemand, den wir dir vorschlagen können: Bis zu ${name} sind es rund ${kilometresText(kilometres)}.`;

/** A partner's profile names businesses like the reader's; `group` as it is written there. */
export const namesYou = (name: string, group: string): Wordings => [
  `Als Zielgruppe nennt ${name} im Profil „${group}“.`,
  `„${group}“ steht bei ${name} im Profil als Zielgruppe.`,
  `Im Profil von ${name} steht „${group}“ als Zielgruppe.`,
  `Als Zielgruppe steht dort im Profil „${group}“.`,
  `Das Profil nennt „${group}“ als Zielgruppe.`,
];

/** The reader's profile names businesses like the partner. */
export const youName = (name: string, group: string): Wordings => [
  `Du nennst „${group}“ als Zielgruppe, und dazu passt ${name}.`,
  `Zu deiner Zielgruppe „${group}“ passt ${name}.`,
  `In deinem Profil steht „${group}“ als Zielgruppe; dazu passt ${name}.`,
  `Das passt zu deiner Zielgruppe „${group}“.`,
  `In deinem Profil steht „${group}“ als Zielgruppe; das passt dazu.`,
];

export const audience = (name: string, shared: readonly string[]): Wordings => {
  const groups = listOf(shared);
  return [
    `Ihr sprecht beide ${groups} an.`,
    `Wie du wendet sich ${name} an ${groups}.`,
    `Eure Zielgruppen treffen sich: Beide erreicht ihr ${groups}.`,
    `Was euch verbindet, sind eure Kunden: ${groups}.`,
    `Ihr arbeitet beide für ${groups}.`,
    `${name} spricht wie du ${groups} an.`,
  ];
};

/** Of two that share groups but not the area: their customers hardly ever meet. */
export const sameGroupsElsewhere = (name: string, shared: readonly string[]): Wordings => {
  const groups = listOf(shared);
  return [
    `Ihr sprecht beide ${groups} an.`,
    `Gemeinsam ist euch die Zielgruppe: ${groups}.`,
    `Beide wendet ihr euch an ${groups}.`,
    `${name} spricht wie du ${groups} an.`,
  ];
};

export const reliability = (name: string, known: readonly string[]): Wordings => {
  const facts = listOf(known);
  return [
    `Auf ${name} ist Verlass: Der Betrieb ${facts}.`,
    `${name} ${facts}.`,
    `Gut zu wissen: ${name} ${facts}.`,
    `Der Betrieb ${facts}.`,
    `Gut zu wissen: Der Betrieb ${facts}.`,
    `Darauf ist Verlass: Der Betrieb ${facts}.`,
  ];
};

export const platforms = (common: readonly string[]): Wordings => {
  const names = listOf(common);
  return [
    `Beide habt ihr ein Profil auf ${names}, der Austausch läuft also auf derselben Plattform.`,
    `Ihr seid beide auf ${names} zu finden.`,
    `Auf ${names} könnt ihr euch gegenseitig bewerten.`,
    `Auf ${names} seid ihr beide vertreten.`,
    `Euch beide findet man auf ${names}.`,
    `Bewertet wird auf ${names}: Dort habt ihr beide ein Profil.`,
  ];
};
