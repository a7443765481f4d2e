import { describe, it } from 'node:test';
import { expect } from 'expect';
import { jumpClock } from './parts/clock.ts';
import { killEmbedded } from './parts/kills.ts';
import { killWhileMailing } from './parts/mail-kills.ts';
import { memoryOver } from './parts/memory.ts';
import { overloadServer } from './parts/overload.ts';
import { sendThroughFaults } from './parts/smtp-faults.ts';

// Each in small; e2e/cluster/falls.test.ts and server/src/http/generated-requests.test.ts are the small ones of the others.
describe('a round of the long proof', { timeout: 900_000 }, () => {
  it('kills an embedded server that is written to, and finds everything once', async () => {
    const { done, faults, figures } = await killEmbedded(2);
    expect([done, faults]).toEqual([{ kills: 2 }, []]);
    expect(figures.acknowledged).toBeGreaterThan(0);
  });

  it('kills a server whose mails are going out, and gets each of them', async () => {
    const { faults, figures } = await killWhileMailing(1);
    expect(faults).toEqual([]);
    expect(figures.promised).toBeGreaterThan(0);
  });

  it('sends mails through a server that cuts connections and refuses', async () => {
    const { faults, figures } = await sendThroughFaults(['never', 'cut', 'taken-and-cut']);
    expect(faults).toEqual([]);
    expect([figures.never, figures.cut]).toEqual([
      [4, 0],
      [4, 4],
    ]);
  });

  it('sets the clock of a running server by hours, and nobody is asked again or told twice', async () => {
    const { faults, figures } = await jumpClock(3);
    expect(faults).toEqual([]);
    expect(figures.acknowledged).toBeGreaterThan(0);
  });

  it('measures memory and what is refused', async () => {
    const { faults, figures } = await memoryOver(1_000, 0);
    expect(faults).toEqual([]);
    expect(figures.heapMb).toEqual([expect.any(Number)]);
    const { figures: loads } = await overloadServer('pglite', { warmUpMs: 300, capacityMs: 500, overloadMs: 300 });
    expect(loads.perSecond).toBeGreaterThan(0);
    expect(loads.accepted).toBeGreaterThan(0);
  });
});
