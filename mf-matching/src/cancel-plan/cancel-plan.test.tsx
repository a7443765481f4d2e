import { listExchangePages } from '@rezenso/contract/exchanges';
import { listMatches, listPotentialMatches, type Match } from '@rezenso/contract/matches';
import { cancelPlan } from '@rezenso/contract/plan-changes';
import { anExchangePage, answer, fail, hold, renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import MatchBoardPage from '../match-board/match-board.page.tsx';
import { aMatch, me, partnerId } from '../testing/matches.ts';
import { noMessages } from '../testing/no-messages.ts';
import { noTasks } from '../testing/no-tasks.ts';

const planned = aMatch({ status: 'accepted', isCoordinated: true, planCancellation: null });
const calledOff = (by: string) =>
  aMatch({
    status: 'accepted',
    planCancellation: { by, reason: 'Unser Laden ist im Umbau.', at: '2026-03-02T09:00:00.000Z' },
  });

describe('calling a plan off', () => {
  it('sends the reason once, also on a double click, and says so on the card', async () => {
    const { user, calls, use } = await openDialog();
    expect(screen.getByLabelText(/Begründung/)).toBeRequired();
    await user.click(screen.getByRole('button', { name: 'Austausch absagen' }));
    expect(await screen.findByText('Sag kurz, warum')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    await paste(user, screen.getByLabelText(/Begründung/), '  Unser Laden ist im Umbau.  ');
    const held = hold(answer(cancelPlan, { matchId: planned.id }));
    use(held, answer(listMatches, [calledOff(me)]));
    await user.dblClick(screen.getByRole('button', { name: 'Austausch absagen' }));
    held.release();
    expect(await screen.findByText('Café Anna bekommt Bescheid.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      [`/api/matches/${planned.id}/plan/cancel`, { reason: 'Unser Laden ist im Umbau.' }],
    ]);
    expect(await screen.findByText('Du hast euren Austausch abgesagt. Ihr könnt ihn neu planen.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Austausch koordinieren' })).toBeVisible();
  });

  it.each([
    ['PLAN_ALREADY_BEGUN', /Eine Review ist schon abgegeben/],
    ['PLAN_REASON_REQUIRED', 'Sag bitte kurz, warum.'],
    ['CONVERSATION_BLOCKED', /Lass die Begründung weg/],
  ] as const)('says why it is refused and keeps the reason: %s', async (code, said) => {
    const { user, use } = await openDialog();
    await paste(user, screen.getByLabelText(/Begründung/), 'Umbau');
    use(fail(cancelPlan, code));
    await user.click(screen.getByRole('button', { name: 'Austausch absagen' }));
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/Begründung/)).toHaveValue('Umbau');
  });

  it('needs no reason once it is known that none can arrive', async () => {
    const { user, use, calls } = await openDialog();
    await paste(user, screen.getByLabelText(/Begründung/), 'Umbau');
    use(fail(cancelPlan, 'CONVERSATION_BLOCKED'));
    await user.click(screen.getByRole('button', { name: 'Austausch absagen' }));
    await screen.findAllByText(/Lass die Begründung weg/);
    expect(screen.getByLabelText(/Begründung/)).not.toBeRequired();
    await user.clear(screen.getByLabelText(/Begründung/));
    use(answer(cancelPlan, { matchId: planned.id }), answer(listMatches, [calledOff(me)]));
    await user.click(screen.getByRole('button', { name: 'Austausch absagen' }));
    expect(await screen.findByText('Café Anna bekommt Bescheid.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({ reason: null });
  });

  it('is what the partner reads, with the reason', async () => {
    openBoard(calledOff(partnerId));
    expect(await screen.findByText('Café Anna hat euren Austausch abgesagt. Ihr könnt ihn neu planen.')).toBeVisible();
    expect(screen.getByText('Unser Laden ist im Umbau.')).toBeVisible();
  });

  it.each([
    ['somebody has given', { ...planned, providerReviewGiven: true }],
    ['there is no plan', { ...planned, isCoordinated: false }],
    ['the server knows no such thing', aMatch({ status: 'accepted', isCoordinated: true })],
  ])('is not offered when %s', async (_, match) => {
    openBoard(match);
    await screen.findByText('Café Anna');
    expect(screen.queryByRole('button', { name: 'Austausch absagen' })).toBeNull();
  });
});

function openBoard(match: Match) {
  return renderWithPlatform(<MatchBoardPage />, {
    route: '/matches',
    answers: [
      noMessages,
      noTasks,
      answer(listMatches, [match]),
      answer(listPotentialMatches, []),
      answer(listExchangePages, anExchangePage([])),
    ],
  });
}

async function openDialog() {
  const rendered = openBoard(planned);
  await rendered.user.click(await screen.findByRole('button', { name: 'Austausch absagen' }));
  await screen.findByRole('dialog');
  return rendered;
}
