import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { LockHeldError, takeLock } from './lock.ts';

describe('the lock of a data folder', () => {
  it('refuses a second holder while the first lives, and says who it is', async () => {
    const file = await aLockFile();
    const lock = await takeLock(file);
    const refusal = await takeLock(file).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(LockHeldError);
    expect(String(refusal)).toContain(`pid ${process.pid}`);
    await lock.release();
    await (await takeLock(file)).release();
    expect(await readdir(path.dirname(file))).toEqual([]);
  });

  it('refuses another process, and is taken over once that one was killed', async () => {
    const file = await aLockFile();
    const other = await holdInAnotherProcess(file);
    await expect(takeLock(file)).rejects.toThrow(`pid ${other.pid}`);
    await other.kill();
    const lock = await takeLock(file);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  it('is taken over when its number belongs to a process that started later', async () => {
    const file = await aLockFile();
    await writeFile(file, JSON.stringify({ pid: process.pid, startedAt: 'long ago', host: hostname(), token: 'old' }));
    await (await takeLock(file)).release();
  });

  it('is taken over when it cannot be read', async () => {
    const file = await aLockFile();
    await writeFile(file, '{"pid": 12');
    await (await takeLock(file)).release();
  });

  it('of another machine counts while its heartbeat is fresh', async () => {
    const file = await aLockFile();
    await writeFile(file, JSON.stringify({ pid: 1, startedAt: 'x', host: 'another-machine', token: 'foreign' }));
    await expect(takeLock(file)).rejects.toThrow('another-machine');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(file, longAgo, longAgo);
    await (await takeLock(file)).release();
  });

  it('goes to exactly one of many that find it stale at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const file = await aLockFile();
      await writeFile(file, JSON.stringify({ pid: 2 ** 22 - 1, startedAt: 'x', host: hostname(), token: 'dead' }));
      const attempts = await Promise.allSettled(Array.from({ length: 12 }, () => takeLock(file)));
      const holders = attempts.filter((attempt) => attempt.status === 'fulfilled');
      expect(holders).toHaveLength(1);
      await holders[0]?.value.release();
    }
  });
});

async function aLockFile(): Promise<string> {
  return path.join(await mkdtemp(path.join(tmpdir(), 'rezenso-lock-')), 'db.lock');
}

async function holdInAnotherProcess(file: string) {
  const code = `
    const { takeLock } = await import(${JSON.stringify(path.join(import.meta.dirname, 'lock.ts'))});
    await takeLock(${JSON.stringify(file)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return {
    pid: child.pid,
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGKILL');
      }),
  };
}
