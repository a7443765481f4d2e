import { describe, it } from 'node:test';
import { expect } from 'expect';
import { counted, fromJest, fromPlaywright, fromServerTests, fromTap, single, sum } from './outcome.ts';

describe('counting tests', () => {
  it('adds up every runner', () => {
    expect(sum([single(true), single(false), { passed: 10, failed: 2 }])).toEqual({ passed: 11, failed: 3 });
  });

  it('takes a runner that counts nothing for a failure', () => {
    expect(counted(undefined, true)).toEqual({ passed: 0, failed: 1 });
    expect(counted({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
  });

  it('takes a bad end without a failed test for a failure', () => {
    expect(counted({ passed: 5, failed: 0 }, false)).toEqual({ passed: 5, failed: 1 });
    expect(counted({ passed: 5, failed: 2 }, false)).toEqual({ passed: 5, failed: 2 });
  });

  it('counts a jest file that could not be run as a failed test', () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    expect(fromJest(report)).toEqual({ passed: 7, failed: 3 });
  });

  it('does not take a flaky journey for a passed one', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [] };
    expect(fromPlaywright(report)).toEqual({ passed: 4, failed: 2 });
  });

  it('reads the last lines of the other runners', () => {
    expect(fromServerTests('…\n# rezenso pass=12 fail=1\n')).toEqual({ passed: 12, failed: 1 });
    expect(fromTap('1..3\n# tests 3\n# pass 2\n# fail 1\n# cancelled 0\n')).toEqual({ passed: 2, failed: 1 });
    expect(fromServerTests('Segmentation fault')).toBeUndefined();
  });
});
