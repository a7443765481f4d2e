import { existsSync, readFileSync } from 'node:fs';

/** A test that failed, as its runner told it. */
export interface Failure {
  name: string;
  message: string;
}

/** What `jest --json` says of one file. */
export interface JestFile {
  name: string;
  message: string;
  status: string;
  assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[];
}

/** Failed tests in jest's report; a file that could not be run is named itself. */
export function jestFailures(files: readonly JestFile[]): Failure[] {
  return files.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${name}: ${fullName}`,
      message: (failureMessages ?? []).join('\n'),
    }));
  });
}

interface PlaywrightError {
  message?: string;
  stack?: string;
}

/** A file of Playwright's report, or a `describe` in it. */
export interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly {
      status: string;
      projectName: string;
      results: readonly {
        status: string;
        errors: readonly PlaywrightError[];
        attachments?: readonly { name: string; path?: string }[];
      }[];
    }[];
  }[];
}

/** Failed and flaky journeys in Playwright's report, and what went wrong outside of any. */
export function playwrightFailures(
  suites: readonly PlaywrightSuite[],
  errors: readonly PlaywrightError[] = [],
): Failure[] {
  const tests = suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, file, line, tests: attempts }) =>
      attempts
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => ({
          name: `[${projectName}] ${file}:${line} ${title}`,
          message: results
            .flatMap(({ status: ended, errors: told, attachments = [] }) => [
              ended,
              ...told.map(textOf),
              ...attachments.flatMap(pageOf),
            ])
            .join('\n'),
        })),
    ),
    ...playwrightFailures(suite.suites ?? []),
  ]);
  return [...tests, ...errors.map((error) => ({ name: 'Playwright', message: textOf(error) }))];
}

/** Lines of a page that are shown: its head and its main part, as a screen reader would have them. */
const mostLines = 60;

/** What stood on the page when a journey failed. The folder is emptied by the next run, and whoever reads a log has no other. */
function pageOf({ name, path }: { name: string; path?: string }): string[] {
  if (name !== 'error-context' || path === undefined || !existsSync(path)) return [];
  const [, page] = /^# Page snapshot\n+```yaml\n([\s\S]*?)^```$/m.exec(readFileSync(path, 'utf8')) ?? [];
  return page === undefined ? [] : ['The page:', ...page.trimEnd().split('\n').slice(0, mostLines)];
}

function textOf({ message, stack }: PlaywrightError): string {
  return message ?? stack ?? '';
}

/** Failed tests as the server's runner shows them: `✖ name`, the place, and the error indented below. */
export function serverFailures(output: string): Failure[] {
  return [...output.matchAll(/^✖ (.+)\n((?: {2}.*\n)+)/gm)].map(([, name = '', message = '']) => ({ name, message }));
}

/** Failed tests in TAP; a suite only sums up its tests, and what is still to do may fail. */
export function tapFailures(output: string): Failure[] {
  const found: Failure[] = [];
  const suites: string[] = [];
  let said: string[] = [];
  const lines = output.split('\n');
  for (const [index, line] of lines.entries()) {
    const [, indent = '', kind, name = ''] = /^( *)(not ok \d+ -|# Subtest:) (.*)$/.exec(line) ?? [];
    if (kind === '# Subtest:') suites.splice(indent.length / 4, suites.length, unescaped(name));
    if (kind?.startsWith('not ok') && !name.endsWith('# TODO')) {
      const message = [...said, ...detailsAt(lines, index + 1, indent)].join('\n');
      const names = [...suites.slice(0, indent.length / 4), unescaped(name)];
      if (!message.includes("failureType: 'subtestsFailed'")) found.push({ name: names.join(' › '), message });
    }
    // What a process said before it ended stands before its test, as a comment.
    if (/^# (?!Subtest:)/.test(line)) said.push(line.slice(2));
    else if (kind !== '# Subtest:') said = [];
  }
  return found;
}

function detailsAt(lines: readonly string[], start: number, indent: string): string[] {
  const end = lines.indexOf(`${indent}  ...`, start);
  if (lines[start] !== `${indent}  ---` || end < 0) return [];
  return lines.slice(start + 1, end).map((line) => line.slice(indent.length + 2));
}

function unescaped(name: string): string {
  return name.replaceAll('\\#', '#');
}
