import { probabilityOf } from '../../../src/reviews/style/calibration.ts';
import { type FieldLength, joinedScore, lengthOf } from '../../../src/reviews/style/join.ts';
import { judgeStyle, styleScore } from '../../../src/reviews/style/model.ts';
import { wilson } from '../../wilson.ts';
import { percent, printTable } from '../tables.ts';
import { type ApartText, scoreApart } from './apart.ts';
import { type Ranked, separation } from './auc.ts';
import { calibrationError, errorOfChance, statedApart, tenthsOf } from './calibration-error.ts';
import { evenly, fitCurves, fitFields } from './fit.ts';
import { assistantReviews, readPeople, readStyleMaterial } from './material.ts';

type Judged = ApartText & { score: number; weight: number };

const lengthNames = ['8 to 15 words', '16 to 30 words', 'from 31 words'] as const;

/** The style models on trades, sessions and people that they have not seen. @param folder where the files of sources.ts lie */
export function reportTrades(labelled: string, folder: string): void {
  reportApart(scoreApart(readStyleMaterial(labelled, folder)));
  reportCommitted(folder);
}

function reportApart(apart: readonly ApartText[]): void {
  const curves = fitCurves(apart);
  const fields = fitFields(apart, curves);
  const judged = evenly(apart).map((text) => ({ ...text, score: joinedScore(text, curves) }));
  reportHotels(judged, fields);
  reportVoices(judged);
  reportFields(judged, fields);
}

/** What the joined models still know about the hotels that the wording model was made for. */
function reportHotels(judged: readonly Judged[], fields: readonly FieldLength[]): void {
  const isRight = ({ text, score, isGenerated }: Judged): boolean => {
    const field = fields[lengthOf(text)];
    return field !== undefined && probabilityOf(score, field.calibration) > 0.5 === isGenerated;
  };
  const rows = ['upside', 'downside', 'whole'].map((view) => {
    const texts = judged.filter(({ source, kind }) => source === 'hotel' && kind === view);
    const right = texts.filter(isRight).length;
    return [view, String(texts.length), percent(right / texts.length), interval(right, texts.length)];
  });
  printTable(
    'Style: both models on hotels not seen, texts of 8 words and more',
    ['text', 'texts', 'accuracy', '95 % interval'],
    rows,
  );
}

function reportVoices(judged: readonly Judged[]): void {
  const people = judged.filter(({ source }) => source === 'people');
  const assistant = judged.filter(({ source }) => source === 'assistant');
  const groups = (of: (text: Judged) => string, texts: readonly Judged[]) =>
    [...new Set(texts.map(of))].map((name) => ({ name, texts: texts.filter((text) => of(text) === name) }));
  const header = ['texts', 'number', 'surer than chance (AUC)', '95 % interval'];
  const row = ({ name, texts }: { name: string; texts: readonly Judged[] }) => [
    name,
    String(texts.length),
    ...areaCells(texts, people),
  ];
  printTable(
    `Style: an assistant's texts by voice, session and trade not seen, against ${people.length} texts of people of the same length`,
    header,
    groups(({ kind }) => kind, assistant).map(row),
  );
  printTable('Style: by session', header, groups(({ session, kind }) => `${session} ${kind}`, assistant).map(row));
  printTable('Style: by trade', header, groups(({ trade }) => trade, assistant).map(row));
}

function areaCells(generated: readonly Ranked[], people: readonly Ranked[]): string[] {
  const { area, low, high } = separation(generated, people);
  return [area.toFixed(3), `${low.toFixed(2)} to ${high.toFixed(2)}`];
}

function reportFields(judged: readonly Judged[], fields: readonly FieldLength[]): void {
  const rows = fields.map((field, length) => {
    const texts = judged.filter(({ text }) => lengthOf(text) === length);
    const share = (part: readonly Judged[]) => {
      const found = part.filter(({ score }) => score >= field.threshold).length;
      if (part.length === 0) return '–';
      return `${percent(found / part.length, 2)} of ${part.length} (${interval(found, part.length)})`;
    };
    return [
      lengthNames[length] ?? '',
      field.threshold.toFixed(2),
      share(texts.filter(({ source }) => source === 'people')),
      share(texts.filter(({ source, isGenerated }) => source === 'hotel' && !isGenerated)),
      share(texts.filter(({ source, isGenerated }) => source === 'hotel' && isGenerated)),
      share(texts.filter(({ source, kind }) => source === 'assistant' && kind === 'casual')),
      share(texts.filter(({ source, kind }) => source === 'assistant' && kind === 'polished')),
    ];
  });
  const found = ['people', 'guests', 'generated, hotels', 'casual', 'polished'].map((name) => `conspicuous: ${name}`);
  printTable('Style: threshold by length, texts not seen', ['field', 'from', ...found], rows);
  printTable(
    'Style: calibration by length, texts not seen, half of them generated',
    [
      'field',
      'texts',
      'expected error',
      'curve fitted without them',
      'of chance alone',
      'stated and really generated, in tenths',
    ],
    fields.map((field, length) => calibrationRow(judged, field, length)),
  );
}

function calibrationRow(judged: readonly Judged[], field: FieldLength, length: number): string[] {
  const texts = judged.filter(({ text }) => lengthOf(text) === length);
  const known = evenly(texts).map((text) => ({ ...text, stated: probabilityOf(text.score, field.calibration) }));
  const apart = statedApart(texts);
  const shown = tenthsOf(apart).map(({ stated, really }) => `${percent(stated, 0)}: ${percent(really, 0)}`);
  const errors = [calibrationError(known), calibrationError(apart), errorOfChance(apart)];
  return [lengthNames[length] ?? '', String(texts.length), ...errors.map((error) => percent(error)), shown.join('; ')];
}

/** The committed models on what nothing of them was chosen with: people of other trades, other language models, sessions written afterwards. */
function reportCommitted(folder: string): void {
  const texts = readPeople(folder, 'judging').map((one) => ({ ...one, score: styleScore(one.text) }));
  const byMachine = texts.filter(({ trade }) => trade.includes(', by '));
  const people = texts.filter(({ trade }) => !trade.includes(', by '));
  const late = assistantReviews()
    .filter(({ fold, text }) => fold === undefined && judgeStyle(text) !== undefined)
    .map(({ text, voice }) => ({ text, trade: `${voice}, written afterwards`, score: styleScore(text) }));
  const generated = [...late, ...byMachine];
  const row = (trade: string, part: readonly { text: string }[]): string[] => {
    const found = part.filter(({ text }) => judgeStyle(text)?.isConspicuous).length;
    return [trade, String(part.length), percent(found / part.length, 2), interval(found, part.length)];
  };
  const names = (part: readonly { trade: string }[]) => [...new Set(part.map(({ trade }) => trade))];
  printTable(
    'Style: the committed models on people nothing was chosen with',
    ['people on', 'texts', 'conspicuous', '95 % interval'],
    [
      ...names(people).map((trade) =>
        row(
          trade,
          people.filter((one) => one.trade === trade),
        ),
      ),
      row('all', people),
    ],
  );
  printTable(
    'Style: the committed models on language models nothing was chosen with, against these people',
    ['texts', 'number', 'conspicuous', '95 % interval', 'surer than chance (AUC)', '95 % interval'],
    names(generated).map((trade) => {
      const part = generated.filter((one) => one.trade === trade);
      return [...row(trade, part), ...areaCells(part, people)];
    }),
  );
}

function interval(found: number, all: number): string {
  if (all === 0) return '–';
  return wilson(found, all)
    .map((bound) => percent(bound, 2))
    .join(' to ');
}
