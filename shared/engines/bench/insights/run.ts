/**
 * Measures what the insights hear in reviews and prints Markdown tables.
 * Run: npx node shared/engines/bench/insights/run.ts [--wrong] [labelled.csv]
 * In the labelled corpus guests filled in a field for what pleased them and one for what did not; only people's texts are read.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Opinion, opinionsIn } from '../../src/insights/opinions.ts';
import { readLabelledReviews } from '../reviews/labelled-reviews.ts';
import { printTable } from '../reviews/tables.ts';
import { shareWithInterval } from '../wilson.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { wrong: { type: 'boolean' } } });

for (const half of ['development', 'held-apart']) {
  const sentences = read(half);
  const found = sentences.flatMap(({ expected, signs }) => signs.map((sign) => expected.includes(sign)));
  const wanted = sentences.flatMap(({ expected, signs }) => expected.map((sign) => signs.includes(sign)));
  printTable(
    `Insights: sentences of other trades than hotels, ${half}`,
    ['what', 'share (95 % interval)'],
    [
      ['of what was heard, right', share(found)],
      ['of what a reader hears, heard', share(wanted)],
    ],
  );
  const wrong = sentences.filter(({ expected, signs }) => expected.join() !== signs.join());
  if (values.wrong) for (const { text, expected, signs } of wrong) console.log(`- ${text} | ${expected} | ${signs}`);
}

const [corpus] = positionals;
if (corpus !== undefined) {
  const guests = readLabelledReviews(corpus).filter(({ isGenerated }) => !isGenerated);
  const heardIn = (field: 'upside' | 'downside') => guests.flatMap((guest) => opinionsIn(guest[field]));
  printTable(
    'Insights: fields of hotel guests',
    ['field', 'heard as the field says'],
    [
      ['what pleased', share(heardIn('upside').map(({ polarity }) => polarity === 'praise'))],
      ['what did not please', share(heardIn('downside').map(({ polarity }) => polarity === 'criticism'))],
    ],
  );
}

function read(half: string) {
  const lines = readFileSync(new URL(`./sentences-${half}.tsv`, import.meta.url), 'utf8').split('\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
  return rows.slice(1).map(([text = '', heard = '']) => ({
    text,
    expected: heard.split(' ').filter(Boolean).sort(),
    signs: signsOf(opinionsIn(text)),
  }));
}

function signsOf(opinions: readonly Opinion[]): string[] {
  return [...new Set(opinions.map(({ theme, polarity }) => `${polarity === 'praise' ? '+' : '-'}${theme.id}`))].sort();
}

function share(cases: readonly boolean[]): string {
  return shareWithInterval(cases.filter(Boolean).length, cases.length);
}
