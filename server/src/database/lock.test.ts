import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, readlink, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'expect';
import { LockHeldError, takeLock } from './lock.ts';
import { processSpace } from './process-space.ts';

const ownSpace = await processSpace();
const aDeadClaim = {
  pid: 2 ** 22 - 1,
  startedAt: 'long ago',
  host: hostname(),
  space: ownSpace,
  token: 'dead',
  isHeld: true,
};
const unshareOptions = ['--user', '--map-root-user', '--pid', '--fork', '--kill-child'];
const canUnshare = process.platform === 'linux' && spawnSync('unshare', [...unshareOptions, 'true']).status === 0;

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

  it('is left alone when the disk or the rights keep its claim from being read', async () => {
    const file = await aLockFile();
    await symlink(`${file}.loop`, `${file}.loop`);
    await expect(takeLock(file)).rejects.toMatchObject({ code: 'ELOOP' });
    expect(await readlink(`${file}.loop`)).toBe(`${file}.loop`);
    expect(await readdir(path.dirname(file))).toEqual(['db.lock.loop']);
  });

  it('beats on while its holder is busy with something else', { timeout: 30_000 }, async () => {
    const file = await aLockFile();
    const other = await holdInAnotherProcess(file, [], 'for (;;);');
    const claim = await onlyClaimOf(file);
    await letHeartbeatGrowOld(claim);
    while (Date.now() - (await stat(claim)).mtimeMs > 15_000) await pause(20);
    await other.kill();
  });

  for (const [where, work] of [
    ['', ''],
    [' in the middle of something', 'for (;;);'],
  ] as const)
    it(`ends its holder${where} once another one has taken the claim away, and says so`, {
      timeout: 30_000,
    }, async () => {
      const file = await aLockFile();
      const other = await holdInAnotherProcess(file, [], work);
      await rm(await onlyClaimOf(file));
      const [code, signal] = await other.ended;
      expect([code, signal]).toEqual(work ? [null, 'SIGKILL'] : [1, null]);
      expect(other.complaint()).toContain('another one may use its data folder by now: its claim is gone');
    });

  it('ends a holder that stood still for too long before it uses the folder again', { timeout: 30_000 }, async () => {
    const file = await aLockFile();
    // The time that the process lived jumps, as it does for one that was paused.
    const paused = 'const now = process.hrtime.bigint; process.hrtime.bigint = () => now() + 12_500_000_000n;';
    const later = `${paused} lock.ensure(); console.log("used");`;
    const other = await holdInAnotherProcess(file, [], later);
    expect(await other.ended).toEqual([1, null]);
    expect(other.complaint()).toContain('it stood still for too long');
    expect(other.said()).not.toContain('used');
  });

  it('keeps its holder when only the clock is set', { timeout: 30_000 }, async () => {
    const file = await aLockFile();
    const set = 'const now = Date.now; Date.now = () => now() + 3_600_000; lock.ensure(); console.log("used");';
    const other = await holdInAnotherProcess(file, [], set);
    while (!other.said().includes('used')) await pause(20);
    await other.kill();
    expect(other.complaint()).toBe('');
  });

  it('of another machine counts while its heartbeat is fresh', async () => {
    const file = await aLockFile();
    const elsewhere = { host: 'another-machine', space: 'another boot/pid:[1]' };
    await writeFile(`${file}.foreign`, JSON.stringify({ ...aDeadClaim, ...elsewhere, token: 'foreign' }));
    await expect(takeLock(file)).rejects.toThrow('another-machine');
    await letHeartbeatGrowOld(`${file}.foreign`);
    await (await takeLock(file, { watchMillis: 20 })).release();
  });

  it('of another machine counts while its heart beats, whatever its clock says', async () => {
    const file = await aLockFile();
    const claim = `${file}.foreign`;
    await writeFile(claim, JSON.stringify({ ...aDeadClaim, space: 'another boot/pid:[1]', token: 'foreign' }));
    for (const offMillis of [-3_600_000, 3_600_000]) {
      const beat = () => utimes(claim, new Date(Date.now() + offMillis), new Date(Date.now() + offMillis));
      await beat();
      const heart = setInterval(() => void beat(), 40);
      await expect(takeLock(file, { watchMillis: 2_000 })).rejects.toBeInstanceOf(LockHeldError);
      clearInterval(heart);
      await pause(60);
    }
    // Of a process that is gone, before the clock was set back.
    await (await takeLock(file, { watchMillis: 100 })).release();
  });

  it('beats for its own claim for as long as it is held', { timeout: 30_000 }, async () => {
    const file = await aLockFile();
    await writeFile(`${file}.other`, JSON.stringify({ ...aDeadClaim, space: 'another boot/pid:[1]', token: 'other' }));
    await letHeartbeatGrowOld(`${file}.other`);
    const lock = await takeLock(file, { watchMillis: 20 });
    const [name = ''] = (await readdir(path.dirname(file))).filter((one) => one.startsWith(path.basename(file)));
    const claim = path.join(path.dirname(file), name);
    for (let beat = 0; beat < 2; beat += 1) {
      await letHeartbeatGrowOld(claim);
      while (Date.now() - (await stat(claim)).mtimeMs > 15_000) await pause(20);
    }
    await lock.release();
  });

  for (const [where, space] of [
    ['of a container that shares folder, host name and boot', ownSpace?.replace(/pid:.*/, 'pid:[1]')],
    ['of another boot with the same host name', ownSpace?.replace(/^[^/]*/, 'another-boot')],
    ['that does not say where its number counts', undefined],
  ] as const)
    it(`${where} is judged by its heartbeat alone, whatever its number means here`, async () => {
      const file = await aLockFile();
      const claim = JSON.stringify({ ...aDeadClaim, space, token: 'foreign' });
      await writeFile(`${file}.foreign`, claim);
      await expect(takeLock(file)).rejects.toBeInstanceOf(LockHeldError);
      await letHeartbeatGrowOld(`${file}.foreign`);
      await (await takeLock(file, { watchMillis: 20 })).release();
    });

  it('trusts heartbeats alone when it cannot know where it runs itself', async () => {
    const file = await aLockFile();
    await writeFile(`${file}.other`, JSON.stringify({ ...aDeadClaim, token: 'other' }));
    await expect(takeLock(file, { findSpace: async () => undefined, watchMillis: 20 })).rejects.toBeInstanceOf(
      LockHeldError,
    );
    await letHeartbeatGrowOld(`${file}.other`);
    await (await takeLock(file, { findSpace: async () => undefined, watchMillis: 20 })).release();
  });

  it('is not taken over by a process in another namespace of process numbers', { skip: !canUnshare }, async () => {
    const file = await aLockFile();
    const other = await holdInAnotherProcess(file, ['unshare', ...unshareOptions]);
    await expect(takeLock(file)).rejects.toBeInstanceOf(LockHeldError);
    await other.kill();
    const own = await aLockFile();
    const ownLock = await takeLock(own);
    const refused = spawnSync('unshare', [...unshareOptions, process.execPath, ...holding(own)], { encoding: 'utf8' });
    expect(refused.stderr).toContain('LockHeldError');
    await ownLock.release();
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

async function letHeartbeatGrowOld(claim: string): Promise<void> {
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(claim, longAgo, longAgo);
}

async function claimsOf(file: string): Promise<unknown[]> {
  const names = (await readdir(path.dirname(file))).filter((name) => name.startsWith(`${path.basename(file)}.`));
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(path.dirname(file), name), 'utf8'))),
  );
}

async function aLockFile(): Promise<string> {
  return path.join(await mkdtemp(path.join(tmpdir(), 'rezenso-lock-')), 'db.lock');
}

function holding(file: string, work = ''): string[] {
  const code = `
    const { takeLock } = await import(${JSON.stringify(path.join(import.meta.dirname, 'lock.ts'))});
    const lock = await takeLock(${JSON.stringify(file)});
    (await import('node:fs')).writeSync(1, 'held\\n');
    setInterval(() => {}, 1000);
    ${work}`;
  return ['--input-type=module', '-e', code];
}

async function holdInAnotherProcess(file: string, within: readonly string[] = [], work = '') {
  const [command = '', ...options] = [...within, process.execPath, ...holding(file, work)];
  const child = spawn(command, options, { stdio: 'pipe' });
  const heard = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (text) => {
      heard[stream] += text;
    });
  const ended = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), ended]);
  return {
    pid: child.pid,
    ended,
    said: () => heard.stdout,
    complaint: () => heard.stderr,
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

async function onlyClaimOf(file: string): Promise<string> {
  const [name = ''] = await readdir(path.dirname(file));
  return path.join(path.dirname(file), name);
}
