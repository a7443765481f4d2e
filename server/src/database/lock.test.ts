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
    expect(await claimsOf(file)).toMatchObject([{ pid: process.pid, isHeld: true }]);
    await lock.release();
  });

  it('is taken over when its number belongs to a process that started later', async () => {
    const file = await aLockFile();
    await writeFile(`${file}.old`, JSON.stringify({ ...aDeadClaim, pid: process.pid, token: 'old' }));
    await (await takeLock(file)).release();
  });

  it('is taken over when it cannot be read', async () => {
    const file = await aLockFile();
    await writeFile(`${file}.broken`, '{"pid": 12');
    await (await takeLock(file)).release();
  });

  it('of another machine counts while its heartbeat is fresh', async () => {
    const file = await aLockFile();
    await writeFile(`${file}.foreign`, JSON.stringify({ ...aDeadClaim, host: 'another-machine', token: 'foreign' }));
    await expect(takeLock(file)).rejects.toThrow('another-machine');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(`${file}.foreign`, longAgo, longAgo);
    await (await takeLock(file)).release();
  });

  it('goes to exactly one of many that find it stale at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const file = await aLockFile();
      await writeFile(`${file}.dead`, JSON.stringify(aDeadClaim));
      const attempts = await Promise.allSettled(Array.from({ length: 12 }, () => takeLock(file)));
      const holders = attempts.filter((attempt) => attempt.status === 'fulfilled');
      expect(holders).toHaveLength(1);
      await holders[0]?.value.release();
    }
  });
});

const aDeadClaim = { pid: 2 ** 22 - 1, startedAt: 'long ago', host: hostname(), token: 'dead', isHeld: true };

async function claimsOf(file: string): Promise<unknown[]> {
  const names = (await readdir(path.dirname(file))).filter((name) => name.startsWith(`${path.basename(file)}.`));
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(path.dirname(file), name), 'utf8'))),
  );
}

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
