import { lcg } from '../../src/engines/reviews/style/training.ts';
import { sentencesOf } from '../../src/engines/reviews/text/sentences.ts';

/** Sentences of real reviews, each once, four words and more. */
export function pooledSentences(texts: readonly string[]): string[] {
  const sentences = texts.flatMap(sentencesOf).filter((sentence) => sentence.split(/\s+/).length >= 4);
  return [...new Set(sentences.map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)))];
}

const who =
  'Der Meister|Die Chefin|Unser Monteur|Die Beraterin|Der Kellner|Die Dame am Empfang|Der Lehrling|Die Trainerin'.split(
    '|',
  );
const did =
  'erklärte uns|zeigte mir|brachte gleich|besorgte|reparierte|tauschte|verpackte|reservierte|empfahl|kontrollierte'.split(
    '|',
  );
const what =
  'den Vergaser|die Abrechnung|den Zwetschgenkuchen|das Ersatzteil|den Mietvertrag|die Gangschaltung|den Heizkessel|das Regal|die Brille|den Blumenstrauß|die Lampe|den Steuerbescheid|das Rezept|den Anhänger|die Matratze|den Grundriss'.split(
    '|',
  );
const when =
  'am Montag|noch am selben Abend|nach zwei Tagen|um halb neun|kurz vor Ladenschluss|beim zweiten Termin|im Regen|ohne Voranmeldung'.split(
    '|',
  );
const how =
  'ohne Murren|mit viel Geduld|etwas hektisch|auf Kulanz|Schritt für Schritt|für 35 Euro|leider verspätet|mit einem Augenzwinkern'.split(
    '|',
  );

/** Sentences put together from German phrases, for runs without the labelled corpus. */
export function inventedSentences(count: number): string[] {
  const random = lcg(7);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  return Array.from({ length: count }, () => `${pick(who)} ${pick(did)} ${pick(when)} ${pick(how)} ${pick(what)}.`);
}

/** The text with this number: three to five sentences of the pool, always the same for the same number. */
export function recombined(pool: readonly string[], number: number): string {
  const random = lcg(number * 2654435761 + 1);
  random();
  const length = 3 + Math.floor(random() * 3);
  return Array.from({ length }, () => pool[Math.floor(random() * pool.length)]).join(' ');
}
