import { describe, it, mock } from 'node:test';
import { expect } from 'expect';
import { isStale, lostCode, noteBeat } from './heartbeat.ts';

const hour = 3_600_000;

describe('a beat', () => {
  it('stays fresh when the clock of the machine is set forward or back', () => {
    const beats = aBeat();
    for (const off of [hour, -hour]) {
      mock.timers.enable({ apis: ['Date'], now: Date.now() + off });
      expect(isStale(beats, 12_000)).toBe(false);
      mock.timers.reset();
    }
  });

  it('grows old by the time that the process lived, also when the clock was set back meanwhile', async () => {
    const beats = aBeat();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([isStale(beats, 20), isStale(beats, 12_000)]).toEqual([true, false]);
    mock.timers.enable({ apis: ['Date'], now: Date.now() - hour });
    expect(isStale(beats, 20)).toBe(true);
    mock.timers.reset();
  });

  it('of a machine that was suspended is old: no clock of a process saw that time', () => {
    const beats = aBeat();
    // A minute ago by the day and since the start of the machine, just now by the process.
    for (const clock of [0, 2]) beats[clock] = (beats[clock] ?? 0n) - 60_000n;
    expect(isStale(beats, 12_000)).toBe(true);
  });

  it('is old by the time of the day where nothing tells how long the machine is up', () => {
    const beats = aBeat();
    beats[0] = (beats[0] ?? 0n) - 60_000n;
    beats[2] = -1n;
    expect(isStale(beats, 12_000)).toBe(true);
  });

  it('is none any more once the claim counts as lost', () => {
    const beats = aBeat();
    beats[0] = lostCode;
    expect(isStale(beats, 12_000)).toBe(true);
  });
});

function aBeat(): BigInt64Array {
  const beats = new BigInt64Array(3);
  noteBeat(beats);
  return beats;
}
