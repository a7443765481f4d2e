import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../shared/build/src/verify/command.ts';
import type { RecordedRound } from './part.ts';

/** What a record measures. */
export interface Measured {
  /** Of the last commit. */
  commit: string;
  /** YYYY-MM-DD */
  commitDate: string;
  /** Of all files that were measured, as they were committed. */
  fingerprint: string;
  /** Something of it is not committed: nobody could measure it again. */
  isDirty: boolean;
}

/** What ships and what it rests on; documents and other tests may change meanwhile. */
const shared = ['contract', 'domain', 'engines', 'platform', 'releases', 'ui'].map((name) => `shared/${name}`);
const product = ['server', 'shell', 'mf-*', ...shared, 'package-lock.json', 'e2e/cluster', 'e2e/site'];

/** @param files that do the measuring, relative to the repository */
export async function measuredIn(repository: string, files: readonly string[]): Promise<Measured> {
  const paths = [...product, ...files].map((path) => `:(glob)${path.includes('.') ? path : `${path}/**`}`);
  const git = async (...args: string[]) => {
    const { isOk, output } = await runCommand('git', args, { folder: repository });
    if (!isOk) throw new Error(`git ${args.join(' ')}: ${output}`);
    return output.trim();
  };
  const inTree = await git('ls-files', '--stage', '--', ...paths);
  const changed = await git('status', '--porcelain', '--', ...paths);
  const [commit = '', commitDate = ''] = (await git('log', '-1', '--format=%h %cs')).split(' ');
  const fingerprint = createHash('sha256').update(inTree).digest('hex').slice(0, 16);
  return { commit, commitDate, fingerprint, isDirty: changed !== '' };
}

/** The record of one part: a line of JSON that says what is measured, then one for each round. */
export interface PartRecord {
  measured: Measured;
  rounds: RecordedRound[];
}

/** @returns undefined where there is none */
export function readRecord(folder: string, part: string): PartRecord | undefined {
  const file = fileOf(folder, part);
  if (!existsSync(file)) return undefined;
  // A line that was broken off belongs to a round that is not done.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  const [head, ...rounds] = lines;
  if (head === undefined) return undefined;
  return { measured: JSON.parse(head), rounds: rounds.map((line) => JSON.parse(line)) };
}

/**
 * Goes on with the record of this part, or begins anew where something else is measured now.
 * @param say is told why it begins anew
 */
export function openRecord(folder: string, part: string, measured: Measured, say: (line: string) => void): PartRecord {
  const before = readRecord(folder, part);
  if (before && !measured.isDirty && !before.measured.isDirty && before.measured.fingerprint === measured.fingerprint) {
    // What was broken off in the middle of a line goes.
    write(folder, part, before);
    if (before.rounds.length > 0) say(`${part} goes on after round ${before.rounds.length}.`);
    return before;
  }
  if (before && before.rounds.length > 0)
    say(
      `${part} begins anew: ${measured.isDirty ? 'something is not committed' : `${before.measured.commit} measured something else`}.`,
    );
  const record = { measured, rounds: [] };
  write(folder, part, record);
  return record;
}

export function addRound(folder: string, part: string, round: RecordedRound): void {
  appendFileSync(fileOf(folder, part), `${JSON.stringify(round)}\n`);
}

function write(folder: string, part: string, { measured, rounds }: PartRecord): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, part), [measured, ...rounds].map((line) => `${JSON.stringify(line)}\n`).join(''));
}

function fileOf(folder: string, part: string): string {
  return join(folder, `${part}.jsonl`);
}
