import { fileURLToPath } from 'node:url';
import { runCommand } from '../../../shared/build/src/verify/command.ts';
import { fromServerTests } from '../../../shared/build/src/verify/outcome.ts';
import { counted, doneIn, type Part, type Round } from '../part.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

interface Way {
  /** Requests of one round, in a database of its own. */
  perRound: number;
  over: 'inject' | 'http';
}

const firstSeed = { inject: 1, http: 1_000_001 };

/** Half of the rounds on each engine; the seed of each is its number, so that what it found can be asked again. */
async function round(number: number, { perRound, over }: Way): Promise<Round> {
  const engine = number % 2 === 0 ? 'pglite' : 'postgres';
  const seed = number + firstSeed[over];
  const { isOk, output } = await runCommand(
    process.execPath,
    ['server/bin/test.mjs', `--${engine}`, '--processes=1', 'http/generated-requests'],
    {
      folder: repository,
      variables: { GENERATED_REQUESTS: String(perRound), GENERATED_SEED: String(seed), GENERATED_OVER: over },
    },
  );
  const { passed, failed } = fromServerTests(output) ?? { passed: 0, failed: 1 };
  const isSound = isOk && failed === 0 && passed > 0;
  return {
    done: isSound ? { requests: perRound } : {},
    faults: isSound ? [] : [`${engine}, seed ${seed}: ${output.slice(0, 4_000)}`],
    figures: isSound ? { [engine]: perRound } : {},
  };
}

const rowsOf = (over: Way['over']) => (rounds: readonly Round[]) => {
  const on = (engine: string) => counted(rounds.reduce((sum, { figures }) => sum + Number(figures[engine] ?? 0), 0));
  const [first, each] = [firstSeed[over], doneIn(rounds, 'requests') / Math.max(1, rounds.length)];
  return [
    ['on PGlite', on('pglite')],
    ['on PostgreSQL', on('postgres')],
    ['answers that are none of the contract', counted(rounds.flatMap(({ faults }) => faults).length)],
    ['seeds', `${first} to ${first + rounds.length - 1}, ${counted(each)} requests each`],
  ] as const;
};

export const generated: Part = {
  name: 'generated',
  title: 'Generated requests, injected',
  wanted: { requests: 1_000_000 },
  files: ['e2e/long/parts/generated.ts'],
  round: (number) => round(number, { perRound: 5_000, over: 'inject' }),
  rows: rowsOf('inject'),
};

export const generatedOverHttp: Part = {
  name: 'generated-http',
  title: 'Generated requests over HTTP',
  wanted: { requests: 100_000 },
  files: ['e2e/long/parts/generated.ts'],
  round: (number) => round(number, { perRound: 5_000, over: 'http' }),
  rows: rowsOf('http'),
};
