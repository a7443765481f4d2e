import { listTasks, type Task } from '@rezenso/contract/tasks';
import { answer, daysFromNow, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import TaskListCard from './task-list.card.tsx';

describe('the to-do list', () => {
  it('says of each task what it is, until or since when, and leads there', async () => {
    const { container } = open([
      aTask({ id: 'a', title: 'Review für Radwerk schreiben', dueAt: daysFromNow(-3) }),
      aTask({ id: 'b', title: 'Anfrage von Café Anna beantworten', action: { label: 'Antworten', href: '/matches' } }),
    ]);
    const [overdue, asked] = await screen.findAllByRole('listitem');
    expect(overdue).toHaveTextContent('3 Tage überfällig');
    expect(asked).toHaveTextContent('seit heute');
    const link = within(asked as HTMLElement).getByRole('link', {
      name: 'Antworten: Anfrage von Café Anna beantworten',
    });
    expect(link).toHaveAttribute('href', '/matches');
    expect(screen.queryByRole('button')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the three most urgent, and all when asked', async () => {
    const { user } = open(['a', 'b', 'c', 'd', 'e'].map((id) => aTask({ id, title: `Aufgabe ${id}` })));
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    const more = screen.getByRole('button', { name: 'Alle 5 anzeigen', expanded: false });
    await user.click(more);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Weniger anzeigen', expanded: true }));
    expect(screen.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 9))).toEqual([
      'Aufgabe a',
      'Aufgabe b',
      'Aufgabe c',
    ]);
    expect(more).toHaveFocus();
  });

  it('is calm when nothing waits', async () => {
    const { container } = open([]);
    expect(await screen.findByText('Gerade wartet nichts auf dich.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows a kind of task that this build does not know', async () => {
    open([aTask({ kind: 'appointment.pick', title: 'Termin mit Café Anna wählen' })]);
    expect(await screen.findByText('Termin mit Café Anna wählen')).toBeVisible();
  });

  it('says what failed and recovers with a retry', async () => {
    const { user, use } = renderWithPlatform(<TaskListCard />, { answers: [fail(listTasks, 'INTERNAL')] });
    expect(await screen.findByText('Deine Aufgaben konnten nicht geladen werden')).toBeVisible();
    use(answer(listTasks, []));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Gerade wartet nichts auf dich.')).toBeVisible();
  });
});

function open(tasks: Task[]) {
  return renderWithPlatform(<TaskListCard />, { answers: [answer(listTasks, tasks)] });
}

function aTask(over: Partial<Task> = {}): Task {
  return {
    id: 'review.write:1',
    kind: 'review.write',
    title: 'Review für Radhaus auf Google schreiben',
    dueAt: null,
    since: new Date().toISOString(),
    action: { label: 'Review schreiben', href: '/exchanges?exchange=1' },
    ...over,
  };
}
