import { startAuthors } from '../diary.ts';
import { startEmbedded } from '../embedded.ts';
import { counted, doneIn, figuresOf, type Part, quantileOf, type Round, sumOf } from '../part.ts';
import { emptyTally, pause, type Tally } from '../person.ts';
import { faultsOf, sentAgain, untold } from '../verdict.ts';

const perRound = 10;
/** It falls after so many more writes were acknowledged, at a moment that nobody chose; on a busy machine by the clock. */
const mostWrites = 16;
const longestMs = 20_000;
const afterwardsMs = 1_000;
/** One kill in so many comes while it starts, and finds the database being repaired. */
const whileStartingEvery = 5;
const longestStartMs = 2_500;

/** Kills an embedded server `kills` times under load, then compares with what was written. */
export async function killEmbedded(kills: number): Promise<Round> {
  const tally = emptyTally();
  const site = await startEmbedded();
  const readyMs: number[] = [];
  try {
    const authors = startAuthors(site.origin, tally, site.mails);
    for (let kill = 1; kill <= kills; kill += 1) {
      await underLoad(tally);
      await site.process.kill();
      if (kill % whileStartingEvery === 0 && kill < kills) {
        kill += 1;
        const starting = site.process.start().catch(() => undefined);
        await pause(Math.random() * longestStartMs);
        await site.process.kill();
        await starting;
      }
      const startedAt = performance.now();
      await site.process.start();
      readyMs.push(performance.now() - startedAt);
    }
    await pause(afterwardsMs);
    await authors.stop();
    const { diaries } = authors;
    await Promise.all(
      diaries.map(({ person }) => person.sendAgain().catch((error) => tally.faults.push(`${person.email}: ${error}`))),
    );
    const faults = [...tally.faults, ...(await faultsOf(diaries)), ...(await untold(diaries, site.mails))];
    const mails = site.mails();
    faults.push(...(await site.recompute()), ...site.process.faults);
    return {
      done: { kills },
      faults,
      figures: {
        businesses: diaries.length,
        acknowledged: tally.acknowledged,
        brokenOff: tally.brokenOff,
        sentAgain: tally.sentAgain,
        mails: mails.length,
        mailsAgain: sentAgain(mails),
        readyMs,
      },
    };
  } finally {
    await site.end();
  }
}

async function underLoad(tally: Tally): Promise<void> {
  const enough = tally.acknowledged + 1 + Math.floor(Math.random() * mostWrites);
  const latest = performance.now() + longestMs;
  while (tally.acknowledged < enough && performance.now() < latest) await pause(5);
  await pause(Math.random() * 20);
}

export const kills: Part = {
  name: 'kills',
  title: 'Kills of the embedded server under load',
  wanted: { kills: 1_000 },
  files: ['diary', 'embedded', 'person', 'verdict', 'parts/kills'].map((name) => `e2e/long/${name}.ts`),
  round: () => killEmbedded(perRound),
  rows: (rounds) => [
    [
      'writes acknowledged meanwhile (profiles, imports, matches, messages, plans, proposals)',
      counted(sumOf(rounds, 'acknowledged')),
    ],
    [
      '… broken off by a kill; sent again with the same key, and there once',
      `${counted(sumOf(rounds, 'brokenOff'))}; ${counted(sumOf(rounds, 'sentAgain'))}`,
    ],
    ['businesses that wrote, one in four signed in by mail', counted(sumOf(rounds, 'businesses'))],
    [
      'mails that the mail server took; of these once more under the same Message-ID',
      `${counted(sumOf(rounds, 'mails'))}; ${counted(sumOf(rounds, 'mailsAgain'))}`,
    ],
    ['kills while it started', counted(Math.floor(doneIn(rounds, 'kills') / whileStartingEvery) - rounds.length)],
    ['ready again after, median and longest', readyAgain(rounds)],
  ],
};

function readyAgain(rounds: readonly Round[]): string {
  const seconds = figuresOf(rounds, 'readyMs').map((ms) => ms / 1000);
  return `${quantileOf(seconds, 0.5).toFixed(1)} s, ${Math.max(...seconds).toFixed(1)} s`;
}
