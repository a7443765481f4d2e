import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { playwrightFailures } from './failures.ts';
import { counted, fromJest, fromPlaywright, fromServerTests, fromTap } from './outcome.ts';

describe('the failed tests of a runner', () => {
  it('are named by jest, with their messages; a file that could not be run names itself', () => {
    const assertionResults = [
      { fullName: 'a card shows', status: 'passed' },
      { fullName: 'a card opens', status: 'failed', failureMessages: ['Error: closed\n    at card'] },
    ];
    const testResults = [
      { name: 'card.test.tsx', status: 'failed', message: 'all of it', assertionResults },
      { name: 'broken.test.tsx', status: 'failed', message: 'cannot find ./page.tsx', assertionResults: [] },
      { name: 'fine.test.tsx', status: 'passed', message: '', assertionResults: [] },
    ];
    expect(fromJest({ numPassedTests: 1, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults })).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        { name: 'card.test.tsx: a card opens', message: 'Error: closed\n    at card' },
        { name: 'broken.test.tsx', message: 'cannot find ./page.tsx' },
      ],
    });
  });

  it('tell what stood on the page when a journey failed, where Playwright wrote that down', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rezenso-failures-'));
    const context = join(folder, 'error-context.md');
    const lines = Array.from({ length: 90 }, (_, index) => `- text: ${index}`);
    writeFileSync(
      context,
      `# Error details\n\n# Page snapshot\n\n\`\`\`yaml\n${lines.join('\n')}\n\`\`\`\n\n# Test source\n`,
    );
    const failed = (given: string) => ({
      status: 'unexpected',
      projectName: 'embedded',
      results: [
        { status: 'failed', errors: [{ message: 'no' }], attachments: [{ name: 'error-context', path: given }] },
      ],
    });
    const spec = { title: 'a', file: 'a.spec.ts', line: 1 };
    const [told, silent] = playwrightFailures([
      {
        specs: [
          { ...spec, tests: [failed(context)] },
          { ...spec, tests: [failed(join(folder, 'gone.md'))] },
        ],
      },
    ]);
    rmSync(folder, { recursive: true });
    expect(told?.message.split('\n').slice(0, 4)).toEqual(['failed', 'no', 'The page:', '- text: 0']);
    expect(told?.message).toContain('- text: 59');
    expect(told?.message).not.toContain('- text: 60');
    expect(silent?.message).toBe('failed\nno');
  });

  it('are named by Playwright, flaky ones and faults outside of any journey included', () => {
    const spec = (title: string, status: string, ...errors: { message: string }[]) => ({
      ...{ title, file: 'a.spec.ts', line: 7 },
      tests: [{ projectName: 'embedded', status, results: [{ status: 'failed', errors }] }],
    });
    const suites = [
      { specs: [spec('opens', 'unexpected', { message: 'not visible' }), spec('closes', 'expected')] },
      { suites: [{ specs: [spec('waits', 'flaky', { message: 'too late' })] }] },
    ];
    const report = { stats: { expected: 1, unexpected: 1, flaky: 1 }, errors: [{ message: 'no browser' }], suites };
    expect(fromPlaywright(report).failures).toEqual([
      { name: '[embedded] a.spec.ts:7 opens', message: 'failed\nnot visible' },
      { name: '[embedded] a.spec.ts:7 waits', message: 'failed\ntoo late' },
      { name: 'Playwright', message: 'no browser' },
    ]);
  });

  it('are found in what the server’s runner shows', () => {
    const shown = [
      '✖ answers 409',
      '  src/a.test.ts:5',
      '    Error: 500',
      '    caused by: Error: no port',
      '✖ src/a.test.ts (1 passed, 1 failed)',
      '# counted pass=1 fail=1',
    ];
    expect(fromServerTests([...shown, '', '# rezenso pass=1 fail=1', ''].join('\n'))).toEqual({
      passed: 1,
      failed: 1,
      failures: [
        { name: 'answers 409', message: '  src/a.test.ts:5\n    Error: 500\n    caused by: Error: no port\n' },
      ],
    });
  });

  it('are found in TAP with the suites they stand in, and what a file said before it could not be run', () => {
    const { failed, failures = [] } = fromTap(tapOf()) ?? { failed: 0 };
    expect(failed).toBe(3);
    expect(failures.map(({ name }) => name.replace(/.*\//, ''))).toEqual([
      'rooms › say # twice',
      'alone',
      'b.test.mjs',
    ]);
    const messages = failures.map(({ message }) => message);
    expect(messages).toEqual(['outer', '1 == 2', 'cannot be loaded'].map((text) => expect.stringContaining(text)));
  });

  it('are the end of what was said, when the runner names none', () => {
    const lines = Array.from({ length: 50 }, (_, line) => `line ${line}`);
    const { failures = [] } = counted(undefined, false, lines.join('\n'));
    expect(failures).toHaveLength(1);
    expect(failures[0]?.message.split('\n')).toEqual(lines.slice(10));
    expect(counted({ passed: 3, failed: 0 }, true, 'all is well').failures).toBeUndefined();
  });
});

/** What Node's own runner says of two files, one of which cannot be loaded. */
function tapOf(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rezenso-tap-'));
  const files = { 'a.test.mjs': failing, 'b.test.mjs': "throw new Error('cannot be loaded')" };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const args = ['--test', '--test-reporter=tap', join(folder, '*.test.mjs')];
  // Inside a test Node would tell the runner above instead of printing.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  return spawnSync(process.execPath, args, { encoding: 'utf8', env }).stdout;
}

const failing = `
  import assert from 'node:assert';
  import { describe, it } from 'node:test';
  describe('rooms', () => {
    it('open', () => {});
    it('say # twice', () => { throw new Error('outer'); });
    it('will shut', { todo: true }, () => { throw new Error('later'); });
  });
  it('alone', () => assert.equal(1, 2));`;
