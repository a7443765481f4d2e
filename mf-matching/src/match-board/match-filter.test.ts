import { aMatch, aPartner, aRequest, cafeAnna, me, partnerId } from '../testing/matches.ts';
import { filterMatches, filterPartners, type MatchFilter, statusFilterOf, statusFilters } from './match-filter.ts';
import { suggestedScore } from './match-score.tsx';
import { mySideOf } from './my-side.ts';

const everything: MatchFilter = { search: '', status: 'all' };

describe('the filter that an address names', () => {
  it.each(statusFilters)('is %s when it says so', (status) => expect(statusFilterOf(status)).toBe(status));

  it.each([null, '', 'declined', 'PENDING', 'toString'])('is all for %j', (value) =>
    expect(statusFilterOf(value)).toBe('all'),
  );
});

describe('the matches to show as active', () => {
  it('stand in the order of what they wait for, the newest first within each', () => {
    const matches = [
      aMatch({ id: 'done', status: 'completed' }),
      aMatch({ id: 'asked' }),
      aMatch({ id: 'newer exchange', status: 'accepted' }),
      aRequest({ id: 'older exchange', status: 'accepted' }),
      aRequest({ id: 'to answer' }),
    ];
    expect(idsOf(filterMatches(matches, everything, me))).toEqual([
      'to answer',
      'newer exchange',
      'older exchange',
      'asked',
      'done',
    ]);
  });

  it('leave the list that was given as it was', () => {
    const matches = [aMatch({ id: 'done', status: 'completed' }), aRequest({ id: 'to answer' })];
    filterMatches(matches, everything, me);
    expect(idsOf(matches)).toEqual(['done', 'to answer']);
  });

  it.each([
    ['pending', ['mine']],
    ['accepted', ['agreed']],
    ['completed', ['done']],
    ['all', ['agreed', 'mine', 'done']],
  ] as const)('are those that are %s, and never a declined one', (status, shown) => {
    const matches = [
      aMatch({ id: 'declined', status: 'declined' }),
      aMatch({ id: 'done', status: 'completed' }),
      aMatch({ id: 'agreed', status: 'accepted' }),
      aMatch({ id: 'mine' }),
    ];
    expect(idsOf(filterMatches(matches, { search: '', status }, me))).toEqual(shown);
  });

  it.each([
    ['anna', true],
    ['  CAFÉ ', true],
    ['é a', true],
    ['Bäckerei Sommer', false],
    ['Anna Café', false],
  ])('are found by the partner’s name, not by one’s own: %j', (search, isFound) => {
    for (const match of [aMatch(), aRequest()])
      expect(filterMatches([match], { search, status: 'all' }, me)).toHaveLength(isFound ? 1 : 0);
  });

  it('finds letters of German names however they are written', () => {
    const named = (name: string) => aPartner({ user: { ...aPartner().user, companyName: name } });
    const partners = [named('ÖKO-MÖBEL'), named('Oko'), named('Straßencafé')];
    const namesFor = (search: string) => filterPartners(partners, search).map(({ user }) => user.companyName);
    expect(namesFor('öko')).toEqual(['ÖKO-MÖBEL']);
    expect(namesFor('straße')).toEqual(['Straßencafé']);
    expect(namesFor(' ')).toHaveLength(3);
  });
});

describe('a match as one side sees it', () => {
  const written = {
    requesterReviewGiven: true,
    requesterRating: 4,
    requesterReview: 'Von der anfragenden Seite',
    providerRating: 2,
    providerReview: 'Von der angefragten Seite',
  };

  it('is turned round for the one who asked and the one who answers', () => {
    const match = aMatch(written);
    match.requester = { ...match.requester, specialties: ['repairs'] };
    match.provider = { ...match.provider, specialties: ['weddings'] };
    const { partner, ...asked } = mySideOf(match, me);
    expect(partner).toEqual({ ...cafeAnna, specialties: ['weddings'] });
    expect(asked).toEqual({
      isProvider: false,
      ownSpecialties: ['repairs'],
      ownReviewGiven: true,
      ownRating: 4,
      partnerReviewGiven: false,
      partnerRating: 2,
      partnerReview: 'Von der angefragten Seite',
    });
    expect(mySideOf(match, partnerId)).toEqual({
      partner: match.requester,
      isProvider: true,
      ownSpecialties: ['weddings'],
      ownReviewGiven: false,
      ownRating: 2,
      partnerReviewGiven: true,
      partnerRating: 4,
      partnerReview: 'Von der anfragenden Seite',
    });
  });

  it('gives nobody the right to answer before it is known who looks', () => {
    expect(mySideOf(aRequest(), undefined).isProvider).toBe(false);
  });

  it('has no words of a partner whose answer carries none', () => {
    expect(mySideOf(aMatch(), me).partnerReview).toBeNull();
  });
});

describe('the score of a suggested partner', () => {
  it.each([0, 42, 100, null])('is what the server says: %j', (score) =>
    expect(suggestedScore(score, partnerId)).toBe(score),
  );

  it('where it is missing, lies between 80 and 99, stays, and differs between partners', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);
    const scores = ids.map((id) => suggestedScore(undefined, id));
    expect(scores.every((score) => score !== null && score >= 80 && score <= 99)).toBe(true);
    expect(ids.map((id) => suggestedScore(undefined, id))).toEqual(scores);
    expect(new Set(scores).size).toBe(20);
  });
});

const idsOf = (matches: readonly { id: string }[]) => matches.map(({ id }) => id);
