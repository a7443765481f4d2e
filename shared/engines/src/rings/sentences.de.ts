import type { RingEvidenceCode } from './ring-evidence.ts';

/** Says something of figures, in their order. */
export type Sentence = (...figures: number[]) => string;

const noBreak = '\u00a0';
const accounts = (count: number) => (count === 1 ? `1${noBreak}anderen Konto` : `${count}${noBreak}anderen Konten`);
const percent = (value: number) => `${value}${noBreak}%`;

/** What was found about an account, from its figures in their order. */
export const accountSentences = {
  shared_device: (count = 0, share = 0) =>
    `Der Browser dieses Kontos wurde auch von ${accounts(count)} genutzt, mit denen ${percent(share)} seiner Reviews zu tun haben.`,
  crowded_device: (count = 0) => `In einem Browser dieses Kontos waren ${count}${noBreak}Konten angemeldet.`,
  shared_network: (count = 0, share = 0) =>
    `Das Konto teilt einen Netzbereich mit ${accounts(count)}, mit denen ${percent(share)} seiner Reviews zu tun haben.`,
  shared_mailbox: (count = 0) => `Das Postfach ist dasselbe wie bei ${accounts(count)} im Umfeld.`,
  shared_profile: (count = 0) => `Ein Profil auf einer Plattform ist dasselbe wie bei ${accounts(count)} im Umfeld.`,
  shared_site: (count = 0) => `Die Domain ist dieselbe wie bei ${accounts(count)} im Umfeld.`,
  shared_place: (count = 0) => `Der Ort ist derselbe wie bei ${accounts(count)} im Umfeld. Das sagt wenig.`,
  shared_texts: (count = 0) => `Texte sind Kopien oder Vorlagen, die auch bei ${accounts(count)} stehen.`,
  own_template: (count = 0) => `${count}${noBreak}eigene Texte folgen einer Vorlage.`,
  kept_among: (count = 0, share = 0) =>
    `${percent(share)} seiner Reviews bleiben unter ${accounts(count)}, die etwas mit ihm gemeinsam haben.`,
  closed_circle: (partners = 0, share = 0) =>
    `${partners}${noBreak}Partner bewerten sich auch untereinander, und ${percent(share)} der Reviews des Kontos bleiben in diesem Kreis.`,
  repeated_pairs: (count = 0) => `Mit ${count}${noBreak}Partnern wurde mehrmals hin und her bewertet.`,
  same_businesses: (count = 0, share = 0) =>
    `${percent(share)} der Betriebe, für die es schrieb, bewerteten auch ${count}${noBreak}${count === 1 ? 'anderes Konto' : 'andere Konten'}, und keiner davon schrieb zurück.`,
  one_way_star: (count = 0) =>
    `${count}${noBreak}Konten schrieben für diesen Betrieb, bekamen nichts zurück und schreiben kaum für andere.`,
  one_way_repeats: (count = 0) =>
    `${count}${noBreak}Reviews gingen zum dritten Mal und öfter an einen Betrieb, der nie zurückschrieb.`,
  one_way_writer: (count = 0) =>
    `${count}${noBreak}Reviews gingen an Betriebe in seinem Browser oder Netz, die nie zurückschrieben.`,
  haste: (minutes = 0) =>
    `Die Hälfte der Reviews kam spätestens ${minutes}${noBreak}${minutes === 1 ? 'Minute' : 'Minuten'} nach der Zusage.`,
  burst: (count = 0) => `${count}${noBreak}Reviews kamen innerhalb einer Stunde.`,
  joined_together: (count = 0) => `${count}${noBreak}Partner haben sich am selben Tag angemeldet.`,
} satisfies Record<RingEvidenceCode, Sentence>;

/** What two accounts have in common. */
export const pairSentences = {
  shared_device: () => 'Derselbe Browser.',
  shared_network: (crowd = 0) => `Derselbe Netzbereich, in dem ${crowd}${noBreak}Konten gesehen wurden.`,
  shared_mailbox: () => 'Dasselbe Postfach.',
  shared_profile: () => 'Dasselbe Profil auf einer Plattform.',
  shared_site: () => 'Dieselbe Domain.',
  shared_place: (crowd = 0) => `Derselbe Ort, den ${crowd}${noBreak}Konten nennen.`,
  shared_texts: (count = 0) =>
    count === 1
      ? 'Ein Text, der eine Kopie oder eine Vorlage ist.'
      : `${count}${noBreak}Texte, die Kopien voneinander oder eine Vorlage sind.`,
  repeated_pairs: (count = 0) => `${count}${noBreak}Reviews füreinander.`,
} satisfies Partial<Record<RingEvidenceCode, Sentence>>;
