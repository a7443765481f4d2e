import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';

const preload = new URL('./quick-awaits.ts', import.meta.url).href;

/** Two files in one process, as the server's tests run. */
const file = `
  import { after, beforeEach, describe, it, test } from 'node:test';
  import { setTimeout as wait } from 'node:timers/promises';
  test('first file', async () => {
    await wait(1);
    let begun = 0;
    beforeEach(() => begun++);
    after(() => console.log('begun in the first file', begun));
    describe('faults', () => {
      it('rejects late', async () => { await wait(1); Promise.reject(new Error('lost')); await wait(20); });
      it('throws late', async () => { await wait(1); setTimeout(() => { throw new Error('thrown'); }); await wait(20); });
      it('has hooks', async () => { await wait(1); after(() => console.log('own hook')); await wait(1); });
      it('awaits', async () => {
        await wait(1);
        console.log('seen of a promise', Object.getOwnPropertySymbols(Promise.resolve()).length);
      });
    });
  });
  test('second file', async () => { await wait(1); console.log('second file'); });
`;

describe('tests of which no promise is reported', () => {
  const { NODE_TEST_CONTEXT: _, NODE_OPTIONS: __, ...env } = process.env;
  const place = join(mkdtempSync(join(tmpdir(), 'rezenso-awaits-')), 'file.mjs');
  writeFileSync(place, file);
  const outputOf = (...options: string[]) =>
    spawnSync(process.execPath, [...options, '--test-reporter=tap', place], { env, encoding: 'utf8' }).stdout;
  /** The lines that say how a test ended, and what the file itself printed. */
  const linesOf = (output: string) => output.match(/(?:not )?ok \d+ - .*|(?:begun|own|second) .*/g);
  const quick = outputOf('--import', preload);

  it('fail by name for what they left behind, and keep hooks to themselves, as without the preload', () => {
    expect(linesOf(quick)).toEqual(linesOf(outputOf()));
    expect(quick).toMatch(/not ok \d+ - rejects late/);
    expect(quick).toMatch(/not ok \d+ - throws late/);
    expect(quick).toContain('begun in the first file 4');
  });

  it('await as quickly as other code', () => {
    expect(quick).toContain('seen of a promise 0');
    expect(outputOf()).not.toContain('seen of a promise 0');
  });
});
