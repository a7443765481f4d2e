import { stripVTControlCharacters } from 'node:util';
import type { Failure } from './failures.ts';
import { none, type Outcome, sum } from './outcome.ts';

/** What became of a step. */
export interface Result {
  title: string;
  /** undefined: nothing of it was to be done. */
  outcome: Outcome | undefined;
  seconds: number;
}

/** Of a failure's message; the step's own output has the rest. */
const linesAtMost = 40;
/** Failures of a step told in full; of further ones only the names. */
const toldAtMost = 20;

/**
 * The end of a run: a line for each step, what failed, and the line that scripts read, `N passed, N failed`. Several failures stand
 * once more in a line each, because whoever keeps only the end of a long log shall have all of them.
 */
export function summaryOf(results: readonly Result[], seconds: number): string {
  const total = sum(results.map(({ outcome }) => outcome ?? none));
  const failed = results.flatMap(failuresOf);
  return [
    '',
    ...results.map(lineOf),
    '',
    `${seconds} s`,
    ...(failed.length > 0 ? ['', ...failed, ''] : []),
    ...(failed.length > 1 ? [...results.flatMap(namesOf), ''] : []),
    `${total.passed} passed, ${total.failed} failed`,
  ].join('\n');
}

export function lineOf({ title, outcome, seconds }: Result): string {
  if (!outcome) return `– ${title.padEnd(40)} nothing changed`;
  const sign = outcome.failed > 0 ? '✖' : '✔';
  return `${sign} ${title.padEnd(40)} ${String(outcome.passed).padStart(5)} passed ${String(outcome.failed).padStart(4)} failed ${String(seconds).padStart(7)} s`;
}

function failuresOf({ title, outcome }: Result): string[] {
  const failures = outcome?.failures ?? [];
  return failures.map((failure, index) => told(title, failure, index < toldAtMost));
}

function namesOf({ title, outcome }: Result): string[] {
  return (outcome?.failures ?? []).map(({ name }) => `- ${headingOf(title, name)}`);
}

function headingOf(title: string, name: string): string {
  return [title, name].filter(Boolean).join(' › ');
}

function told(title: string, { name, message }: Failure, isInFull: boolean): string {
  const heading = `✖ ${headingOf(title, name)}`;
  if (!isInFull) return heading;
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const shown = lines.length > linesAtMost ? [...lines.slice(0, linesAtMost), '…'] : lines;
  return [heading, ...shown.map((line) => `    ${line}`)].join('\n');
}
