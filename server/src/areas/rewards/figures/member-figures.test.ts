import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatchBetween } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { memberFigures } from './member-figures.repository.ts';

const test = await startTestApp();

describe("a member's figures", () => {
  it('count confirmed reviews, accepted matches and the mean of the stars', async () => {
    const { reviewer, recipient, exchange, reverse } = await anExchange(test);
    await handIn(reviewer, exchange, { reviewRating: 4 });
    await confirm(recipient, exchange);
    await handIn(recipient, reverse);
    const third = await test.aCompleteMember();
    await aMatchBetween(test, third, reviewer.member, { status: 'completed' });
    await aMatchBetween(test, reviewer.member, third, { status: 'declined' });
    const [writer, subject] = [reviewer.member.id, recipient.member.id];
    const figures = await memberFigures(test.db).figures([writer, subject]);
    expect(figures.get(writer)).toEqual({ averageRating: null, reviewsReceived: 0, reviewsGiven: 1, totalMatches: 2 });
    expect(figures.get(subject)).toEqual({ averageRating: 4, reviewsReceived: 1, reviewsGiven: 0, totalMatches: 1 });
  });

  it('are nought for who has done nothing yet', async () => {
    const { id } = await test.aMember();
    const nothing = { averageRating: null, reviewsReceived: 0 };
    expect((await memberFigures(test.db).received([id])).get(id)).toEqual(nothing);
    expect((await memberFigures(test.db).figures([id])).get(id)).toEqual({
      ...nothing,
      reviewsGiven: 0,
      totalMatches: 0,
    });
  });
});
