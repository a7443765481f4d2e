import { listExchangePages, type ReviewExchange } from '@rezenso/contract/exchanges';
import { Link } from '@rezenso/platform/router';
import {
  anExchange,
  anExchangePage,
  answer,
  daysFromNow,
  fail,
  hold,
  renderWithPlatform,
} from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aReceivedExchange, handedIn } from '../testing/exchanges.ts';
import { noTasks } from '../testing/no-tasks.ts';
import ExchangeBoardPage from './exchange-board.page.tsx';

describe('the exchange board', () => {
  it('names the business of a card once, and the name on the platform only where that is another', async () => {
    open([
      anExchange({ businessName: 'Café Anna' }),
      anExchange({ id: '00000000-0000-4000-8000-0000000000e9', businessName: 'Café Anna am Markt' }),
    ]);
    expect(await screen.findByText('Café Anna am Markt')).toBeVisible();
    expect(screen.queryByText('Café Anna')).toBeNull();
  });

  it.each([[[anExchange()]], [[]]])(
    'says to a held account that its reviews do not count, also without any',
    async (exchanges) => {
      const { container } = open(exchanges, '/exchanges', { isHeld: true });
      expect(await screen.findByText('Deine neuen Reviews zählen im Moment nicht mit')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Prüfung ansehen und erklären' })).toBeVisible();
      await waitFor(() => expect(screen.queryByText('Laden...')).toBeNull());
      expect(await axe(container)).toHaveNoViolations();
    },
  );

  it('offers of an exchange that rests what is taken, and no appointment or later date, which would be refused', async () => {
    open([
      anExchange({ appointment: null, extension: null, isPaused: true, reviewInstructions: 'Schreib ehrlich.' }),
      aReceivedExchange({ id: id(2), appointment: null, extension: null, isPaused: true }),
    ]);
    expect(await screen.findAllByText(/ruht gerade/)).toHaveLength(2);
    expect(
      screen.queryByRole('button', {
        name: /Mehr Zeit vereinbaren|Termin vereinbaren/,
      }),
    ).toBeNull();
    expect(screen.getByRole('button', { name: 'Review abgeben' })).toBeEnabled();
  });

  it('counts confirmed as completed and awaiting confirmation as in progress', async () => {
    open([
      anExchange({ id: id(1) }),
      anExchange({ id: id(2), ...handedIn }),
      anExchange({ id: id(3), status: 'confirmed' }),
      anExchange({ id: id(4), status: 'completed' }),
    ]);
    expect(await figure('Gesamt')).toHaveTextContent('4');
    expect(await figure('Ausstehend')).toHaveTextContent('1');
    expect(await figure('In Bearbeitung')).toHaveTextContent('1');
    expect(await figure('Abgeschlossen')).toHaveTextContent('2');
    expect(screen.getByRole('progressbar', { name: 'Erfolgsquote' })).toHaveAttribute('aria-valuenow', '50');
  });

  it('shows each exchange under the tab of its status and keeps the tab in the address', async () => {
    const { user, location } = open([
      anExchange({ id: id(1) }),
      aReceivedExchange({ id: id(2), ...handedIn }),
      anExchange({ id: id(3), status: 'completed', businessName: 'Radwerk' }),
    ]);
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: /In Bearbeitung/ }));
    expect(screen.getByRole('article', { name: 'Café Anna schreibt für dich' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Abgeschlossen/ }));
    expect(screen.getByText('Radwerk')).toBeVisible();
    expect(location()).toBe('/exchanges?tab=completed');
    await user.click(screen.getByRole('tab', { name: /Alle/ }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('says from when on a review that is still closed can be read', async () => {
    open(
      [aReceivedExchange({ ...handedIn, reviewText: null, reviewRating: null, dueDate: '2031-03-17T12:00:00.000Z' })],
      '/exchanges?tab=in_progress',
    );
    expect(
      await screen.findByText(
        /sobald alle Bewertungen eures Austauschs fertig abgegeben sind, spätestens am 17\.03\.2031/,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('img', { name: /Sternen/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Erhalt bestätigen' })).toBeVisible();
  });

  it('tells the writer of a withheld review why it counts for nothing, and lets it be written anew', async () => {
    open([anExchange({ ...handedIn, earnsXp: false, withheld: 'no_substance' })], '/exchanges?tab=in_progress');
    expect(await screen.findByText(/Sie sagt kaum etwas aus .* einen besseren Text abgeben/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review überarbeiten' })).toBeVisible();
  });

  it('leads to the review of what was lived through, instead of praise', async () => {
    open([anExchange({ status: 'in_progress' })], '/exchanges?tab=pending');
    expect(await screen.findByText(/wartet unter „In Bearbeitung“ auf deine Review/)).toBeVisible();
    expect(screen.queryByText(/Stark/)).toBeNull();
  });

  it('offers nothing to the writer of a review that is withheld for good', async () => {
    open([anExchange({ ...handedIn, earnsXp: false, withheld: 'upheld_case' })], '/exchanges?tab=in_progress');
    expect(await screen.findByText('Diese Review zählt nach einer Prüfung nicht mit.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Review überarbeiten' })).toBeNull();
  });

  it.each([
    [12, 'Noch 12 Tage', 'success'],
    [5, 'Noch 5 Tage', 'warning'],
    [2, 'Noch 2 Tage', 'danger'],
    [0, 'Heute', 'danger'],
    [-3, '3 Tage überfällig', 'danger'],
  ])('says of a review due in %s days: %s', async (days, words) => {
    open([anExchange({ dueDate: daysFromNow(days) })]);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['the reviewer of a pending one', anExchange(), 'Review abgeben'],
    ['the reviewer with a draft', anExchange({ reviewText: 'Angefangen' }), 'Entwurf fortsetzen'],
    ['the recipient of a handed-in one', aReceivedExchange(handedIn), 'Erhalt bestätigen'],
  ])('offers %s the next step', async (_, exchange, action) => {
    open([exchange], '/exchanges?tab=all');
    expect(await screen.findByRole('button', { name: action })).toBeEnabled();
  });

  it.each([
    ['the recipient of a pending one', aReceivedExchange()],
    ['the reviewer of a handed-in one', anExchange(handedIn)],
    ['anybody on a confirmed one', anExchange({ ...handedIn, status: 'confirmed' })],
  ])('offers %s nothing to send', async (_, exchange) => {
    open([exchange], '/exchanges?tab=all');
    const card = await screen.findByRole('article');
    expect(within(card).queryByRole('button', { name: /abgeben|bestätigen|fortsetzen/ })).toBeNull();
  });

  it('offers to hand in a review that is in progress', async () => {
    open([anExchange({ status: 'in_progress' })], '/exchanges?tab=in_progress');
    expect(await screen.findByRole('button', { name: 'Review abgeben' })).toBeEnabled();
    expect(screen.getByText('Noch 10 Tage')).toBeVisible();
  });

  it('shows a status that it does not know as pending, and offers nothing to do', async () => {
    open([anExchange({ status: 'disputed' as ReviewExchange['status'] })]);
    const card = await screen.findByRole('article');
    expect(within(card).getByText('Ausstehend')).toBeVisible();
    expect(within(card).queryByRole('button', { name: /abgeben|bestätigen/ })).toBeNull();
  });

  it('shows the reviewer what the recipient noted when confirming', async () => {
    open(
      [anExchange({ ...handedIn, status: 'confirmed', confirmationNotes: 'Danke, gern wieder!' })],
      '/exchanges?tab=all',
    );
    expect(await screen.findByText(/Danke, gern wieder!/)).toHaveTextContent('Anmerkung von Café Anna:');
  });

  it('tells both sides when an unconfirmed review counts as confirmed, and asks only its recipient for an answer', async () => {
    const settlesAt = '2026-03-15T09:00:00.000Z';
    open([anExchange({ ...handedIn, settlesAt }), aReceivedExchange({ ...handedIn, settlesAt })], '/exchanges?tab=all');
    const own = await screen.findByRole('article', { name: 'Du schreibst für Café Anna' });
    expect(own).toHaveTextContent('Spätestens am 15.03.2026 gilt sie als bestätigt.');
    expect(own).not.toHaveTextContent('Ohne Antwort');
    const received = screen.getByRole('article', { name: 'Café Anna schreibt für dich' });
    expect(received).toHaveTextContent('Ohne Antwort gilt sie am 15.03.2026 als bestätigt.');
  });

  it.each([
    ['the review to write', anExchange(), 'Review abgeben'],
    ['the review to confirm', aReceivedExchange(handedIn), 'Erhalt bestätigen'],
  ])('opens %s of the match that leads here', async (_, exchange, title) => {
    const { user, location } = open([exchange], `/exchanges?match=${exchange.matchId}`);
    const dialog = await screen.findByRole('dialog', { name: title });
    await user.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location()).not.toContain('match=');
  });

  it('opens the one that the address names, of several in a match, and its tab once nothing is to do', async () => {
    const exchanges = [
      anExchange({ id: id(1) }),
      anExchange({ id: id(2), platform: 'trustpilot', businessName: 'Radwerk' }),
      aReceivedExchange({ id: id(3), ...handedIn }),
      anExchange({ id: id(4), status: 'completed' }),
    ];
    const { user, location } = open(exchanges, `/exchanges?exchange=${id(2)}`);
    const dialog = await screen.findByRole('dialog', { name: 'Review abgeben' });
    expect(within(dialog).getByText(/Radwerk/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    expect(location()).not.toContain('exchange=');
  });

  it('opens what a link names that is clicked on the page itself, also a second time', async () => {
    const { user } = renderWithPlatform(
      <>
        <Link to={`/exchanges?exchange=${id(2)}`}>Zur Review</Link>
        <ExchangeBoardPage />
      </>,
      {
        route: '/exchanges',
        answers: [noTasks, answer(listExchangePages, anExchangePage([anExchange({ id: id(2) })]))],
      },
    );
    expect(await screen.findByRole('tab', { selected: true })).toBeVisible();
    for (const _ of ['first', 'again']) {
      await user.click(screen.getByRole('link', { name: 'Zur Review' }));
      const dialog = await screen.findByRole('dialog', { name: 'Review abgeben' });
      await user.click(within(dialog).getByRole('button', { name: 'Schließen' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it.each([
    ['that is done', id(4), 'Abgeschlossen', 0],
    ['of others, and says so', id(9), 'Ausstehend', 1],
  ])('opens no dialog for an exchange %s', async (_, named, tab, missing) => {
    open([anExchange({ id: id(1) }), anExchange({ id: id(4), status: 'completed' })], `/exchanges?exchange=${named}`);
    expect(await screen.findByRole('tab', { name: new RegExp(tab), selected: true })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryAllByText('Diesen Austausch gibt es hier nicht')).toHaveLength(missing);
  });

  it('says why it ends at an empty page when the exchange that the link names has gone', async () => {
    open([], `/exchanges?exchange=${id(9)}`);
    expect(await screen.findByText('Diesen Austausch gibt es hier nicht')).toBeVisible();
    expect(screen.getByText('Noch kein Austausch')).toBeVisible();
  });

  it('never links to an address that is not on the web', async () => {
    open([aReceivedExchange({ ...handedIn, reviewUrl: 'javascript:alert(1)' })], '/exchanges?tab=all');
    await screen.findByText(handedIn.reviewText);
    expect(screen.queryByRole('link', { name: /ansehen/ })).toBeNull();
  });

  it('leads to the blocked businesses, also when the last exchange went with a block', async () => {
    open([]);
    await screen.findByText('Noch kein Austausch');
    expect(screen.getByRole('link', { name: 'Blockierte Betriebe' })).toHaveAttribute('href', '/settings/privacy');
  });

  it('leads to the matches when there is no exchange yet', async () => {
    const { container } = open([]);
    expect(await screen.findByRole('link', { name: 'Partner finden' })).toHaveAttribute('href', '/matches');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('draws the shape of the page while it loads', async () => {
    const held = hold(answer(listExchangePages, anExchangePage([])));
    renderWithPlatform(<ExchangeBoardPage />, { route: '/exchanges', answers: [noTasks, held] });
    expect(screen.getByText('Laden...')).toBeInTheDocument();
    held.release();
    expect(await screen.findByText('Noch kein Austausch')).toBeVisible();
  });

  it('says what failed and recovers with a retry', async () => {
    const { user, use } = renderWithPlatform(<ExchangeBoardPage />, {
      route: '/exchanges',
      answers: [noTasks, fail(listExchangePages, 'INTERNAL')],
    });
    expect(await screen.findByText('Dein Austausch konnte nicht geladen werden')).toBeVisible();
    use(answer(listExchangePages, anExchangePage([anExchange()])));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('sends an expired session to the sign-in', async () => {
    const { departures } = renderWithPlatform(<ExchangeBoardPage />, {
      route: '/exchanges',
      answers: [noTasks, fail(listExchangePages, 'UNAUTHORIZED')],
    });
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    await waitFor(() => expect(departures).toEqual(['/api/login']));
  });

  it('has no accessibility fault when filled', async () => {
    const { container } = open([anExchange(), aReceivedExchange(handedIn)], '/exchanges?tab=all');
    await screen.findAllByRole('article');
    expect(await axe(container)).toHaveNoViolations();
  });
});

function open(exchanges: ReturnType<typeof anExchange>[], route = '/exchanges', session = {}) {
  return renderWithPlatform(<ExchangeBoardPage />, {
    route,
    session,
    answers: [noTasks, answer(listExchangePages, anExchangePage(exchanges))],
  });
}

function figure(name: string) {
  return screen.findByRole('group', { name });
}

function id(number: number): string {
  return `00000000-0000-4000-8000-0000000001${number.toString().padStart(2, '0')}`;
}
