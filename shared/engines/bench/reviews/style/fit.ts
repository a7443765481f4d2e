import {
  calibrate,
  calibrateBent,
  type Scored,
  thresholdAtFalseAlarms,
} from '../../../src/reviews/style/calibration.ts';
import {
  type FieldLength,
  fieldEnds,
  type JoinCurves,
  joinedScore,
  lengthOf,
} from '../../../src/reviews/style/join.ts';
import type { ApartText } from './apart.ts';

/** Of people's texts about other things than hotels, a fifth of what is promised: with a half, 7 of 6,368 on trades not measured with were conspicuous. */
const allowedOfPeople = 0.0002;
const allowedOfGuests = 0.01;

/** How scores become log odds: of words on hotels, of phrasing on the assistant's texts and people's of other trades, of the subject on both. */
export function fitCurves(apart: readonly ApartText[]): JoinCurves {
  const scored = (part: readonly ApartText[], which: 'wording' | 'phrasing'): Scored[] =>
    evenly(part).map((text) => ({ ...text, score: text[which] }));
  return {
    wording: calibrate(
      scored(
        apart.filter(({ source }) => source === 'hotel'),
        'wording',
      ),
    ),
    phrasing: calibrate(
      scored(
        apart.filter(({ source }) => source !== 'hotel'),
        'phrasing',
      ),
    ),
    subject: calibrate(
      evenlyOfHotels(apart).map(({ source, subject, weight }) => ({
        score: subject,
        isGenerated: source === 'hotel',
        weight,
      })),
    ),
  };
}

/** What a joined score means in fields of each length, where half of all texts are generated, and where a text begins to be conspicuous. */
export function fitFields(apart: readonly ApartText[], curves: JoinCurves): FieldLength[] {
  return fieldEnds.map((upTo, length) => {
    const texts = apart
      .filter(({ text }) => lengthOf(text) === length)
      .map((text) => ({ ...text, score: joinedScore(text, curves) }));
    const of = (source: ApartText['source']) => texts.filter((text) => text.source === source);
    const threshold = Math.max(
      thresholdAtFalseAlarms(of('people'), allowedOfPeople),
      thresholdAtFalseAlarms(of('hotel'), allowedOfGuests),
    );
    return { upTo, calibration: calibrateBent(evenly(texts)), threshold };
  });
}

/** Weighs texts so that each source counts alike, and generated ones in all as much as people's. */
export function evenly<Text extends Pick<ApartText, 'source' | 'isGenerated'>>(
  texts: readonly Text[],
): (Text & { weight: number })[] {
  const part = ({ source, isGenerated }: Pick<ApartText, 'source' | 'isGenerated'>) => `${source} ${isGenerated}`;
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(part(text), (counts.get(part(text)) ?? 0) + 1);
  return texts.map((text) => {
    const parts = [...counts.keys()].filter((name) => name.endsWith(` ${text.isGenerated}`)).length;
    return { ...text, weight: texts.length / (2 * parts * (counts.get(part(text)) ?? 1)) };
  });
}

/** Weighs texts so that those about hotels count as much as all others. */
function evenlyOfHotels(texts: readonly ApartText[]): (ApartText & { weight: number })[] {
  const hotels = texts.filter(({ source }) => source === 'hotel').length;
  return texts.map((text) => ({
    ...text,
    weight: texts.length / (2 * (text.source === 'hotel' ? hotels : texts.length - hotels)),
  }));
}
