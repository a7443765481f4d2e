import { readFileSync } from 'node:fs';

/** How many tests of a step passed and failed. A step without tests of its own (lint, types) counts as one. */
export interface Outcome {
  passed: number;
  failed: number;
}

export const none: Outcome = { passed: 0, failed: 0 };

/** A step that is one test: it went well or it did not. */
export function single(isOk: boolean): Outcome {
  return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Adds up. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    none,
  );
}

/**
 * What a runner counted. A runner that ends badly without naming a failed test, or counts nothing at all, did not do
 * its work, and that is a failure too.
 */
export function counted(counts: Outcome | undefined, isOk: boolean): Outcome {
  if (!counts || counts.passed + counts.failed === 0) return { passed: 0, failed: 1 };
  return isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** What a runner wrote into its report; undefined when it wrote none that can be read. */
export function readReport<Report>(file: string, read: (report: Report) => Outcome): Outcome | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Counts in the report that `jest --json` writes; a file that could not be run counts as a failed test. */
export function fromJest(report: {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}): Outcome {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Counts in Playwright's JSON report; what passed only on a second attempt counts as failed. */
export function fromPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}): Outcome {
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/** Counts in the last line of the server's test command, `# rezenso pass=1 fail=0`. */
export function fromServerTests(output: string): Outcome | undefined {
  return fromLine(output, /^# rezenso pass=(\d+) fail=(\d+)$/m);
}

/** Counts in what Node's TAP reporter prints at its end. */
export function fromTap(output: string): Outcome | undefined {
  return fromLine(output, /^# pass (\d+)\n# fail (\d+)$/m);
}

function fromLine(output: string, pattern: RegExp): Outcome | undefined {
  const found = output.match(pattern);
  return found ? { passed: Number(found[1]), failed: Number(found[2]) } : undefined;
}
