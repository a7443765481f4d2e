import { languageIds } from '@rezenso/contract/vocabulary';
import { startEnglish } from '@rezenso/domain/testing/english';
import { aConversation } from '../testing/conversations.ts';

beforeAll(() => startEnglish(() => import('./en.ts')));

describe('in English', () => {
  it('moments are told as people say them, in German time', async () => {
    const { dayOf, shortMoment, timeOf } = await import('../conversation/moments.ts');
    const now = new Date('2031-03-30T10:00:00.000Z');
    const told = (moment: string) => [dayOf(moment, now), shortMoment(moment, now)];
    expect(told('2031-03-30T07:05:00.000Z')).toEqual(['Today', '09:05']);
    expect(told('2031-03-29T22:30:00.000Z')).toEqual(['Yesterday', '29/03/2031']);
    expect(told('2031-03-28T12:00:00.000Z')).toEqual(['28 March 2031', '28/03/2031']);
    expect(timeOf('2031-01-01T23:30:00.000Z')).toBe('00:30');
  });

  it('languages have their English names', async () => {
    const { languageName } = await import('../suggested-partners/language-name.ts');
    expect(languageIds.map(languageName)).toEqual(['German', 'English', 'French', 'Spanish', 'Italian']);
  });

  it('distances are rounded words', async () => {
    const { distanceText } = await import('../suggested-partners/distance-text.ts');
    expect([distanceText(1), distanceText(24)]).toEqual(['near\u00a0you', 'about\u00a024\u00a0km']);
  });

  it('first messages name platforms as English does', async () => {
    const { openersFor } = await import('../conversation/openers-for.ts');
    const conversation = aConversation({ partner: { industry: 'gastronomie', location: '79098 Freiburg' } });
    const [visit, theirs, ours] = openersFor(conversation, { mine: ['google'], partners: ['google', 'yelp'] });
    expect(visit).toContain('drop by in Freiburg?');
    expect(theirs).toContain('your profiles on Google and Yelp');
    expect(ours).toContain('You can find us on Google.');
  });

  it('one of something is one, and more are more', async () => {
    const { talkTexts } = await import('../conversation/texts.de.ts');
    const { wishTexts } = await import('../suggested-partners/texts.de.ts');
    const { boardTexts, coordinateTexts } = await import('../texts.de.ts');
    const said = (count: number) => [
      boardTexts.declinedTitle(count),
      coordinateTexts.doneDescription(count),
      talkTexts.unread(count),
      talkTexts.tooLong(count),
      talkTexts.left(count),
      wishTexts.found(count),
    ];
    expect(said(1)).toEqual([
      'One declined match',
      '1 review exchange has been created.',
      '1 unread message',
      '1 character too many',
      '1 character left',
      'One suggestion',
    ]);
    expect(said(2)).toEqual([
      '2 declined matches',
      '2 review exchanges have been created.',
      '2 unread messages',
      '2 characters too many',
      '2 characters left',
      '2 suggestions',
    ]);
  });
});
