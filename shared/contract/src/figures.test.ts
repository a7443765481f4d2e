import { potentialMatch } from './matches.ts';
import { profile } from './profile.ts';

describe('a figure about a member', () => {
  it.each([
    ['61 stays 61', { trustScore: 61 }, 61],
    ['null stays null: not yet', { trustScore: null }, null],
    ['what is no figure is not yet', { trustScore: 'high' }, null],
    ['the specified 89 stands for an answer that lacks it', {}, 89],
  ])('%s', (_, answer: { trustScore?: unknown }, read) => {
    expect(profile.shape.trustScore.parse(answer.trustScore)).toBe(read);
  });

  it('is 4.8 for a suggested partner whose answer has no rating, and null for one without reviews', () => {
    const { averageRating } = potentialMatch.shape.user.shape;
    expect([averageRating.parse(undefined), averageRating.parse(null)]).toEqual([4.8, null]);
  });
});
