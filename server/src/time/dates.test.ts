import { describe, it } from 'node:test';
import { expect } from 'expect';
import { datesIn } from './dates.ts';

/** In the evening in UTC, past midnight in Germany. */
const moment = new Date('2031-04-02T22:30:00.000Z');

describe('dates', () => {
  it('are those of German time, in the words of each language', () => {
    const said = (language: 'de' | 'en') => {
      const { date, month, dateAndTime, moment: momentOf } = datesIn(language);
      return [date(moment), month('2031-05'), dateAndTime(moment), momentOf(moment)];
    };
    expect(said('en')).toEqual(['3 April 2031', 'May', '3 April 2031 at 00:30', 'Thursday 3 April, 00:30']);
    expect(said('de')).toEqual([
      '3. April 2031',
      'Mai',
      '3. April 2031 um 00:30 Uhr',
      'Donnerstag, 3. April, 00:30 Uhr',
    ]);
  });
});
