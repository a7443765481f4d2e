import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../shared/build/src/verify/command.ts';
import type { ProductState, RecordedRound } from './part.ts';

/** What a round would measure now. */
export interface Measured extends ProductState {
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

/**
 * Every round of a part, in the order in which they ended, from the first state of the product that it was run on.
 * @param folders of records, the earlier ones first
 */
export function readRounds(folders: readonly string[], part: string): RecordedRound[] {
  return folders.flatMap((folder) => {
    const file = fileOf(folder, part);
    if (!existsSync(file)) return [];
    // A line that was broken off belongs to a round that is not done.
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    return lines.filter(isWhole).map((line): RecordedRound => JSON.parse(line));
  });
}

export function addRound(folder: string, part: string, round: RecordedRound): void {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(folder, part);
  // After a line that was broken off the next one begins on a line of its own.
  const isBrokenOff = existsSync(file) && !/(?:^|\n)$/.test(readFileSync(file, 'utf8'));
  appendFileSync(file, `${isBrokenOff ? '\n' : ''}${JSON.stringify(round)}\n`);
}

/** Moves rounds to the record that is kept for good. */
export function moveRounds(from: string, to: string, part: string): void {
  for (const round of readRounds([from], part)) addRound(to, part, round);
  rmSync(fileOf(from, part), { force: true });
}

function isWhole(line: string): boolean {
  return line.startsWith('{') && line.endsWith('}}');
}

function fileOf(folder: string, part: string): string {
  return join(folder, `${part}.jsonl`);
}
