import { readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';

/** What jest writes once every file has its result; of it what says whether they passed. */
interface Report {
  success: boolean;
  numTotalTestSuites: number;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

/**
 * Reads the report of a run and removes it. The exit code alone proves nothing: a test that ends the process ends jest with
 * it, by the code that it likes, and what stood behind it never ran.
 * @returns how many tests passed
 * @throws Error saying why these are no tests that passed
 */
export async function passedIn(file: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(file, { force: true });
  const report: Report | undefined = text === undefined ? undefined : JSON.parse(text);
  if (!report) throw new Error('The tests ended before they were through: something in them ends the process');
  const { numTotalTestSuites: asked, testResults } = report;
  // Jest calls a file `focused` when it left out some of its tests, and `skipped` when it left out all.
  const partly = testResults.filter(({ status }) => status === 'focused' || status === 'skipped');
  if (partly.length > 0)
    throw new Error(
      `Tests are left out in ${partly.map(({ name }) => basename(name)).join(', ')} (skip or only): what did not run has not passed`,
    );
  const passed = testResults.filter(({ status }) => status === 'passed');
  if (passed.length !== asked) throw new Error(`Of ${asked} files with tests ${passed.length} have passed`);
  const failed = testResults.flatMap((one) => one.assertionResults).filter(({ status }) => status === 'failed');
  if (!report.success || report.numFailedTests + failed.length > 0) throw new Error('Tests have failed');
  return report.numPassedTests;
}
