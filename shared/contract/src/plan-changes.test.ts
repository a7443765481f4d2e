import * as z from 'zod/mini';
import { reviewExchange } from './exchanges.ts';
import { answerExtension, cancelPlan, extension, proposeExtension } from './plan-changes.ts';
import { exampleAnswers } from './testing/example-answers.ts';

const proposed = (over: object) =>
  z.safeParse(proposeExtension.body, { day: '2031-03-24', reason: 'Betriebsferien', ...over });

describe('a later due date', () => {
  it('is a day of the calendar, with a reason', () => {
    expect(proposed({}).data).toEqual({ day: '2031-03-24', reason: 'Betriebsferien' });
    expect(proposed({ day: '2032-02-29', reason: '  Umbau  ' }).data).toEqual({ day: '2032-02-29', reason: 'Umbau' });
  });

  it.each([
    [{ day: '2031-02-29' }],
    [{ day: '24.03.2031' }],
    [{ day: '2031-03-24T10:00:00.000Z' }],
    [{ day: 14 }],
    [{ day: undefined }],
    [{ reason: '' }],
    [{ reason: '  x ' }],
    [{ reason: 'x'.repeat(501) }],
    [{ reason: 'Betriebs\u0000ferien' }],
  ])('is refused as %j', (over) => {
    expect(proposed(over).success).toBe(false);
  });

  it('is accepted or declined, and nothing else', () => {
    for (const isAccepted of [true, false])
      expect(z.safeParse(answerExtension.body, { isAccepted }).success).toBe(true);
    for (const isAccepted of ['true', 1, null, undefined])
      expect(z.safeParse(answerExtension.body, { isAccepted }).success).toBe(false);
  });

  it('that this build cannot read does not take the exchange away', () => {
    const known = exampleAnswers.updateExchange as object;
    const read = z.parse(reviewExchange, { ...known, extension: { id: 'of another form' } });
    expect(read.extension).toBeNull();
  });

  it('says who proposed it', () => {
    const id = '00000000-0000-4000-8000-0000000000a1';
    const at = '2031-03-24T10:00:00.000Z';
    const whole = { id, proposedBy: id, dueDate: at, reason: 'Umbau', createdAt: at };
    expect(z.parse(extension, whole)).toEqual(whole);
    expect(z.safeParse(extension, { ...whole, proposedBy: undefined }).success).toBe(false);
  });
});

describe('calling a plan off', () => {
  it.each([
    ['Unser Laden ist im Umbau.', 'Unser Laden ist im Umbau.'],
    ['  kurz  ', 'kurz'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('with the word %j reaches the server as %j', (reason, arrives) => {
    expect(z.parse(cancelPlan.body, { reason })).toEqual({ reason: arrives });
  });

  it('takes no more than 500 characters', () => {
    expect(z.safeParse(cancelPlan.body, { reason: 'x'.repeat(500) }).success).toBe(true);
    expect(z.safeParse(cancelPlan.body, { reason: 'x'.repeat(501) }).success).toBe(false);
  });
});
