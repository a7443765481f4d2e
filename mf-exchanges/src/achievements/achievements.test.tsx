import { type Achievement, listAchievements } from '@rezenso/contract/gamification';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import AchievementsCard from './achievements.card.tsx';
import { worthShowing } from './worth-showing.ts';

describe('the achievements card', () => {
  it('tells what was reached and how far the next ones are', async () => {
    const { container } = open([
      anAchievement({
        id: 'first',
        title: 'Erstes Match',
        unlocked: true,
        unlockedAt: '2026-01-01T00:00:00.000Z',
        progress: 100,
      }),
      anAchievement({ id: 'five', title: 'Fünf Reviews', progress: 40 }),
    ]);
    expect(await screen.findByText('1 von 2 erreicht')).toBeVisible();
    expect(screen.getByText('Erreicht')).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Fortschritt: Fünf Reviews' })).toHaveAttribute('aria-valuenow', '40');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says what failed and recovers with a retry', async () => {
    const { user, use } = renderWithPlatform(<AchievementsCard />, { answers: [fail(listAchievements, 'INTERNAL')] });
    expect(await screen.findByText('Erfolge konnten nicht geladen werden')).toBeVisible();
    use(answer(listAchievements, []));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Noch keine Erfolge')).toBeVisible();
  });
});

describe('what is worth showing', () => {
  it('always keeps the two closest open ones', () => {
    const reached = ['a', 'b', 'c', 'd'].map((id, day) =>
      anAchievement({ id, unlocked: true, unlockedAt: `2026-01-0${day + 1}T00:00:00.000Z`, progress: 100 }),
    );
    const open = [10, 90, 50].map((progress) => anAchievement({ id: `open-${progress}`, progress }));
    expect(worthShowing([...reached, ...open]).map(({ id }) => id)).toEqual(['d', 'c', 'open-90', 'open-50']);
  });

  it('fills up with open ones at the start', () => {
    const open = [10, 90, 50, 70, 20].map((progress) => anAchievement({ id: `open-${progress}`, progress }));
    expect(worthShowing(open).map(({ progress }) => progress)).toEqual([90, 70, 50, 20]);
  });
});

function open(achievements: Achievement[]) {
  return renderWithPlatform(<AchievementsCard />, { answers: [answer(listAchievements, achievements)] });
}

function anAchievement(over: Partial<Achievement>): Achievement {
  return {
    id: 'achievement',
    type: 'matches',
    title: 'Erfolg',
    description: 'So kommst du dahin.',
    unlocked: false,
    unlockedAt: null,
    progress: 0,
    icon: 'trophy',
    ...over,
  };
}
