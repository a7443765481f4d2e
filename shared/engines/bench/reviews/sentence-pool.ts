import { lcg } from '../../src/reviews/style/training.ts';
import { sentencesOf } from '../../src/reviews/text/sentences.ts';

/** Sentences of real reviews, each once, four words and more. */
export function pooledSentences(texts: readonly string[]): string[] {
  const sentences = texts.flatMap(sentencesOf).filter((sentence) => sentence.split(/\s+/).length >= 4);
  return [...new Set(sentences.map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)))];
}

const people = 'Meister|Chef|Monteur|Berater|Kellner|Lehrling|Trainer|Verkäufer|Gärtner|Fahrer|Koch|Techniker'.split(
  '|',
);
const deeds =
  'erklärte|zeigte|brachte|besorgte|reparierte|tauschte|verpackte|reservierte|empfahl|prüfte|reinigte|vermaß|bestellte'.split(
    '|',
  );
const firstParts =
  'Kirsch|Apfel|Dach|Garten|Keller|Winter|Motor|Küchen|Büro|Kinder|Hochzeits|Steuer|Miet|Heizungs|Lampen|Blumen|Leder|Glas|Holz|Reise|Sport|Wasser|Brot|Fahrrad|Brillen|Bett|Tür|Wand|Hunde|Klavier'.split(
    '|',
  );
const secondParts =
  'schrank|korb|plan|deckel|ständer|tisch|rahmen|karton|anhänger|filter|griff|schlüssel|spiegel|kasten|haken|bezug|motor|beutel|halter|ordner|teppich|zettel|kurs|vertrag|kuchen|boden|lack|riegel'.split(
    '|',
  );
const times =
  'am Montag|noch abends|nach zwei Tagen|um halb neun|kurz vor Schluss|beim zweiten Termin|im Regen|spontan'.split('|');

/** Sentences put together from German words and compounds, for runs without the labelled corpus. */
export function inventedSentences(count: number): string[] {
  const random = lcg(7);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const thing = () => pick(firstParts) + pick(secondParts);
  return Array.from(
    { length: count },
    () =>
      `Der ${pick(people)} ${pick(deeds)} ${pick(times)} den ${thing()}, und beim ${thing()} half der ${pick(people)}.`,
  );
}

/** The text with this number: three to five sentences of the pool, always the same for the same number. */
export function recombined(pool: readonly string[], number: number): string {
  const random = lcg(number * 2654435761 + 1);
  random();
  const length = 3 + Math.floor(random() * 3);
  return Array.from({ length }, () => pool[Math.floor(random() * pool.length)]).join(' ');
}
