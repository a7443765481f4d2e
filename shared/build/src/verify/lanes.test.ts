import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sharesOf } from './lanes.ts';
import { steps } from './steps.ts';
import { chosenSteps } from './verify.ts';

describe('steps on two cores', () => {
  it('have a lane more than there are cores, and give way, where one goes by the clock', () => {
    const { lanes, processes, priorityOf } = sharesOf(chosenSteps([]), 2);
    expect({ lanes, processes }).toEqual({ lanes: 3, processes: 1 });
    const first = chosenSteps([]).filter((step) => priorityOf(step) === 0);
    expect(first.map(({ name }) => name)).toEqual(['journeys', 'cluster']);
  });

  it('have a lane for each core, and none gives way, where nothing goes by the clock', () => {
    const chosen = chosenSteps(['static', 'unit']);
    const { lanes, processes, priorityOf } = sharesOf(chosen, 2);
    expect({ lanes, processes, priorities: new Set(chosen.map(priorityOf)) }).toEqual({
      lanes: 2,
      processes: 2,
      priorities: new Set([0]),
    });
  });

  it('have twice as many processes as cores at most: the longest is alone in the end', () => {
    for (const cores of [2, 4, 8]) {
      const { lanes, processes } = sharesOf(chosenSteps(['static', 'unit']), cores);
      expect(lanes * processes).toBe(2 * cores);
    }
  });

  it('have all cores when they are alone, be it by the clock or not', () => {
    for (const name of ['journeys', 'postgres'])
      expect(sharesOf(chosenSteps([name]), 2)).toMatchObject({ lanes: 1, processes: 2 });
  });
});

it('of two steps by the clock in `npm test` one waits for the other', () => {
  const timed = steps.filter(({ part, isByTheClock }) => part !== 'long' && isByTheClock);
  expect(timed.map(({ name, needs }) => [name, needs])).toEqual([
    ['journeys', ['build']],
    ['cluster', ['build', 'journeys']],
  ]);
});
