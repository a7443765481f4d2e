import { listTasks, type Task } from '@rezenso/contract/tasks';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { MatchAreas } from './match-areas.tsx';

const hrefs = ['/matches?match=1', '/matches/1/nachrichten', '/exchanges?exchange=1', '/matchesalike', '/'];

describe('the links between matches and exchanges', () => {
  it('say which page this is, and on each what waits there', async () => {
    const { container } = open('/exchanges', hrefs.map(aTask));
    const links = within(screen.getByRole('navigation', { name: 'Matches und Austausch' }));
    const matches = await links.findByRole('link', { name: 'Matches 2 Aufgaben warten' });
    expect(matches).toHaveAttribute('href', '/matches');
    expect(matches).not.toHaveAttribute('aria-current');
    const exchanges = links.getByRole('link', { name: 'Austausch 1 Aufgabe wartet' });
    expect(exchanges).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are reached and followed by keyboard', async () => {
    const { user, location } = open('/matches', []);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Matches', current: 'page' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(location()).toBe('/exchanges');
  });

  it('lead on when nobody knows what waits', async () => {
    renderWithPlatform(<MatchAreas current="/matches" />, {
      route: '/matches',
      answers: [fail(listTasks, 'INTERNAL')],
    });
    expect(await screen.findByRole('link', { name: 'Austausch' })).toHaveAttribute('href', '/exchanges');
  });
});

function open(current: '/matches' | '/exchanges', tasks: Task[]) {
  return renderWithPlatform(<MatchAreas current={current} />, { route: current, answers: [answer(listTasks, tasks)] });
}

function aTask(href: string): Task {
  return {
    id: href,
    kind: 'some',
    title: 'Etwas',
    dueAt: null,
    since: '2026-03-01T09:00:00.000Z',
    action: { label: 'Dorthin', href },
  };
}
