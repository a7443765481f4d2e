import { isReady } from '../../cluster/api-process.ts';
import { type Authors, startAuthors } from '../diary.ts';
import { type Embedded, startEmbedded } from '../embedded.ts';
import { counted, type Part, type Round, sumOf } from '../part.ts';
import { emptyTally, pause } from '../person.ts';
import { missingDisk, type SmallDisk, smallDisk } from '../small-disk.ts';
import { faultsOf, untold } from '../verdict.ts';

/** Room for the data and little more. */
const megabytes = 160;
const enoughWrites = 30;
const longestMs = 30_000;
/** As long as a load balancer takes to notice. */
const noticeMs = 30_000;
const writingMs = 5_000;
const recoveryMs = 60_000;
type Trouble = 'full' | 'read-only';
const troubles: readonly Trouble[] = ['full', 'read-only'];

/** Takes the disk away from a server under load, gives it back, and compares with what was written. */
async function troubleDisk(trouble: Trouble): Promise<Round> {
  const disk = await smallDisk(megabytes);
  const tally = emptyTally();
  try {
    const site = await startEmbedded({ dataDir: disk.folder });
    try {
      const authors = startAuthors(site.origin, tally, site.mails);
      await until(() => tally.acknowledged >= enoughWrites, longestMs);
      const before = tally.acknowledged;
      await (trouble === 'full' ? disk.fill() : disk.fail());
      const isNoticed = await until(async () => !(await saysWell(site)), noticeMs);
      // What is written meanwhile shows whether it keeps to what it says.
      await pause(writingMs);
      const during = tally.acknowledged - before;
      // A process that ended because it could not write any more is no fault here: whoever runs it starts it again.
      const ended = site.process.faults.length;
      await giveBack(site, disk, trouble);
      const recovered = await until(() => isReady(site.process.address), recoveryMs);
      const faults = recovered ? await verdict(site, authors, tally.faults) : ['it did not come back'];
      await authors.stop();
      if (!isNoticed) faults.push(`${trouble}: /readyz said that all was well`);
      return {
        done: { [trouble]: 1 },
        faults,
        figures: { acknowledged: tally.acknowledged, during, noticed: isNoticed ? 1 : 0, ended },
      };
    } finally {
      await site.end();
    }
  } finally {
    await disk.end();
  }
}

/** With room again a process that still runs must go on by itself; on a disk that failed nothing can, until it is mounted anew. */
async function giveBack(site: Embedded, disk: SmallDisk, trouble: Trouble): Promise<void> {
  if (trouble === 'full') {
    await disk.free();
    if (await until(() => isReady(site.process.address), noticeMs)) return;
    await site.process.kill();
  } else {
    await site.process.kill();
    await disk.repair();
  }
  await site.process.start();
}

async function verdict(site: Embedded, authors: Authors, told: readonly string[]): Promise<string[]> {
  await pause(2_000);
  await authors.stop();
  const { diaries } = authors;
  const again = await Promise.all(
    diaries.map(({ person }) =>
      person.sendAgain().then(
        () => [],
        (error) => [`${person.email}: ${error}`],
      ),
    ),
  );
  return [
    ...told,
    ...again.flat(),
    ...(await faultsOf(diaries)),
    ...(await untold(diaries, site.mails)),
    ...(await site.recompute()),
  ];
}

/** /readyz as a person reads it: ready, and none of its parts is said to be off. */
async function saysWell({ process: server }: Embedded): Promise<boolean> {
  const answer = await fetch(`${server.address}/readyz`).catch(() => undefined);
  if (!answer?.ok) return false;
  const parts: Record<string, unknown> = await answer.json();
  return parts.disk !== false;
}

async function until(holds: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  const latest = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > latest) return false;
    await pause(100);
  }
  return true;
}

export const disk: Part = {
  name: 'disk',
  title: 'Full and failing disk while it runs, embedded database',
  wanted: { full: 10, 'read-only': 10 },
  files: ['diary', 'embedded', 'person', 'small-disk', 'verdict', 'parts/disk'].map((name) => `e2e/long/${name}.ts`),
  missing: missingDisk,
  round: (number) => troubleDisk(troubles[number % troubles.length] ?? 'full'),
  rows: (rounds) => [
    ['writes acknowledged, all there afterwards', counted(sumOf(rounds, 'acknowledged'))],
    ['… of these while nothing could be written any more', counted(sumOf(rounds, 'during'))],
    ['times that /readyz said so, or the process ended', counted(sumOf(rounds, 'noticed'))],
    ['times that the process ended by itself', counted(sumOf(rounds, 'ended'))],
  ],
};
