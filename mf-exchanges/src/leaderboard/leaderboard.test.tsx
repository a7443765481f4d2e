import { type LeaderboardEntry, listLeaderboard } from '@rezenso/contract/gamification';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import LeaderboardCard from './leaderboard.card.tsx';

describe('the leaderboard card', () => {
  it("shows the week's three best and marks the person", async () => {
    const { container } = open([anEntry(1, 420), anEntry(2, 300, true), anEntry(3, 120), anEntry(4, 80)]);
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(within(rows[1] as HTMLElement).getByText('Du')).toBeVisible();
    expect(within(rows[0] as HTMLElement).getByText('420 XP')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('tells a person below the top where they stand', async () => {
    open([anEntry(1, 420), anEntry(2, 300), anEntry(3, 120), anEntry(9, 20, true)]);
    expect(await screen.findByText('Du stehst auf Platz 9 · 20 XP')).toBeVisible();
  });

  it('encourages when nobody has points yet', async () => {
    open([anEntry(1, 0, true)]);
    expect(await screen.findByText('Die Woche ist noch jung')).toBeVisible();
  });

  it('says what failed and recovers with a retry', async () => {
    const { user, use } = renderWithPlatform(<LeaderboardCard />, { answers: [fail(listLeaderboard, 'INTERNAL')] });
    expect(await screen.findByText('Bestenliste konnte nicht geladen werden')).toBeVisible();
    use(answer(listLeaderboard, [anEntry(1, 10)]));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('10 XP')).toBeVisible();
  });
});

function open(entries: LeaderboardEntry[]) {
  return renderWithPlatform(<LeaderboardCard />, { answers: [answer(listLeaderboard, entries)] });
}

function anEntry(rank: number, xp: number, isCurrentUser = false): LeaderboardEntry {
  return {
    id: `00000000-0000-4000-8000-0000000002${rank.toString().padStart(2, '0')}`,
    firstName: 'Person',
    lastName: String(rank),
    companyName: `Firma ${rank}`,
    xp,
    rank,
    isCurrentUser,
  };
}
