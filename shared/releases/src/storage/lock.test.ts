import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'expect';
import { withLock } from './lock.ts';

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
});
