import { wordsOf } from '../page/text.ts';

/** What is repaired or cared for, and no living being: whoever calls a workshop for it a clinic borrows the word. */
const things =
  'computer|pc|mac|macbook|laptop|notebook|handy|smartphone|iphone|phone|tablet|drucker|konsolen?|daten|auto|kfz|motor|reifen|lack|dellen|rad|fahrrad|bike|ebike|ski|uhren?|schmuck|puppen|teddy|baeren|spielzeug|moebel|polster|leder|schuh|taschen|kleider|textil|teppich|fenster|dach|rohr|parkett|geigen|gitarren|klavier|instrumenten|garten|rasen|pflanzen|buecher|messer|elektro|geraete|hifi|radio|kamera|kaffeemaschinen|software|web|website|text|steuer|stil';
const borrowed = 'klinik|doktor|doctor|doc|dr|hospital|krankenhaus|praxis|apotheke|notarzt|retter|sprechstunde|chirurg';
const metaphor = new RegExp(`^(${things})(${borrowed})$`);
const thing = new RegExp(`^(${things})$`);
const loan = new RegExp(`^(${borrowed})$`);

/**
 * The folded words of a text by which a business tells its trade. Of 'Computer-Klinik', 'Handy Doktor' and 'Puppenklinik' the thing
 * alone: none of them is medicine.
 */
export function tradeWordsOf(text: string): string[] {
  const told: string[] = [];
  for (const word of wordsOf(text)) {
    const [, first] = metaphor.exec(word) ?? [];
    if (first !== undefined) told.push(first);
    else if (!(loan.test(word) && thing.test(told.at(-1) ?? ''))) told.push(word);
  }
  return told;
}
