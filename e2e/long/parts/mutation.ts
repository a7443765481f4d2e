import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../../shared/build/src/verify/command.ts';
import { chance, type Mutant, mutantsOf } from '../mutants.ts';
import { counted, type Part, type Round, sumOf } from '../part.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
/** Another one chooses other defects. */
const seed = 20_261_127;
const timeoutSeconds = 300;

interface Target {
  file: string;
  /** What is to notice: parts of paths for the server's tests, folders for jest. */
  tests: readonly string[];
}

/** Where a defect would cost most: who somebody is, what is done once, what is promised, what people earn, what is never lost. */
const targets: readonly Target[] = [
  {
    file: 'server/src/areas/accounts/sessions/sessions.repository.ts',
    tests: ['areas/auth/sign-in', 'areas/settings/sessions', 'areas/accounts/sessions'],
  },
  { file: 'server/src/areas/auth/sign-in/auth.service.ts', tests: ['areas/auth/sign-in'] },
  { file: 'server/src/idempotency/idempotency.ts', tests: ['idempotency/'] },
  { file: 'server/src/limits/limits.ts', tests: ['limits/'] },
  { file: 'server/src/mail/delivery.ts', tests: ['mail/email', 'mail/smtp', 'mail/bounce'] },
  {
    file: 'server/src/areas/exchanges/exchanges/exchanges.policy.ts',
    tests: ['exchanges/exchanges/submit', 'exchanges/exchanges/confirm', 'exchanges/exchanges/silence'],
  },
  { file: 'server/src/database/lock.ts', tests: ['database/lock'] },
  { file: 'server/src/http/csrf.ts', tests: ['http/requests', 'http/every-route'] },
  { file: 'shared/platform/src/client/sent-again.ts', tests: ['src/client/sent-again'] },
  { file: 'shared/platform/src/forms/kept-values.ts', tests: ['src/forms/kept-values'] },
];

/** Puts one defect, chosen by the seed, into a checkout of its own, and runs the tests that are to notice. */
async function round(number: number): Promise<Round> {
  const { target, mutant } = await chosen(number);
  const name = `${target.file}:${mutant.line}, ${mutant.operator}: \`${mutant.before}\` → \`${mutant.after}\``;
  if (!(await isSound(target))) throw new Error(`the tests of ${target.file} fail without a defect`);
  return inCheckout(async (folder) => {
    await writeFile(join(folder, target.file), mutant.source);
    const isCaught = !(await passes(folder, target));
    return {
      done: { defects: 1 },
      faults: isCaught ? [] : [`not caught: ${name}`],
      figures: { caught: isCaught ? 1 : 0 },
    };
  });
}

/** Each file in turn; the same number chooses the same defect for the same sources. */
async function chosen(number: number): Promise<{ target: Target; mutant: Mutant }> {
  const target = targets[number % targets.length] as Target;
  const mutants = mutantsOf(await readFile(join(repository, target.file), 'utf8'));
  const mutant = mutants[Math.floor(chance(seed + number)() * mutants.length)];
  if (!mutant) throw new Error(`${target.file} has nothing to change`);
  return { target, mutant };
}

/** A checkout of its own, with the packages of this one. */
async function inCheckout<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const home = await mkdtemp(join(tmpdir(), 'rezenso-defect-'));
  const folder = join(home, 'checkout');
  const git = (...args: string[]) => runCommand('git', args, { folder: repository });
  const { isOk, output } = await git('worktree', 'add', '-q', '--detach', folder);
  if (!isOk) throw new Error(output);
  try {
    for (const place of ['', 'server', 'shared/platform', 'shared/build', 'shared/engines', 'shared/releases']) {
      const there = join(repository, place, 'node_modules');
      if (existsSync(there)) await symlink(there, join(folder, place, 'node_modules'));
    }
    return await work(folder);
  } finally {
    await git('worktree', 'remove', '--force', folder);
    await rm(home, { recursive: true, force: true });
  }
}

async function passes(folder: string, { file, tests }: Target): Promise<boolean> {
  // A promise that is let go is seen by the linter, before any test.
  if (!(await runCommand(join(repository, 'node_modules/.bin/oxlint'), [file], { folder })).isOk) return false;
  const isServer = file.startsWith('server/');
  const [where, ...command] = isServer
    ? [folder, 'server/bin/test.mjs', '--pglite', '--processes=1', ...tests]
    : [join(folder, 'shared/platform'), join(repository, 'node_modules/jest/bin/jest.js'), '--silent', ...tests];
  const args = [`${timeoutSeconds}`, process.execPath, ...command];
  // A defect that never ends is noticed, too.
  return (await runCommand('timeout', args, { folder: where ?? folder })).isOk;
}

const sound = new Map<Target, Promise<boolean>>();

/** Without a defect the tests must pass, or every defect would look caught. */
function isSound(target: Target): Promise<boolean> {
  const known = sound.get(target) ?? inCheckout((folder) => passes(folder, target));
  sound.set(target, known);
  return known;
}

export const mutation: Part = {
  name: 'mutation',
  title: 'Defects made by operators on ten files',
  wanted: { defects: 30 },
  files: ['e2e/long/mutants.ts', 'e2e/long/parts/mutation.ts'],
  round,
  rows: (rounds) => [
    ['caught', counted(sumOf(rounds, 'caught'))],
    ['seed', String(seed)],
    ...rounds.flatMap(({ faults }) =>
      faults.map((fault): [string, string] => ['not caught', fault.replace('not caught: ', '').replaceAll('|', '\\|')]),
    ),
  ],
};
