import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { asAnOlderNode } from '../testing/older-node.ts';

const bin = path.join(import.meta.dirname, '../bin');

// What the commands do is tested beside their code; here each runs once as the documents name it, on the embedded engine.
describe('commands of the server', { timeout: 590_000 }, () => {
  it('run one after the other on a site: recompute, a newsletter, a backup, and that backup into an empty one', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-commands-'));
    const [site, copy] = [path.join(folder, 'site'), path.join(folder, 'copy')];
    const [email, backup] = [path.join(folder, 'email.md'), path.join(folder, 'backup.gz')];
    await writeFile(email, '# Neu bei Rezenso\n\nHallo!\n');

    expect(await run(site, 'recompute.mjs')).toEqual([0, 'Everything stored is what the ledger says.']);
    expect(await run(site, 'recompute.mjs', '--fix')).toEqual([0, 'Everything stored is what the ledger says.']);
    expect(await run(site, 'release-name.mjs', 'cafe-anna')).toEqual([0, 'cafe-anna: was free']);
    expect(await run(site, 'verify-audit-log.mjs')).toEqual([0, '0 entries under 0 seals, 0 not sealed yet\nunbroken']);
    const nothingOld =
      'Nothing needs a key of before to be opened. What it signed and nobody can sign anew goes with it:';
    expect(await run(site, 'reseal.mjs')).toEqual([0, expect.stringContaining(nothingOld)]);
    const record = 'Verzeichnis von Verarbeitungstätigkeiten';
    expect(await run(site, 'processing-records.mjs')).toEqual([0, expect.stringContaining(record)]);
    const moved = ['alt@example.de', 'neu@example.de'];
    expect(await run(site, 'change-email.mjs', ...moved)).toEqual([1, 'alt@example.de: no account']);
    const named = ['--type', 'newsletter', '--name', '2026-12', '--file', email];
    expect(await run(site, 'send-newsletter.mjs', ...named)).toEqual([0, 'Recorded for 0 members who switched it on.']);
    expect(await run(site, 'backup.mjs', backup)).toEqual([0, expect.stringMatching(/^\d+ rows are in /)]);
    expect((await stat(backup)).size).toBeGreaterThan(0);
    expect(await run(site, 'backup.mjs', backup)).toEqual([1, `${backup} exists already; --force replaces it`]);
    expect(await run(site, 'backup.mjs', backup, '--force')).toEqual([0, expect.stringMatching(/^\d+ rows are in /)]);
    const missing = path.join(folder, 'missing.gz');
    expect(await run(copy, 'restore.mjs', missing)).toEqual([1, `There is no file ${missing}`]);
    expect(await run(copy, 'restore.mjs', email)).toEqual([1, `${email} is damaged, or no backup`]);
    expect(await run(copy, 'restore.mjs', folder)).toEqual([1, `${folder} is a folder`]);
    expect(await run(copy, 'backup.mjs', path.join(copy, 'backup.gz'))).toEqual([1, `There is no folder ${copy}`]);
    expect(existsSync(copy)).toBe(false);
    expect(await run(copy, 'restore.mjs', backup)).toEqual([0, expect.stringMatching(/^\d+ rows are back\.$/)]);
    expect(await run(site, 'verify-backup.mjs', folder, '--figures', path.join(folder, 'backups.prom'))).toEqual([
      0,
      expect.stringMatching(/backup\.gz, made [\s\S]*SOUND: the newest backup can be restored$/),
    ]);
    expect(await readFile(path.join(folder, 'backups.prom'), 'utf8')).toContain('\nrezenso_backup_sound 1\n');
    expect(await run(site, 'verify-backup.mjs', site)).toEqual([1, expect.stringContaining('There is no backup')]);
    expect(await run(site, 'verify-backup.mjs', missing)).toEqual([2, `There is no ${missing}`]);
    const list = path.join(folder, 'deletions.txt');
    expect(await run(copy, 'forget-deleted.mjs', list)).toEqual([
      0,
      '0 accounts were deleted again, of 0 that are listed.',
    ]);
  });

  it('say how they are used when something is missing, and open no database', async () => {
    for (const [command, usage] of [
      ['change-email.mjs', 'node server/bin/change-email.mjs <old address> <new address>'],
      ['release-name.mjs', 'node server/bin/release-name.mjs <name>'],
      ['backup.mjs', 'node server/bin/backup.mjs <file>'],
      ['restore.mjs', 'node server/bin/restore.mjs <file>'],
      ['send-newsletter.mjs', 'node server/bin/send-newsletter.mjs --type'],
      ['verify-backup.mjs', 'node server/bin/verify-backup.mjs <folder or file>'],
    ] as const)
      expect(await run('/nowhere/at/all', command)).toEqual([2, expect.stringContaining(usage)]);
  });

  it('draw no emails when a kind is unknown, and name those that there are', async () => {
    const answer = await run('/nowhere/at/all', 'render-emails.mjs', '/nowhere/at/all', 'welcome', 'wellcome');
    expect(answer).toEqual([2, expect.stringMatching(/^There is no email wellcome; there are .*\bwelcome\b/)]);
  });

  it('run under the Node of the host, which knows no TypeScript, and hand on output and exit code', async () => {
    const usages = [
      ['grant-role.mjs', 'node server/bin/grant-role.mjs <email>'],
      ['backup.mjs', 'node server/bin/backup.mjs <file>'],
      ['restore.mjs', 'node server/bin/restore.mjs <file>'],
      ['recompute.mjs', 'node server/bin/recompute.mjs [--fix]', '--no-such-option'],
      ['send-newsletter.mjs', 'node server/bin/send-newsletter.mjs --type'],
    ] as const;
    for (const [command, usage, ...args] of usages) {
      const script = path.join(bin, command);
      expect(await runNode('/nowhere/at/all', ...asAnOlderNode, script, ...args)).toEqual([
        2,
        expect.stringContaining(usage),
      ]);
    }
    expect(await runNode('/nowhere', ...asAnOlderNode, path.join(bin, 'test.mjs'), 'no-such-part')).toEqual([
      0,
      '# rezenso pass=0 fail=0',
    ]);
  });

  it('passes input and a signal on to the Node that it handed over to', async () => {
    const script = path.join(bin, 'serve-providers.mjs');
    const start = () => {
      const child = spawn(process.execPath, [...asAnOlderNode, script, 'http://localhost:3000']);
      const ended = once(child, 'exit');
      return { child, ended, serving: once(child.stdout, 'data') };
    };
    const [fed, stopped] = [start(), start()];
    await Promise.all([fed.serving, stopped.serving]);
    fed.child.stdin.end();
    stopped.child.kill('SIGTERM');
    expect(await fed.ended).toEqual([0, null]);
    expect(await stopped.ended).toEqual([143, null]);
  });
});

/** @returns exit code, and what was printed */
function run(dataDir: string, command: string, ...args: string[]): Promise<[number, string]> {
  return runNode(dataDir, path.join(bin, command), ...args);
}

function runNode(dataDir: string, ...args: string[]): Promise<[number, string]> {
  const { NODE_ENV: _, DATABASE_URL: __, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: dataDir, SEED: 'none', PUBLIC_ORIGIN: 'http://localhost:3000' };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) : 0;
      resolve([code, (code === 0 ? stdout : stdout + stderr).trim()]);
    });
  });
}
