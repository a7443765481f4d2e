import { wholeListLimit } from '@rezenso/contract/limits';
import {
  acceptMatch,
  listMatches,
  listMatchPages,
  listPotentialMatches,
  type Match,
  type PotentialMatch,
} from '@rezenso/contract/matches';
import { answer, fail, proxyPage, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { article, openBoard } from '../testing/board.tsx';
import { aMatch, aPartner, aRequest, cafeAnna } from '../testing/matches.ts';
import { noMessages } from '../testing/no-messages.ts';
import { noTasks } from '../testing/no-tasks.ts';
import MatchBoardPage from './match-board.page.tsx';

const other = '00000000-0000-4000-8000-000000000004';

describe('the match board', () => {
  it('shows active matches and suggested partners, asking for twenty', async () => {
    const { calls, container } = openBoard([aMatch()], [aPartner()]);
    expect(await article('Café Anna')).toBeVisible();
    expect(await article('Radhaus Freiburg')).toBeVisible();
    expect(calls.find((call) => call.path === '/api/matches/potential')?.query).toEqual({ limit: '20' });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('finds by company name in both sections and keeps the search in the address', async () => {
    const { user, location } = openBoard(
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

  it('holds all matches, however many lie behind those that come at once', async () => {
    const all = Array.from({ length: wholeListLimit + 1 }, (_, index) =>
      aMatch({ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}` }),
    );
    const { use } = openBoard(all.slice(0, wholeListLimit));
    use(answer(listMatchPages, { matches: all, next: null }));
    expect(await screen.findByRole('button', { name: 'Weitere anzeigen (195)' })).toBeVisible();
  });

  it('filters by status and offers the way back', async () => {
    const { user } = openBoard([aMatch()]);
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
    const { user } = openBoard([...done, aMatch(), aRequest({ id: other })]);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
    const cards = screen.getAllByRole('article');
    expect(within(cards[0] as HTMLElement).getByRole('button', { name: 'Akzeptieren' })).toBeVisible();
    expect(within(cards[1] as HTMLElement).getByText('Wartet auf die Antwort von Café Anna.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Weitere anzeigen (2)' }));
    expect(screen.getAllByRole('article')).toHaveLength(8);
  });

  it('keeps what it shows when reading again fails, says so, and recovers on request', async () => {
    const { user, use } = openBoard([aRequest()]);
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
    openBoard([aMatch({ status: 'declined' })]);
    expect(await screen.findByText('Noch keine Matches')).toBeVisible();
  });

  it('shows who declined and why, apart from the active ones', async () => {
    const { user } = openBoard([aMatch({ status: 'declined', declineReason: 'Gern im Herbst.' })]);
    await user.click(await screen.findByRole('button', { name: 'Ein abgelehntes Match' }));
    expect(screen.getByText('Café Anna hat am 01.03.2026 abgelehnt.')).toBeVisible();
    expect(screen.getByText('„Gern im Herbst.“')).toBeVisible();
  });

  it('tells a match that one declined oneself apart, and lists the ten latest', async () => {
    const declined = Array.from({ length: 12 }, (_, index) =>
      aRequest({ id: `00000000-0000-4000-8000-0000000003${10 + index}`, status: 'declined' }),
    );
    const { user } = openBoard(declined);
    await user.click(await screen.findByRole('button', { name: '10 abgelehnte Matches' }));
    expect(screen.getAllByText('Du hast Café Anna am 01.03.2026 abgesagt.')).toHaveLength(10);
    expect(screen.queryByText(/„/)).toBeNull();
  });
});

describe('what the address of the board names', () => {
  const both = [
    aMatch(),
    aMatch({ id: other, status: 'completed', provider: { ...cafeAnna, companyName: 'Kino Nord' } }),
  ];

  it.each([
    ['/matches?status=completed', ['Kino Nord'], 'completed', ''],
    ['/matches?suche=anna', ['Café Anna'], 'all', 'anna'],
    ['/matches?suche=kino&status=completed', ['Kino Nord'], 'completed', 'kino'],
    ['/matches?status=verloren', ['Café Anna', 'Kino Nord'], 'all', ''],
  ])('is shown when it is opened: %s', async (route, names, status, search) => {
    openBoardAt(route, both);
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(names);
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue(status);
    expect(screen.getByRole('searchbox')).toHaveValue(search);
  });

  it('follows the filter, and is plain again once everything is shown', async () => {
    const { user, location } = openBoardAt('/matches?suche=kino&fremd=1', both);
    await article('Kino Nord');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Ausstehend');
    await waitFor(() => expect(location()).toBe('/matches?fremd=1&suche=kino&status=pending'));
    await user.click(screen.getByRole('button', { name: 'Suche zurücksetzen' }));
    await waitFor(() => expect(location()).toBe('/matches?fremd=1'));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});

describe('nobody to suggest', () => {
  it('leads to what suggestions go by', async () => {
    openBoard([aMatch()], []);
    expect(await screen.findByText('Gerade keine Vorschläge')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Profil ergänzen' })).toHaveAttribute(
      'href',
      '/settings?feld=targetAudience',
    );
    expect(screen.getByRole('link', { name: 'Plattformen ergänzen' })).toHaveAttribute('href', '/settings/platforms');
  });

  it('is told apart from a search that finds nobody', async () => {
    openBoardAt('/matches?suche=zahnarzt', [], [aPartner()]);
    expect(await screen.findByText('Kein empfohlener Partner heißt so.')).toBeVisible();
    expect(screen.queryByText('Gerade keine Vorschläge')).toBeNull();
  });
});

describe('when something does not load', () => {
  it('keeps the other section and recovers with a retry', async () => {
    const { user, use } = renderWithPlatform(<MatchBoardPage />, {
      route: '/matches',
      answers: [noMessages, noTasks, fail(listMatches, 'INTERNAL'), answer(listPotentialMatches, [aPartner()])],
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
      answers: [noMessages, noTasks, fail(listMatches, 'UNAUTHORIZED'), fail(listPotentialMatches, 'UNAUTHORIZED')],
    });
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    await waitFor(() => expect(departures).toEqual(['/api/login']));
  });
});

function openBoardAt(route: string, matches: Match[], partners: PotentialMatch[] = []) {
  return renderWithPlatform(<MatchBoardPage />, {
    route,
    answers: [noMessages, noTasks, answer(listMatches, matches), answer(listPotentialMatches, partners)],
  });
}
