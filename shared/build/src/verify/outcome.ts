import { readFileSync } from 'node:fs';
import {
  type Failure,
  type JestFile,
  jestFailures,
  type PlaywrightSuite,
  playwrightFailures,
  serverFailures,
  tapFailures,
} from './failures.ts';

/** How many tests of a step passed and failed. A step without tests of its own (lint, types) counts as one. */
export interface Outcome {
  passed: number;
  failed: number;
  /** The failed ones, as far as the runner names them. */
  failures?: readonly Failure[];
}

export const none: Outcome = { passed: 0, failed: 0 };

/**
 * A step that is one test: it went well or it did not.
 * @param message what it said about that
 */
export function single(isOk: boolean, message = ''): Outcome {
  if (isOk) return { passed: 1, failed: 0 };
  return { passed: 0, failed: 1, ...(message && { failures: [{ name: '', message }] }) };
}

/** Adds up. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    ...(failures.length > 0 && { failures }),
  };
}

/**
 * What a runner counted. A runner that ends badly without naming a failed test, or counts nothing at all, did not do
 * its work, and that is a failure too.
 * @param output what the runner said; its end stands for a failure that has no name
 */
export function counted(counts: Outcome | undefined, isOk: boolean, output = ''): Outcome {
  const isEmpty = !counts || counts.passed + counts.failed === 0;
  const outcome = isEmpty ? { passed: 0, failed: 1 } : isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  if (outcome.failed === 0 || outcome.failures?.length || !output) return outcome;
  const message = output.trimEnd().split('\n').slice(-40).join('\n');
  return { ...outcome, failures: [{ name: 'The end of what the runner said', message }] };
}

/** What a runner wrote into its report; undefined when it wrote none that can be read. */
export function readReport<Report>(file: string, read: (report: Report) => Outcome): Outcome | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The report that `jest --json` writes; a file that could not be run counts as a failed test. */
export function fromJest(report: {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults?: readonly JestFile[];
}): Outcome {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults = [] } = report;
  return named({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }, () =>
    jestFailures(testResults),
  );
}

/** Playwright's JSON report; what passed only on a second attempt counts as failed. */
export function fromPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly { message?: string }[];
  suites?: readonly PlaywrightSuite[];
}): Outcome {
  const { expected, unexpected, flaky } = report.stats;
  return named({ passed: expected, failed: unexpected + flaky + report.errors.length }, () =>
    playwrightFailures(report.suites ?? [], report.errors),
  );
}

/** What the server's test command printed; the counts stand in its last line, `# rezenso pass=1 fail=0`. */
export function fromServerTests(output: string): Outcome | undefined {
  return fromLine(output, /^# rezenso pass=(\d+) fail=(\d+)$/m, serverFailures);
}

/** What Node's TAP reporter printed; the counts stand at its end. */
export function fromTap(output: string): Outcome | undefined {
  return fromLine(output, /^# pass (\d+)\n# fail (\d+)$/m, tapFailures);
}

function fromLine(output: string, pattern: RegExp, read: (output: string) => Failure[]): Outcome | undefined {
  const found = output.match(pattern);
  if (!found) return undefined;
  return named({ passed: Number(found[1]), failed: Number(found[2]) }, () => read(output));
}

function named(counts: Outcome, read: () => Failure[]): Outcome {
  const failures = counts.failed > 0 ? read() : [];
  return failures.length > 0 ? { ...counts, failures } : counts;
}
