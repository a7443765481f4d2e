import { describe, it } from 'node:test';
import { expect } from 'expect';
import { scoreHeldOut, views } from './cross-validation.ts';
import type { LabelledReview } from './lessons.ts';

const polished = 'Die Ausstattung besticht durch Komfort und das Personal ist äußerst zuvorkommend';
const hasty = 'super lage aber rührei war kalt und wlan ging im dritten stock garnicht';

/** Six reviews of each kind in a hotel. @param isSwapped labels them the other way round */
function hotel(name: string, isSwapped = false): LabelledReview[] {
  const review = (text: string, isGenerated: boolean, index: number): LabelledReview => ({
    hotel: name,
    city: 'Ulm',
    isGenerated: isGenerated !== isSwapped,
    upside: `${text} Nummer ${index}`,
    downside: 'Nichts',
  });
  return Array.from({ length: 6 }, (_, index) => [review(polished, true, index), review(hasty, false, index)]).flat();
}

const byHotel = ({ hotel: name }: LabelledReview) => name;
const isRight = ({ score, isGenerated }: { score: number; isGenerated: boolean }) => score > 0 === isGenerated;

describe('scoreHeldOut', () => {
  it('judges each text of enough words once in each view', () => {
    const scored = scoreHeldOut([...hotel('Adler'), ...hotel('Krone'), ...hotel('Linde')], byHotel, 3);
    const counts = views.map((view) => scored.filter((one) => one.view === view).length);
    // 'Nichts' is one word, so that the second field alone is left out.
    expect(Object.fromEntries(views.map((view, index) => [view, counts[index]]))).toEqual({
      upside: 36,
      downside: 0,
      whole: 36,
      'bare upside': 36,
    });
    expect(scored.every(({ words }) => words >= 8)).toBe(true);
    expect(scored.filter(isRight)).toHaveLength(scored.length);
  });

  it('lets no model see the group that it judges: where two groups say the opposite, all of it is wrong', () => {
    const reviews = [...hotel('Adler'), ...hotel('Krone', true)];
    expect(scoreHeldOut(reviews, byHotel, 2).filter(isRight)).toEqual([]);
    // Dealt review by review, models have seen both groups, and are right about some.
    const leaking = scoreHeldOut(reviews, ({ upside, hotel: name }) => `${name} ${upside}`, 4);
    expect(leaking.filter(isRight).length).toBeGreaterThan(0);
  });
});
