import { spawnSync } from 'node:child_process';
import { mkdtemp, open, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'expect';
import { withLock } from './lock.ts';
import { newOwner } from './lock-owner.ts';

describe('a lock', () => {
  it('lets one work at a time, and leaves nothing behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rezenso-lock-'));
    let atWork = 0;
    let most = 0;
    const work = async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await pause(5);
      atWork -= 1;
    };
    await Promise.all(Array.from({ length: 10 }, () => withLock(join(folder, 'a.lock'), 10_000, work)));
    expect(most).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is given back when the work fails', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'rezenso-lock-')), 'a.lock');
    await expect(withLock(file, 0, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(withLock(file, 0, () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('says which file stands in the way when the other one takes too long', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'rezenso-lock-')), 'a.lock');
    await withLock(file, 0, () =>
      expect(withLock(file, 50, () => Promise.resolve())).rejects.toThrow(`Another process is at work here (${file})`),
    );
  });

  it('is taken over at once from a process that ended here, by one of those who wait', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rezenso-lock-'));
    const file = join(folder, 'a.lock');
    await leftByKilled(file);
    let [atWork, most, done] = [0, 0, 0];
    const work = async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await pause(2);
      atWork -= 1;
      done += 1;
    };
    await Promise.all(Array.from({ length: 12 }, () => withLock(file, 20_000, work)));
    expect([most, done, await readdir(folder)]).toEqual([1, 12, []]);
  });

  it('is taken over by one only of those who saw it silent at the same moment', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rezenso-lock-'));
    const file = join(folder, 'a.lock');
    const longAgo = new Date(Date.now() - 60_000);
    for (let round = 0; round < 20; round += 1) {
      await writeFile(file, '');
      await utimes(file, longAgo, longAgo);
      let counted = 0;
      const count = async () => {
        const seen = counted;
        await pause(1);
        counted = seen + 1;
      };
      await Promise.all(Array.from({ length: 8 }, () => withLock(file, 20_000, count)));
      expect(counted).toBe(8);
    }
    expect(await readdir(folder)).toEqual([]);
  });

  it('that a killed process left while it took over another one is taken over, too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rezenso-lock-'));
    const file = join(folder, 'a.lock');
    const { id } = await leftByKilled(file);
    await leftByKilled(`${file}.${id}`);
    await expect(withLock(file, 0, () => Promise.resolve('done'))).resolves.toBe('done');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not left behind without a name when the disk is full', async ({ mock }) => {
    const folder = await mkdtemp(join(tmpdir(), 'rezenso-lock-'));
    const file = join(folder, 'a.lock');
    const handle = await open(folder);
    const full = mock.method(Object.getPrototypeOf(handle), 'writeFile', () => Promise.reject(new Error('ENOSPC')));
    await handle.close();
    await expect(withLock(file, 0, () => Promise.resolve())).rejects.toThrow('ENOSPC');
    expect([full.mock.callCount(), await readdir(folder)]).toEqual([1, []]);
    full.mock.restore();
    await expect(withLock(file, 0, () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('of a process on another machine counts while that one speaks', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'rezenso-lock-')), 'a.lock');
    await writeFile(file, JSON.stringify({ ...newOwner(), place: 'elsewhere', process: 1 }));
    const waiting = withLock(file, 50, () => Promise.resolve());
    await expect(waiting).rejects.toThrow('Another process is at work here');
  });

  it('lets nobody finish what others took over meanwhile, and leaves it to them', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'rezenso-lock-')), 'a.lock');
    const other = JSON.stringify(newOwner());
    const late = withLock(file, 0, async (assertHeld) => {
      await assertHeld();
      await writeFile(file, other);
      await assertHeld();
    });
    await expect(late).rejects.toThrow('Another process took over the lock');
    expect(await readFile(file, 'utf8')).toBe(other);
  });
});

/** The lock of a process that ended while it held it. */
async function leftByKilled(file: string): Promise<{ id: string }> {
  const ended = spawnSync(process.execPath, ['--version']);
  const owner = { ...newOwner(), process: ended.pid };
  await writeFile(file, JSON.stringify(owner));
  return owner;
}
