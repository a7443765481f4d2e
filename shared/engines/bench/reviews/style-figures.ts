import { calibrate, probabilityOf, type Scored, thresholdAtFalseAlarms } from '../../src/reviews/style/calibration.ts';
import { type HeldOut, scoreHeldOut, views } from '../../src/reviews/style/cross-validation.ts';
import type { LabelledReview } from '../../src/reviews/style/lessons.ts';
import { percent, printTable } from './tables.ts';

/** The style model on reviews of hotels, then of cities, that it has not seen. */
export function reportStyle(reviews: readonly LabelledReview[]): void {
  const byHotel = scoreHeldOut(reviews, ({ hotel }) => hotel, 10);
  const byCity = scoreHeldOut(reviews, ({ city }) => city, 10);
  const header = [
    'text',
    'texts',
    'accuracy',
    'balanced',
    'by length alone',
    'precision at 1 % false alarms',
    'found there',
    'Brier',
  ];
  for (const [name, heldOut] of [
    ['hotels', byHotel],
    ['cities', byCity],
  ] as const) {
    const calibration = calibrate(heldOut.filter(({ view }) => view !== 'bare upside'));
    const rows = views.map((view) => {
      const seen = heldOut.filter((text) => text.view === view);
      const threshold = thresholdAtFalseAlarms(seen, 0.01);
      const flagged = seen.filter(({ score }) => score >= threshold);
      const right = flagged.filter(({ isGenerated }) => isGenerated).length;
      const generated = seen.filter(({ isGenerated }) => isGenerated).length;
      const brier = seen.reduce(
        (sum, text) => sum + (probabilityOf(text.score, calibration) - Number(text.isGenerated)) ** 2,
        0,
      );
      return [
        view,
        String(seen.length),
        percent(accuracy(seen)),
        percent(balanced(seen)),
        percent(byLengthAlone(seen)),
        percent(right / flagged.length),
        percent(right / generated),
        (brier / seen.length).toFixed(3),
      ];
    });
    printTable(`Style: held-out ${name}, texts of 8 words and more`, header, rows);
  }
  reportCalibration(byHotel);
}

function reportCalibration(heldOut: readonly HeldOut[]): void {
  const texts = heldOut.filter(({ view }) => view !== 'bare upside');
  const calibration = calibrate(texts);
  const rows = Array.from({ length: 10 }, (_, bin) => {
    const inBin = texts.filter(({ score }) => Math.min(9, Math.floor(10 * probabilityOf(score, calibration))) === bin);
    const stated = inBin.reduce((sum, { score }) => sum + probabilityOf(score, calibration), 0) / inBin.length;
    const really = inBin.filter(({ isGenerated }) => isGenerated).length / inBin.length;
    return { inBin: inBin.length, stated, really };
  });
  const error = rows.reduce((sum, row) => sum + (row.inBin / texts.length) * Math.abs(row.stated - row.really), 0);
  printTable(
    `Style: calibration on held-out hotels, expected error ${percent(error)}`,
    ['texts', 'stated', 'really generated'],
    rows.map((row) => [String(row.inBin), percent(row.stated, 0), percent(row.really, 0)]),
  );
}

function accuracy(texts: readonly Scored[]): number {
  return texts.filter(({ score, isGenerated }) => score > 0 === isGenerated).length / texts.length;
}

function balanced(texts: readonly Scored[]): number {
  return (
    (accuracy(texts.filter(({ isGenerated }) => isGenerated)) +
      accuracy(texts.filter(({ isGenerated }) => !isGenerated))) /
    2
  );
}

/** The best that "long is generated" reaches: what a model that only tells fragments from prose would get. */
function byLengthAlone(texts: readonly HeldOut[]): number {
  const limits = Array.from({ length: 60 }, (_, limit) => limit);
  return Math.max(
    ...limits.map(
      (limit) => texts.filter(({ words, isGenerated }) => words > limit === isGenerated).length / texts.length,
    ),
  );
}
