import * as z from 'zod/mini';
import { readsOf, type Subject } from './subjects.ts';
import { listTasks, type Task } from './tasks.ts';

const asked: Task = {
  id: 'match.answer:1',
  kind: 'match.answer',
  title: 'Anfrage von Café Anna beantworten',
  dueAt: null,
  since: '2026-03-01T09:00:00.000Z',
  action: { label: 'Antworten', href: '/matches?match=1' },
};

describe('what waits for a business', () => {
  it('may have a date or none', () => {
    const due = { ...asked, dueAt: '2026-03-15T09:00:00.000Z' };
    expect(z.parse(listTasks.answer, [asked, due])).toEqual([asked, due]);
  });

  it('may be of a kind that this build does not know: what it says and where it leads comes with it', () => {
    const [task] = z.parse(listTasks.answer, [{ ...asked, kind: 'appointment.pick', colour: 'green' }]);
    expect(task).toEqual({ ...asked, kind: 'appointment.pick' });
  });

  it.each(['id', 'kind', 'title', 'dueAt', 'since', 'action'] as const)('always says its %s', (field) => {
    const { [field]: _, ...rest } = asked;
    expect(z.safeParse(listTasks.answer, [rest]).success).toBe(false);
  });

  it.each([
    ['a date that is none', { dueAt: 'bald' }],
    ['a beginning that is none', { since: null }],
    ['an action that leads nowhere', { action: { label: 'Antworten' } }],
    ['an action without a name', { action: { href: '/matches' } }],
  ])('has not %s', (_, wrong) => {
    expect(z.safeParse(listTasks.answer, [{ ...asked, ...wrong }]).success).toBe(false);
  });

  it('is read again when what it is made of changes', () => {
    const subjects = Object.entries<readonly string[]>(readsOf).filter(([, paths]) => paths.includes(listTasks.path));
    const madeOf: Subject[] = ['matches', 'conversations', 'exchanges'];
    expect(subjects.map(([subject]) => subject)).toEqual(madeOf);
  });
});
