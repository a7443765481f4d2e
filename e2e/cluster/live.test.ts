import { randomUUID } from 'node:crypto';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { acceptedMatch, newcomer } from './businesses.ts';
import { startCluster } from './cluster.ts';
import { followChanges, type LiveClient } from './live-client.ts';

const nginx = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
const cluster = await startCluster({ nginx });
const { origin, processes } = cluster;
const readers: LiveClient[] = [];
after(async () => {
  for (const reader of readers) reader.close();
  await cluster.stop();
});

describe('an open page behind nginx', { timeout: 600_000 }, () => {
  it('hears within two seconds what happens, in whichever process', async () => {
    const { reader, write } = await aConversation('leise');
    for (const { address } of processes) {
      const heard = reader.untilStale('/api/conversations');
      await write(address);
      expect(await heard).toBeLessThan(2_000);
    }
  });

  it('hears within five seconds what happened while its process was killed', async () => {
    const { reader, write } = await aConversation('laut');
    // Its stream hangs on one of them.
    for (const [turn, process] of processes.entries()) {
      const heard = reader.untilStale('/api/conversations');
      await process.kill();
      await write(processes[(turn + 1) % 3]?.address);
      expect(await heard).toBeLessThan(5_000);
      await process.start();
    }
    expect(reader.openings()).toBeGreaterThan(1);
  });

  it('hangs on another process when its own is stopped, which waits for no page', async () => {
    const { reader, write } = await aConversation('ruhig');
    for (const [turn, process] of processes.entries()) {
      expect(await process.stop()).toBe(0);
      const heard = reader.untilStale('/api/conversations');
      await write(processes[(turn + 1) % 3]?.address);
      expect(await heard).toBeLessThan(2_000);
      await process.start();
    }
    expect(reader.openings()).toBeGreaterThan(1);
  });
});

/** Two partners, one of whom follows what the other writes. */
async function aConversation(name: string) {
  const sender = await newcomer(origin, `${name}-eins`);
  const partner = await newcomer(origin, `${name}-zwei`);
  const matchId = await acceptedMatch(sender, partner);
  const reader = await followChanges(origin, partner.cookie);
  // What its page may have missed while it loaded is said first.
  await reader.untilStale('/api/conversations');
  readers.push(reader);
  return {
    reader,
    async write(address: string | undefined): Promise<void> {
      const message = { id: randomUUID(), text: 'Passt dir Dienstag?' };
      const { status } = await sender.call('POST', `/api/conversations/${matchId}/messages`, message, address);
      expect(status).toBe(200);
    },
  };
}
