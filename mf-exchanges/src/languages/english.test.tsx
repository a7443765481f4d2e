import '../testing/in-english.ts';
import { listExchangePages } from '@rezenso/contract/exchanges';
import { listAchievements } from '@rezenso/contract/gamification';
import { listTasks } from '@rezenso/contract/tasks';
import { anExchange, anExchangePage, answer, daysFromNow, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, within } from '@testing-library/react';
import AchievementsCard from '../achievements/achievements.card.tsx';
import { timeInWords } from '../appointments/appointment-times.ts';
import { appointmentTexts } from '../appointments/card-texts.de.ts';
import ExchangeBoardPage from '../exchange-board/exchange-board.page.tsx';
import { basisTexts } from '../experience/texts.de.ts';
import { sinceInWords } from '../task-list/since-in-words.ts';
import TaskListCard from '../task-list/task-list.card.tsx';
import { noTasks } from '../testing/no-tasks.ts';
import { confirmTexts, submitTexts } from '../texts.de.ts';

const nbsp = '\u00a0';

describe('in English', () => {
  it('an appointment is said as people say it, in German time', () => {
    expect(timeInWords('2031-03-04T13:00:00.000Z')).toBe('Tuesday 4 March at 14:00');
    expect(timeInWords('2031-07-31T22:05:00.000Z')).toBe('Friday 1 August at 00:05');
  });

  it('times are counted', () => {
    expect(appointmentTexts.ownProposal(1)).toBe('You suggested a time');
    expect(appointmentTexts.proposal('Café Anna', 2)).toBe('Café Anna suggests 2 times');
  });

  it.each([
    [{ kind: 'visit', day: '2026-03-12', sinceYear: null }, 'Visit on 12 March 2026'],
    [{ kind: 'free_sample', day: '2026-11-01', sinceYear: null }, 'Free sample on 1 November 2026'],
    [{ kind: 'long_standing_customer', day: null, sinceYear: 2019 }, 'Customer since 2019'],
    [{ kind: 'order', day: null, sinceYear: null }, undefined],
    [{ kind: 'long_standing_customer', day: null, sinceYear: null }, undefined],
  ] as const)('what a review rests on is named: %j', (experience, title) => {
    expect(basisTexts.title(experience)).toBe(title);
  });

  it.each([
    ['2026-11-25T10:00:00Z', 'since today'],
    ['2026-11-24T01:00:00Z', 'since today'],
    ['2026-11-23T12:00:00Z', 'since yesterday'],
    ['2026-11-17T10:00:00Z', 'for 7 days'],
  ])('what waits since %s is said to wait %s', (since, words) => {
    expect(sinceInWords(since, new Date('2026-11-24T10:00:00Z'))).toBe(words);
  });

  it('a confirmation tells what it brought, or why nothing', () => {
    expect(confirmTexts.doneDescription(30, { earnsXp: true })).toBe(`Thank you! You earned 30${nbsp}XP.`);
    expect(confirmTexts.doneDescription(0, { earnsXp: true })).toBe('Thank you!');
    expect(confirmTexts.doneDescription(0, { earnsXp: false })).toBe(
      `Thank you! You have already earned XP with this partner in the last 90${nbsp}days.`,
    );
    const withheld = submitTexts.doneDescription('Café Anna', 0, { earnsXp: false, withheld: 'no_substance' });
    expect(withheld).toMatch(/^Café Anna can confirm it now\. There are no XP .* Until then you can revise it here\.$/);
  });
});

describe('what the server has in German only', () => {
  it('is marked in a task, and nothing else of it is', async () => {
    const title = 'Review für Radwerk schreiben';
    const action = { label: 'Schreiben', href: '/exchanges' };
    const task = { id: 'a', kind: 'exchange.write', title, dueAt: daysFromNow(4), since: daysFromNow(-1), action };
    renderWithPlatform(<TaskListCard />, { answers: [answer(listTasks, [task])] });
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText(title)).toHaveAttribute('lang', 'de');
    expect(row.getByRole('link', { name: `Schreiben: ${title}` })).toHaveAttribute('lang', 'de');
    expect(row.getByText('4 days left').closest('[lang]')).toBeNull();
    expect(screen.getByRole('region', { name: 'Waiting for you' })).toBeVisible();
  });

  it('is marked in an achievement, with the progress that bears its name', async () => {
    const open = { unlocked: false, unlockedAt: null, progress: 40, icon: 'award', type: 'a' };
    const achievement = { id: 'a', title: 'Erstes Match', description: 'Dein erster Partner.', ...open };
    renderWithPlatform(<AchievementsCard />, { answers: [answer(listAchievements, [achievement])] });
    for (const said of ['Erstes Match', 'Dein erster Partner.'])
      expect(await screen.findByText(said)).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('meter', { name: 'Progress: Erstes Match' }).closest('[lang="de"]')).not.toBeNull();
    expect(screen.getByText('0 of 1 reached').closest('[lang]')).toBeNull();
  });

  it('is marked in the tips for a review', async () => {
    const page = anExchangePage([anExchange()]);
    const { user } = renderWithPlatform(<ExchangeBoardPage />, { answers: [noTasks, answer(listExchangePages, page)] });
    const card = within(await screen.findByRole('article', { name: 'You write for Café Anna' }));
    await user.click(card.getByText('Tips and platform rule'));
    for (const said of [anExchange().reviewInstructions, anExchange().platformRule])
      expect(card.getByText(said)).toHaveAttribute('lang', 'de');
    expect(card.getByText('Rule of the platform:').closest('[lang]')).toBeNull();
  });
});
