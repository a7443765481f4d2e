import { listExchangePages } from '@rezenso/contract/exchanges';
import { coordinateMatch, listMatches, listPotentialMatches, previewCoordination } from '@rezenso/contract/matches';
import {
  anExchange,
  anExchangePage,
  answer,
  fail,
  hold,
  renderWithPlatform,
  type Stub,
} from '@rezenso/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import MatchBoardPage from '../match-board/match-board.page.tsx';
import { aMatch, aStrategy } from '../testing/matches.ts';
import { noMessages } from '../testing/no-messages.ts';
import { noTasks } from '../testing/no-tasks.ts';

const accepted = aMatch({ status: 'accepted' });

describe('coordinating an exchange', () => {
  it('shows total, fairness and at most four pairs of the plan', async () => {
    const { calls } = await openDialog(answer(previewCoordination, { strategy: aStrategy(6) }));
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('6')).toBeVisible();
    expect(within(dialog).getAllByText(/→/)).toHaveLength(4);
    expect(within(dialog).getByText('+2 weitere')).toBeVisible();
    expect(within(dialog).getByRole('progressbar', { name: 'Fairness' })).toHaveAttribute('aria-valuenow', '100');
    expect(calls.find((call) => call.path === '/api/coordination/preview')?.body).toEqual({ matchId: accepted.id });
    expect(await axe(dialog)).toHaveNoViolations();
  });

  it('starts the exchange and says how many reviews were agreed', async () => {
    const { user, use } = await openDialog(answer(previewCoordination, { strategy: aStrategy(2) }));
    use(
      answer(coordinateMatch, { exchanges: [] }),
      answer(listMatches, [{ ...accepted, isCoordinated: true }]),
      answer(listExchangePages, anExchangePage([])),
    );
    await user.click(await startButton());
    expect(await screen.findByText('0 Review-Exchanges wurden erstellt.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Zum Austausch' })).toBeVisible();
  });

  it('shows the way to Pro when the free matches are used up', async () => {
    const { user, use } = await openDialog(answer(previewCoordination, { strategy: aStrategy(2) }));
    use(fail(coordinateMatch, 'PLAN_LIMIT_REACHED'));
    await user.click(await startButton());
    expect(await screen.findByRole('link', { name: 'Pro ansehen' })).toHaveAttribute('href', '/subscribe');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('says which step is missing when no fair plan exists', async () => {
    await openDialog(fail(previewCoordination, 'NO_COMMON_PLAN'));
    expect(await screen.findByRole('link', { name: 'Plattformen ergänzen' })).toHaveAttribute(
      'href',
      '/settings/platforms',
    );
    expect(screen.getByRole('button', { name: 'Austausch starten' })).toBeDisabled();
  });

  it.each([
    [['caller'], /Dir fehlt noch ein aktives Profil/, true],
    [['partner'], /Café Anna hat noch kein aktives Profil/, false],
    [['caller', 'partner'], /Dir fehlt noch ein aktives Profil/, true],
  ])('sends only whoever lacks a profile to the settings: %j', async (missing, words, isMine) => {
    const body = { message: 'Nein.', code: 'NO_COMMON_PLAN', requestId: 'test', details: { missing } };
    await openDialog({ endpoint: previewCoordination, respond: () => Response.json(body, { status: 409 }) });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Plattformen ergänzen' })).toHaveLength(isMine ? 1 : 0);
  });

  it('keeps the plan open when starting fails', async () => {
    const { user, use } = await openDialog(answer(previewCoordination, { strategy: aStrategy(2) }));
    use(fail(coordinateMatch, 'INTERNAL'));
    await user.click(await startButton());
    expect(await screen.findByText('Koordination fehlgeschlagen. Versuche es erneut.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Austausch starten' })).toBeEnabled();
  });

  it('lets nobody start, leave or start twice while it starts', async () => {
    const { user, calls, use } = await openDialog(answer(previewCoordination, { strategy: aStrategy(2) }));
    const held = hold(answer(coordinateMatch, { exchanges: [anExchange(), anExchange()] }));
    use(
      held,
      answer(listMatches, [{ ...accepted, isCoordinated: true }]),
      answer(listExchangePages, anExchangePage([])),
    );
    await user.dblClick(await startButton());
    expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    held.release();
    expect(await screen.findByText('2 Review-Exchanges wurden erstellt.')).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('/coordinate'))).toHaveLength(1);
  });

  it('says to screen readers who writes for whom, where eyes see an arrow', async () => {
    await openDialog(answer(previewCoordination, { strategy: aStrategy(2) }));
    expect(await screen.findByLabelText('Du schreibst für Café Anna')).toHaveTextContent('Du → Café Anna');
    expect(screen.getByLabelText('Café Anna schreibt für dich')).toHaveTextContent('Café Anna → Du');
    expect(within(screen.getByRole('dialog')).queryByText(/weitere/)).toBeNull();
  });

  it('offers no start before there is a plan, and forgets one that comes after leaving', async () => {
    const held = hold(answer(previewCoordination, { strategy: aStrategy(2) }));
    const { user } = await openDialog(held);
    expect(screen.getByRole('button', { name: 'Austausch starten' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    held.release();
    expect(screen.getByRole('button', { name: 'Austausch koordinieren' })).toBeEnabled();
  });

  it('says in the server’s words why there is no plan when it cannot read whose profile is missing', async () => {
    await openDialog(fail(previewCoordination, 'NO_COMMON_PLAN', 'Eine Plattform fehlt.'));
    expect(await screen.findByText('Eine Plattform fehlt.')).toBeVisible();
  });

  it('can ask for the plan again', async () => {
    const { user, use } = await openDialog(fail(previewCoordination, 'INTERNAL'));
    await screen.findByText('Der Plan konnte nicht erstellt werden');
    use(answer(previewCoordination, { strategy: aStrategy(2) }));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findAllByText(/→/)).toHaveLength(2);
  });
});

async function openDialog(preview: Stub) {
  const rendered = renderWithPlatform(<MatchBoardPage />, {
    route: '/matches',
    answers: [noMessages, noTasks, answer(listMatches, [accepted]), answer(listPotentialMatches, []), preview],
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Austausch koordinieren' }));
  await screen.findByRole('dialog');
  return rendered;
}

async function startButton() {
  await screen.findAllByText(/→/);
  return screen.getByRole('button', { name: 'Austausch starten' });
}
