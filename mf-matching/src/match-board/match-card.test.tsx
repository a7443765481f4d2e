import { listExchangePages } from '@rezenso/contract/exchanges';
import { previewCoordination } from '@rezenso/contract/matches';
import { anExchange, anExchangePage, answer, fail, hold } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { article, openBoard, openBoardAt } from '../testing/board.tsx';
import { aMatch, aPartner, aRequest, me, partnerId } from '../testing/matches.ts';

describe('the card of a match', () => {
  it('shows three platforms and counts the rest', async () => {
    openBoard([aMatch()]);
    expect(within(await article('Café Anna')).getByText('+1 weitere')).toBeVisible();
  });

  it('shows what the partner has beside its kind, first what both have, until there is a plan', async () => {
    const sides = (over: object) => {
      const match = aMatch(over);
      match.requester = { ...match.requester, specialties: ['weddings', 'repairs'] };
      match.provider = { ...match.provider, specialties: ['children', 'weddings', 'zaubern'] };
      return match;
    };
    const { unmount } = openBoard([sides({})]);
    const list = within(await article('Café Anna')).getByRole('list', { name: 'Besonderheiten' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hochzeiten (habt ihr beide)', 'Angebote für Kinder']);
    unmount();
    openBoard([sides({ status: 'accepted', isCoordinated: true })]);
    expect(within(await article('Café Anna')).queryByText('Angebote für Kinder')).toBeNull();
  });

  it('shows an unknown status as it is', async () => {
    openBoard([aMatch({ status: 'frozen' })]);
    expect(within(await article('Café Anna')).getByText('frozen')).toBeVisible();
  });

  it('invents no score and no rating: null means not yet', async () => {
    const unrated = { ...aMatch().provider, averageRating: null, reviewsReceived: 0 };
    openBoard([aMatch({ matchScore: null, provider: unrated })], [aPartner({ matchScore: null })]);
    expect(within(await article('Café Anna')).getByText('Noch kein Match-Score')).toBeVisible();
    expect(within(await article('Café Anna')).getByText('Noch keine Bewertungen')).toBeVisible();
    expect(within(await article('Radhaus Freiburg')).getByText('Noch kein Match-Score')).toBeVisible();
  });

  it('shows the specified figures only for an answer that lacks the field: 95, and one from 80 to 99 that stays', async () => {
    const { unmount } = openBoard([without(aMatch(), 'matchScore')], [without(aPartner(), 'matchScore')]);
    expect(within(await article('Café Anna')).getByText(/95/)).toBeVisible();
    const first = scoreIn(await article('Radhaus Freiburg'));
    expect(first).toBeGreaterThanOrEqual(80);
    expect(first).toBeLessThanOrEqual(99);
    unmount();
    openBoard([], [without(aPartner(), 'matchScore')]);
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
    openBoard([match]);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    [
      'whose plan was called off',
      { planCancellation: { by: partnerId, reason: null, at: '2031-03-04T09:00:00.000Z' } },
    ],
    ['that has no plan yet', {}],
    ['in which the partner gave a review', { providerReviewGiven: true, providerReview: 'Gern wieder.' }],
  ])('asks who is blocked for nothing in a match %s, and says no more than that nothing begins', async (_, over) => {
    openBoard([aMatch({ status: 'accepted', isBlockedByPartner: true, ...over })]);
    const card = await article('Café Anna');
    expect(within(card).getByText(/zwischen euch beginnt gerade nichts Neues/)).toBeVisible();
    expect(card).not.toHaveTextContent(/neu planen|blockiert|steht noch aus/);
    expect(within(card).queryByRole('button', { name: /koordinieren|Review schreiben/ })).toBeNull();
    expect(within(card).getByRole('link', { name: /Nachrichten/ })).toBeVisible();
  });

  it.each(['pending', 'accepted'])(
    'tells before anything begins that the partner’s reviews do not count: %s',
    async (status) => {
      const { user } = openBoard(
        [aMatch({ status, isPartnerKept: true })],
        [],
        hold(fail(previewCoordination, 'INTERNAL')),
      );
      const card = await article('Café Anna');
      expect(within(card).getByText(/Was Café Anna schreibt, zählt zurzeit nicht mit/)).toBeVisible();
      if (status !== 'accepted') return;
      await user.click(within(card).getByRole('button', { name: 'Austausch koordinieren' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(/Was Café Anna schreibt, zählt zurzeit nicht mit/)).toBeVisible();
    },
  );

  it('opens no review from a link while the partner blocks', async () => {
    const match = aMatch({ status: 'accepted', isBlockedByPartner: true, providerReviewGiven: true });
    openBoardAt(`/matches?match=${match.id}`, [], [match]);
    await article('Café Anna');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('calls nothing open of a match that is over: what was not written is not needed any more', async () => {
    openBoard([aMatch({ status: 'completed', requesterReviewGiven: false, providerReviewGiven: true })]);
    const card = await article('Café Anna');
    expect(within(card).getByText('Entfällt')).toBeVisible();
    expect(within(card).queryByText('Offen')).toBeNull();
  });

  it.each([
    ['to be confirmed here', partnerId, me, 'Bestätige, was von Café Anna angekommen ist.', 'Erhalt bestätigen'],
    ['to be confirmed there', me, partnerId, 'auf die Bestätigung von Café Anna.', 'Zum Austausch'],
  ])(
    'calls a planned exchange completed only when it is: a review is %s',
    async (_, reviewerId, recipientId, words, link) => {
      const match = aMatch({
        status: 'accepted',
        isCoordinated: true,
        requesterReviewGiven: true,
        providerReviewGiven: true,
      });
      const waiting = anExchange({ matchId: match.id, reviewerId, recipientId, status: 'awaiting_confirmation' });
      openBoard([match], [], answer(listExchangePages, anExchangePage([waiting])));
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
    ['pending and waiting', aMatch(), ['Anfrage zurückziehen']],
    ['accepted', aMatch({ status: 'accepted' }), ['Austausch koordinieren', 'Review schreiben']],
    [
      'accepted, own review given',
      aMatch({ status: 'accepted', requesterReviewGiven: true }),
      ['Austausch koordinieren'],
    ],
    ['accepted, the partner blocked', aMatch({ status: 'accepted', isBlockedByMe: true }), ['Aufheben']],
    ['completed', aMatch({ status: 'completed' }), []],
  ])('offers what fits a match that is %s', async (_, match, actions) => {
    openBoard([match]);
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
    const { user } = openBoard([aMatch({ recommendationEngine })], [aPartner({ recommendationEngine })]);
    await user.click(await screen.findByRole('link', { name: 'Mehr über Radhaus Freiburg' }));
    for (const name of ['Café Anna', 'Radhaus Freiburg']) {
      expect(await within(await article(name)).findByText(words)).toBeVisible();
    }
  });

  it('leads to the dialog of the exchange instead of a second review once there is a plan', async () => {
    openBoard([aMatch({ status: 'accepted', isCoordinated: true })]);
    const card = within(await article('Café Anna'));
    expect(card.getByRole('link', { name: 'Review schreiben' })).toHaveAttribute(
      'href',
      `/exchanges?match=${aMatch().id}`,
    );
    expect(card.queryByRole('button', { name: 'Review schreiben' })).toBeNull();
  });

  it('says why the partner suits until there is a plan, and what it does also after that', async () => {
    const open = aMatch({ id: '00000000-0000-4000-8000-000000000077', status: 'accepted' });
    openBoard([aMatch({ status: 'accepted', isCoordinated: true }), open]);
    const [planned, agreed] = await screen.findAllByRole('article', { name: 'Café Anna' });
    expect(within(planned as HTMLElement).queryByText('KI-Empfehlung')).toBeNull();
    expect(within(agreed as HTMLElement).getByText('KI-Empfehlung')).toBeVisible();
    for (const card of [planned, agreed])
      expect(within(card as HTMLElement).getByText(aMatch().provider.description ?? '?')).toBeVisible();
  });

  it("shows what the partner wrote in the match's review", async () => {
    openBoard([aMatch({ status: 'accepted', providerReviewGiven: true, providerReview: 'Sehr verlässlich.' })]);
    const card = within(await article('Café Anna'));
    expect(card.getByText('Café Anna schreibt')).toBeVisible();
    expect(card.getByText('Sehr verlässlich.')).toBeVisible();
  });

  it.each([
    ['given with stars', { requesterReviewGiven: true, requesterRating: 3 }, ['3 von 5 Sternen', 'Offen']],
    ['given without stars', { requesterReviewGiven: true }, ['Abgegeben', 'Offen']],
    ['given by the partner alone', { providerReviewGiven: true, providerRating: 1 }, ['Offen', '1 von 5 Sternen']],
  ])('shows both reviews, one’s own first: %s', async (_, over, states) => {
    openBoard([aMatch({ status: 'accepted', ...over })]);
    const card = within(await article('Café Anna'));
    expect(card.getAllByRole('definition').map((state) => state.textContent)).toEqual(states);
  });

  it('waits for whatever is not confirmed yet when the reviews of a plan are none of this match', async () => {
    const match = aMatch({
      status: 'accepted',
      isCoordinated: true,
      requesterReviewGiven: true,
      providerReviewGiven: true,
    });
    const elsewhere = anExchange({ matchId: partnerId, recipientId: me, status: 'awaiting_confirmation' });
    openBoard([match], [], answer(listExchangePages, anExchangePage([elsewhere])));
    expect(await screen.findByText(/Der Austausch endet, wenn alles bestätigt ist/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Erhalt bestätigen' })).toBeNull();
  });

  it('needs no reasons for a match that is done, and shows no empty boxes where it knows none', async () => {
    openBoard([aMatch({ status: 'completed' }), aMatch({ id: me, aiRecommendation: null, reasons: [] })]);
    const [open, done] = await screen.findAllByRole('article');
    expect(within(done as HTMLElement).queryByText('KI-Empfehlung')).toBeNull();
    expect(within(done as HTMLElement).queryByText('Kuchen aus eigener Backstube.')).toBeNull();
    expect(within(open as HTMLElement).queryByText('KI-Empfehlung')).toBeNull();
    expect(within(open as HTMLElement).queryByRole('button', { name: 'Warum dieser Vorschlag?' })).toBeNull();
    expect(within(open as HTMLElement).getByText('Kuchen aus eigener Backstube.')).toBeVisible();
  });

  it('leads to the exchanges once the match is coordinated', async () => {
    openBoard([aMatch({ status: 'accepted', isCoordinated: true })]);
    expect(await screen.findByRole('link', { name: 'Zum Austausch' })).toHaveAttribute('href', '/exchanges');
  });

  it('never links to a website that is not on the web', async () => {
    openBoard([aMatch({ provider: { ...aMatch().provider, website: 'javascript:alert(1)' } })]);
    expect(within(await article('Café Anna')).queryByRole('link')).toBeNull();
  });
});

/** As an answer that lacks a field arrives. */
function without<T extends object>(whole: T, field: keyof T): T {
  const { [field]: _, ...rest } = whole;
  return rest as T;
}

function scoreIn(card: HTMLElement): number {
  return Number(/(\d+)\s*%/.exec(card.textContent ?? '')?.[1]);
}
