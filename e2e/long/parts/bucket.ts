import { fileURLToPath } from 'node:url';
import { ensureCeph } from '../../../shared/build/src/verify/ceph.ts';
import { runCommand } from '../../../shared/build/src/verify/command.ts';
import { startCeph } from '../ceph.ts';
import { counted, type Part, type Round, sumOf } from '../part.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
/** The tests of whatever talks to a bucket, which otherwise run on s3rver. One looks at its disk, and stays there. */
const files = [
  'shared/releases/src/storage/bucket.test.ts',
  'shared/releases/src/storage/storage.test.ts',
  'shared/releases/src/reader/bucket-reader.test.ts',
  'shared/build/src/cli/rezenso.test.ts',
  'server/src/releases/release-files.test.ts',
  'server/src/areas/site/release-store/on-a-bucket.test.ts',
];

async function testOnCeph(root: string): Promise<Round> {
  const ceph = await startCeph(root);
  try {
    const options = ['--test', '--test-concurrency=1', '--test-reporter=tap', '--test-timeout=300000'];
    const { isOk, output } = await runCommand(process.execPath, [...options, ...files], {
      folder: repository,
      variables: { ...ceph.env, NODE_ENV: undefined },
    });
    const count = (what: string) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
    const failed = output.match(/^ *not ok .*$/gm) ?? [];
    return {
      done: { runs: isOk ? 1 : 0 },
      faults: isOk
        ? []
        : [...failed.map((line) => line.trim()), ...(failed.length === 0 ? [output.slice(-2_000)] : [])],
      figures: { passed: count('pass'), skipped: count('skipped'), version: versionOf(ceph.version) },
    };
  } finally {
    await ceph.stop();
  }
}

function versionOf(said: string): readonly number[] {
  return (/\d+\.\d+\.\d+/.exec(said)?.[0] ?? '').split('.').map(Number);
}

/** The tests of the release store, on a server of S3 that others run in earnest. */
export const bucket: Part = {
  name: 'bucket',
  title: 'The release store on Ceph',
  wanted: { runs: 1 },
  files: ['e2e/long/ceph.ts', 'e2e/long/parts/bucket.ts'],
  async missing() {
    const root = await ensureCeph(repository, () => undefined);
    return root ? undefined : 'there is no Ceph, and no apt-get to get it with';
  },
  async round() {
    const root = await ensureCeph(repository, () => undefined);
    if (!root) throw new Error('there is no Ceph');
    return testOnCeph(root);
  },
  rows: (rounds) => [
    [
      'Ceph',
      rounds
        .flatMap(({ figures }) => [figures.version].flat())
        .slice(-3)
        .join('.'),
    ],
    ['tests passed', counted(sumOf(rounds, 'passed'))],
    ['tests left out', counted(sumOf(rounds, 'skipped'))],
  ],
};
