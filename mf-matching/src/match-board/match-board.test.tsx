import { listMyExchanges } from '@rezenso/contract/exchanges';
import {
  acceptMatch,
  createMatch,
  listMatches,
  listPotentialMatches,
  type Match,
  type PotentialMatch,
} from '@rezenso/contract/matches';
import { answer, fail, hold, proxyPage, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aMatch, aPartner, aPlannedReview, aRequest, me, partnerId } from '../testing/matches.ts';
import MatchBoardPage from './match-board.page.tsx';

describe('the match board', () => {
  it('shows active matches and suggested partners, asking for twenty', async () => {
    const { calls, container } = open([aMatch()], [aPartner()]);
    expect(await article('Café Anna')).toBeVisible();
    expect(await article('Radhaus Freiburg')).toBeVisible();
    expect(calls.find((call) => call.path === '/api/matches/potential')?.query).toEqual({ limit: '20' });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows three platforms and counts the rest', async () => {
    open([aMatch()]);
    expect(within(await article('Café Anna')).getByText('+1 weitere')).toBeVisible();
  });

  it('finds by company name in both sections and keeps the search in the address', async () => {
    const { user, location } = open(
      [aMatch()],
      [
        aPartner(),
        aPartner({ name: 'Annas Blumen', user: { ...aPartner().user, id: other, companyName: 'Annas Blumen' } }),
      ],
    );
    await article('Café Anna');
    await user.type(screen.getByRole('searchbox'), 'anna');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Radhaus Freiburg' })).toBeNull());
    expect(screen.getByRole('article', { name: 'Café Anna' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Annas Blumen' })).toBeVisible();
    expect(location()).toBe('/matches?suche=anna');
  });

  it('filters by status and offers the way back', async () => {
    const { user } = open([aMatch()]);
    await article('Café Anna');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Abgeschlossen');
    expect(screen.getByText('Mit dieser Suche und diesem Filter gibt es keine Matches.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Suche zurücksetzen' }));
    expect(await article('Café Anna')).toBeVisible();
  });

  it('puts first what waits for the person, and shows six until asked for more', async () => {
    const done = Array.from({ length: 6 }, (_, index) =>
      aMatch({ id: `00000000-0000-4000-8000-00000000020${index}`, status: 'completed', requesterRating: 5 }),
    );
    const { user } = open([...done, aMatch(), aRequest({ id: other })]);
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(6);
    expect(within(cards[0] as HTMLElement).getByRole('button', { name: 'Akzeptieren' })).toBeVisible();
    expect(within(cards[1] as HTMLElement).getByText('Wartet auf die Antwort von Café Anna.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Weitere anzeigen (2)' }));
    expect(screen.getAllByRole('article')).toHaveLength(8);
  });

  it('keeps what it shows when reading again fails, says so, and recovers on request', async () => {
    const { user, use } = open([aRequest()]);
    await article('Café Anna');
    use(answer(acceptMatch, aRequest({ status: 'accepted' })), proxyPage(listMatches));
    await user.click(screen.getByRole('button', { name: 'Akzeptieren' }));
    expect(await screen.findByText(/^Hier steht der letzte Stand/)).toBeVisible();
    expect(await article('Café Anna')).toBeVisible();
    use(answer(listMatches, [aRequest({ status: 'accepted' })]));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(screen.queryByText(/^Hier steht der letzte Stand/)).toBeNull());
  });

  it('does not list a declined match as active', async () => {
    open([aMatch({ status: 'declined' })]);
    expect(await screen.findByText('Noch keine Matches')).toBeVisible();
  });

  it('shows an unknown status as it is', async () => {
    open([aMatch({ status: 'frozen' })]);
    expect(within(await article('Café Anna')).getByText('frozen')).toBeVisible();
  });

  it('invents no score and no rating: null means not yet', async () => {
    const unrated = { ...aMatch().provider, averageRating: null, reviewsReceived: 0 };
    open([aMatch({ matchScore: null, provider: unrated })], [aPartner({ matchScore: null })]);
    expect(within(await article('Café Anna')).getByText('Noch kein Match-Score')).toBeVisible();
    expect(within(await article('Café Anna')).getByText('Noch keine Bewertungen')).toBeVisible();
    expect(within(await article('Radhaus Freiburg')).getByText('Noch kein Match-Score')).toBeVisible();
  });

  it('shows the specified figures only for an answer that lacks the field: 95, and one from 80 to 99 that stays', async () => {
    const { unmount } = open([without(aMatch(), 'matchScore')], [without(aPartner(), 'matchScore')]);
    expect(within(await article('Café Anna')).getByText(/95/)).toBeVisible();
    const first = scoreIn(await article('Radhaus Freiburg'));
    expect(first).toBeGreaterThanOrEqual(80);
    expect(first).toBeLessThanOrEqual(99);
    unmount();
    open([], [without(aPartner(), 'matchScore')]);
    expect(scoreIn(await article('Radhaus Freiburg'))).toBe(first);
  });

  it.each([
    ['the provider of a pending one', aRequest(), 'Café Anna möchte sich mit dir austauschen.'],
    ['the requester of a pending one', aMatch(), 'Wartet auf die Antwort von Café Anna.'],
    ['a side that has not written', aMatch({ status: 'accepted' }), 'Deine Review steht noch aus.'],
    [
      'a side that waits',
      aMatch({ status: 'accepted', requesterReviewGiven: true }),
      'Deine Review ist da. Jetzt ist Café Anna dran.',
    ],
    [
      'both when done',
      aMatch({ status: 'completed', requesterReviewGiven: true, providerReviewGiven: true }),
      'Austausch abgeschlossen: Beide Reviews sind abgegeben.',
    ],
  ])('tells %s where it stands', async (_, match, words) => {
    open([match]);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['to be confirmed here', [partnerId, me], 'Bestätige, was von Café Anna angekommen ist.', 'Erhalt bestätigen'],
    ['to be confirmed there', [me, partnerId], 'auf die Bestätigung von Café Anna.', 'Zum Austausch'],
  ])(
    'calls a planned exchange completed only when it is: a review is %s',
    async (_, [reviewerId, recipientId], words, link) => {
      const match = aMatch({
        status: 'accepted',
        isCoordinated: true,
        requesterReviewGiven: true,
        providerReviewGiven: true,
      });
      const waiting = aPlannedReview({ matchId: match.id, reviewerId, recipientId, status: 'awaiting_confirmation' });
      open([match], [], answer(listMyExchanges, [waiting]));
      const card = await article('Café Anna');
      await waitFor(() => expect(card).toHaveTextContent(`${words} ${link}`));
      const hrefs = within(card)
        .getAllByRole('link', { name: link })
        .map((found) => found.getAttribute('href'));
      expect(hrefs).toContain(`/exchanges?match=${match.id}`);
      expect(within(card).queryByText(/Austausch abgeschlossen/)).toBeNull();
    },
  );

  it.each([
    ['pending and asked', aRequest(), ['Akzeptieren', 'Ablehnen']],
    ['pending and waiting', aMatch(), []],
    ['accepted', aMatch({ status: 'accepted' }), ['Austausch koordinieren', 'Review schreiben']],
    [
      'accepted, own review given',
      aMatch({ status: 'accepted', requesterReviewGiven: true }),
      ['Austausch koordinieren'],
    ],
    ['completed', aMatch({ status: 'completed' }), []],
  ])('offers what fits a match that is %s', async (_, match, actions) => {
    open([match]);
    const buttons = within(await article('Café Anna')).queryAllByRole('button');
    const names = buttons
      .map((button) => button.textContent || button.getAttribute('aria-label') || '')
      .filter((name) => !name.includes('Warum'));
    expect(names).toEqual(['Weitere Aktionen zu Café Anna', ...actions]);
  });

  it.each([
    ['computed', 'built-in', 'Aus beiden Profilen berechnet'],
    ['worded by a model', 'language-model', 'Aus beiden Profilen berechnet, von einem Sprachmodell formuliert'],
  ] as const)('says in small print that a recommendation was %s', async (_, recommendationEngine, words) => {
    open([aMatch({ recommendationEngine })], [aPartner({ recommendationEngine })]);
    for (const name of ['Café Anna', 'Radhaus Freiburg']) {
      expect(within(await article(name)).getByText(words)).toBeVisible();
    }
  });

  it('leads to the dialog of the exchange instead of a second review once there is a plan', async () => {
    open([aMatch({ status: 'accepted', isCoordinated: true })]);
    const card = within(await article('Café Anna'));
    expect(card.getByRole('link', { name: 'Review schreiben' })).toHaveAttribute(
      'href',
      `/exchanges?match=${aMatch().id}`,
    );
    expect(card.queryByRole('button', { name: 'Review schreiben' })).toBeNull();
  });

  it("shows what the partner wrote in the match's review", async () => {
    open([aMatch({ status: 'accepted', providerReviewGiven: true, providerReview: 'Sehr verlässlich.' })]);
    const card = within(await article('Café Anna'));
    expect(card.getByText('Café Anna schreibt')).toBeVisible();
    expect(card.getByText('Sehr verlässlich.')).toBeVisible();
  });

  it('shows who declined and why, apart from the active ones', async () => {
    const { user } = open([aMatch({ status: 'declined', declineReason: 'Gern im Herbst.' })]);
    await user.click(await screen.findByRole('button', { name: 'Ein abgelehntes Match' }));
    expect(screen.getByText('Café Anna hat am 01.03.2026 abgelehnt.')).toBeVisible();
    expect(screen.getByText('„Gern im Herbst.“')).toBeVisible();
  });

  it('leads to the exchanges once the match is coordinated', async () => {
    open([aMatch({ status: 'accepted', isCoordinated: true })]);
    expect(await screen.findByRole('link', { name: 'Zum Austausch' })).toHaveAttribute('href', '/exchanges');
  });

  it('never links to a website that is not on the web', async () => {
    open([aMatch({ provider: { ...aMatch().provider, website: 'javascript:alert(1)' } })]);
    expect(within(await article('Café Anna')).queryByRole('link')).toBeNull();
  });
});

describe('accepting', () => {
  it('says so and shows the accepted match', async () => {
    const { user, use } = open([aRequest()]);
    await screen.findByRole('button', { name: 'Akzeptieren' });
    use(answer(acceptMatch, aRequest({ status: 'accepted' })), answer(listMatches, [aRequest({ status: 'accepted' })]));
    await user.click(screen.getByRole('button', { name: 'Akzeptieren' }));
    expect(await screen.findByText('Match akzeptiert')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Austausch koordinieren' })).toBeVisible();
  });

  it('says that it failed', async () => {
    const { user, use } = open([aRequest()]);
    use(fail(acceptMatch, 'MATCH_ALREADY_ANSWERED'));
    await user.click(await screen.findByRole('button', { name: 'Akzeptieren' }));
    expect(await screen.findByText('Match konnte nicht akzeptiert werden.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Akzeptieren' })).toBeEnabled();
  });
});

describe('asking a suggested partner', () => {
  it('sends one request however often the button is pressed, and moves the partner to the matches', async () => {
    const { user, calls, use } = open([], [aPartner()]);
    const held = hold(answer(createMatch, aMatch()));
    const button = await screen.findByRole('button', { name: 'Match vorschlagen' });
    use(held, answer(listMatches, [aMatch()]), answer(listPotentialMatches, []));
    await user.dblClick(button);
    held.release();
    expect(await screen.findByText('Match erstellt')).toBeVisible();
    expect(calls.filter((call) => call.method === 'POST').map((call) => call.body)).toEqual([
      { providerId: aPartner().user.id },
    ]);
    expect(await screen.findByText('Gerade keine Vorschläge')).toBeVisible();
  });

  it('says that it failed', async () => {
    const { user, use } = open([], [aPartner()]);
    use(fail(createMatch, 'MATCH_ALREADY_OPEN'));
    await user.click(await screen.findByRole('button', { name: 'Match vorschlagen' }));
    expect(await screen.findByText('Match konnte nicht erstellt werden. Bitte versuche es erneut.')).toBeVisible();
  });
});

describe('a refusal that trying again does not help against', () => {
  it('is explained when asking', async () => {
    const { user, use } = open([], [aPartner()]);
    use(fail(createMatch, 'SAME_BUSINESS'));
    await user.click(await screen.findByRole('button', { name: 'Match vorschlagen' }));
    expect(await screen.findByText(/gehören zum selben Unternehmen/)).toBeVisible();
  });

  it('is explained when accepting', async () => {
    const { user, use } = open([aRequest()]);
    use(fail(acceptMatch, 'ACCOUNT_INACTIVE'));
    await user.click(await screen.findByRole('button', { name: 'Akzeptieren' }));
    expect(await screen.findByText(/Dein Konto ist gerade nicht aktiv/)).toBeVisible();
  });
});

describe('asking very many suggested partners', () => {
  it('says to wait for answers first', async () => {
    const { user, use } = open([], [aPartner()]);
    use(fail(createMatch, 'MATCH_REQUEST_LIMIT'));
    await user.click(await screen.findByRole('button', { name: 'Match vorschlagen' }));
    expect(await screen.findByText(/Warte erst einmal auf Antworten/)).toBeVisible();
  });
});

describe('when something does not load', () => {
  it('keeps the other section and recovers with a retry', async () => {
    const { user, use } = renderWithPlatform(<MatchBoardPage />, {
      route: '/matches',
      answers: [fail(listMatches, 'INTERNAL'), answer(listPotentialMatches, [aPartner()])],
    });
    expect(await screen.findByText('Deine Matches konnten nicht geladen werden')).toBeVisible();
    expect(await article('Radhaus Freiburg')).toBeVisible();
    use(answer(listMatches, [aMatch()]));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await article('Café Anna')).toBeVisible();
  });

  it('sends an expired session to the sign-in', async () => {
    const { departures } = renderWithPlatform(<MatchBoardPage />, {
      route: '/matches',
      answers: [fail(listMatches, 'UNAUTHORIZED'), fail(listPotentialMatches, 'UNAUTHORIZED')],
    });
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    await waitFor(() => expect(departures).toEqual(['/api/login']));
  });
});

/** As an answer that lacks a field arrives. */
function without<T extends object>(whole: T, field: keyof T): T {
  const { [field]: _, ...rest } = whole;
  return rest as T;
}

const other = '00000000-0000-4000-8000-000000000004';

function open(matches: Match[], partners: PotentialMatch[] = [], ...others: ReturnType<typeof answer>[]) {
  return renderWithPlatform(<MatchBoardPage />, {
    route: '/matches',
    answers: [answer(listMatches, matches), answer(listPotentialMatches, partners), ...others],
  });
}

function article(name: string) {
  return screen.findByRole('article', { name });
}

function scoreIn(card: HTMLElement): number {
  return Number(/(\d+)\s*%/.exec(card.textContent ?? '')?.[1]);
}
