import { describe, it } from 'node:test';
import { expect } from 'expect';
import { inLanes, type Task } from './schedule.ts';

describe('tasks in lanes', () => {
  it('are never more at a time than there are lanes, begin in their order, and answer in it', async () => {
    const { tasks, log, finish } = recorded(['a', 'b', 'c']);
    const all = inLanes(tasks, 2);
    expect(log).toEqual(['a', 'b']);
    await finish('b');
    expect(log).toEqual(['a', 'b', 'c']);
    await finish('c');
    await finish('a');
    expect(await all).toEqual(['a', 'b', 'c']);
  });

  it('let others go first while they wait for what they need', async () => {
    const { tasks, log, finish } = recorded(['build', 'journeys', 'unit'], { journeys: ['build', 'absent'] });
    const all = inLanes(tasks, 3);
    expect(log).toEqual(['build', 'unit']);
    await finish('build');
    expect(log).toEqual(['build', 'unit', 'journeys']);
    await finish('unit');
    await finish('journeys');
    expect(await all).toEqual(['build', 'journeys', 'unit']);
  });

  it('say so when they wait for each other', async () => {
    const { tasks } = recorded(['a', 'b'], { a: ['b'], b: ['a'] });
    await expect(inLanes(tasks, 2)).rejects.toThrow('These wait for each other: a, b');
  });
});

/** Tasks that end when they are told to. */
function recorded(names: string[], needs: Record<string, string[]> = {}) {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const tasks: Task<string>[] = names.map((name) => ({
    name,
    ...(needs[name] && { needs: needs[name] }),
    run: () => {
      log.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve(name)));
    },
  }));
  const finish = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { tasks, log, finish };
}
