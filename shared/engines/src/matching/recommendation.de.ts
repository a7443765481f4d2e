import { kilometresText, listOf } from '../text/formats.de.ts';
import type { Wordings } from './trade-sentences.de.ts';

export const unknown = (name: string) => `Was dich und ${name} verbindet, wissen wir noch nicht.`;

export const near = (name: string): Wordings => [
  `${name} ist ganz in deiner Nähe.`,
  'Ihr seid in derselben Gegend zu Hause.',
  `Der Weg zu ${name} ist kurz.`,
];

export const apart = (name: string, kilometres: number): Wordings => {
  const way = kilometresText(kilometres);
  return [
    `${name} ist nur rund ${way} entfernt, ein Besuch also schnell gemacht.`,
    `Zwischen euch liegen nur etwa ${way}.`,
    `Mit rund ${way} Weg könnt ihr euch leicht persönlich kennenlernen.`,
    `Rund ${way} sind es bis zu ${name}.`,
  ];
};

export const audience = (name: string, shared: readonly string[]): Wordings => {
  const groups = listOf(shared);
  return [
    `Ihr sprecht beide ${groups} an.`,
    `Wie du wendet sich ${name} an ${groups}.`,
    `Eure Zielgruppen treffen sich: Beide erreicht ihr ${groups}.`,
    `Was euch verbindet, sind eure Kunden: ${groups}.`,
  ];
};

/** Of two that share groups but not the area: their customers hardly ever meet. */
export const sameGroupsElsewhere = (shared: readonly string[]): Wordings => [`Ihr sprecht beide ${listOf(shared)} an.`];

export const reliability = (name: string, known: readonly string[]): Wordings => {
  const facts = listOf(known);
  return [`Auf ${name} ist Verlass: Der Betrieb ${facts}.`, `${name} ${facts}.`, `Gut zu wissen: ${name} ${facts}.`];
};

export const platforms = (common: readonly string[]): Wordings => {
  const names = listOf(common);
  return [
    `Beide habt ihr ein Profil auf ${names}, der Austausch läuft also auf derselben Plattform.`,
    `Ihr seid beide auf ${names} zu finden.`,
    `Auf ${names} könnt ihr euch gegenseitig bewerten.`,
  ];
};
