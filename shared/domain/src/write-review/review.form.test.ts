import { analyzeReview } from '@rezenso/contract/reviews';
import { ratingRule, requiredReviewTextRule, reviewTextRule } from './review.form.ts';

it.each([1, 2, 3, 4, 5])('takes %s stars', (stars) => {
  expect(ratingRule.isValidSync(stars)).toBe(true);
});

it.each([0, 6, 4.5, Number.NaN, undefined])('refuses %s for stars', (stars) => {
  expect(ratingRule.isValidSync(stars)).toBe(false);
});

it('takes a text of 5000 characters and not one more', () => {
  expect(reviewTextRule.validateSync(` ${'a'.repeat(5000)} `)).toHaveLength(5000);
  expect(() => reviewTextRule.validateSync('a'.repeat(5001))).toThrow('Bitte höchstens 5000 Zeichen');
});

it('counts characters as the contract does, and refuses what nobody can store', () => {
  const { content } = analyzeReview.body.shape;
  for (const text of ['🥨'.repeat(5000), '🥨'.repeat(5001), 'Brot\u0000'])
    expect({ text, isTaken: reviewTextRule.isValidSync(text) }).toEqual({
      text,
      isTaken: content.safeParse(text).success,
    });
});

it('lets an empty text pass only where there may be a review without one', () => {
  expect(reviewTextRule.validateSync('   ')).toBe('');
  expect(() => requiredReviewTextRule.validateSync('   ')).toThrow('Bitte schreibe zuerst deine Review.');
  expect(requiredReviewTextRule.validateSync(' Gut. ')).toBe('Gut.');
});
