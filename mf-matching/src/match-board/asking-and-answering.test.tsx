import { acceptMatch, createMatch, listMatches, listPotentialMatches } from '@rezenso/contract/matches';
import { answer, fail, hold } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { openBoard } from '../testing/board.tsx';
import { aMatch, aPartner, aRequest } from '../testing/matches.ts';

describe('accepting', () => {
  it('says so and shows the accepted match', async () => {
    const { user, use } = openBoard([aRequest()]);
    await screen.findByRole('button', { name: 'Akzeptieren' });
    use(answer(acceptMatch, aRequest({ status: 'accepted' })), answer(listMatches, [aRequest({ status: 'accepted' })]));
    await user.click(screen.getByRole('button', { name: 'Akzeptieren' }));
    expect(await screen.findByText('Match akzeptiert')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Austausch koordinieren' })).toBeVisible();
  });

  it('says that it failed', async () => {
    const { user, use } = openBoard([aRequest()]);
    use(fail(acceptMatch, 'MATCH_ALREADY_ANSWERED'));
    await user.click(await screen.findByRole('button', { name: 'Akzeptieren' }));
    expect(await screen.findByText('Match konnte nicht akzeptiert werden.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Akzeptieren' })).toBeEnabled();
  });
});

describe('asking a suggested partner', () => {
  it('sends one request however often the button is pressed, and moves the partner to the matches', async () => {
    const { user, calls, use } = openBoard([], [aPartner()]);
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
    const { user, use } = openBoard([], [aPartner()]);
    use(fail(createMatch, 'MATCH_ALREADY_OPEN'));
    await user.click(await screen.findByRole('button', { name: 'Match vorschlagen' }));
    expect(await screen.findByText('Match konnte nicht erstellt werden. Bitte versuche es erneut.')).toBeVisible();
  });
});

describe('a refusal that trying again does not help against', () => {
  it('is explained when asking', async () => {
    const { user, use } = openBoard([], [aPartner()]);
    use(fail(createMatch, 'SAME_BUSINESS'));
    await user.click(await screen.findByRole('button', { name: 'Match vorschlagen' }));
    expect(await screen.findByText(/gehören zum selben Unternehmen/)).toBeVisible();
  });

  it('is explained when accepting', async () => {
    const { user, use } = openBoard([aRequest()]);
    use(fail(acceptMatch, 'ACCOUNT_INACTIVE'));
    await user.click(await screen.findByRole('button', { name: 'Akzeptieren' }));
    expect(await screen.findByText(/Dein Konto ist gerade nicht aktiv/)).toBeVisible();
  });
});

describe('asking very many suggested partners', () => {
  it('says to wait for answers first', async () => {
    const { user, use } = openBoard([], [aPartner()]);
    use(fail(createMatch, 'MATCH_REQUEST_LIMIT'));
    await user.click(await screen.findByRole('button', { name: 'Match vorschlagen' }));
    expect(await screen.findByText(/Warte erst einmal auf Antworten/)).toBeVisible();
  });
});
