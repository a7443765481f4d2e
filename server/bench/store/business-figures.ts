import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { printTable, quantile, recombined } from '@rezenso/engines/bench';
import { createReviewStats, createReviews } from '../../src/areas/reviews/index.ts';
import { openCore } from '../../src/open-core.ts';

const imported = 1_000;

/** One business with a thousand imported reviews, through the product's own service on the embedded database. */
export async function reportBusiness(pool: readonly string[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rezenso-bench-reviews-'));
  const core = await openCore({ DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'silent' });
  try {
    // People may import 300 an hour; the limit is not what is measured.
    const service = createReviews({ ...core, limits: { ...core.limits, take: () => Promise.resolve(1) } });
    const { id: member } = await core.database.db
      .insertInto('members')
      .values({ email: 'bench@example.com' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const importing = await timesOf(imported, async (number) => {
      const review = { source: 'google', rating: 1 + (number % 5), isRatingGiven: true, reviewerName: 'Gast' } as const;
      await service.import(
        member,
        { ...review, content: recombined(pool, number), reviewDate: daysAgo(number % 700) },
        new Date(),
      );
    });
    const listing = await timesOf(50, () => service.list(member));
    const latest = await timesOf(50, () => service.list(member, { limit: 2 }));
    const figures = await timesOf(50, () => createReviewStats(core).get(member, new Date()));
    const look = { member, language: 'de', reader: 'business' } as const;
    const checking = await timesOf(200, (number) =>
      service.analyze(recombined(pool, imported + number), look, '127.0.0.1'),
    );
    const copies = await timesOf(200, (number) => service.analyze(recombined(pool, number), look, '127.0.0.1'));
    const json = JSON.stringify(await service.list(member));
    printTable(
      `One business with ${imported} imported reviews (embedded database)`,
      ['what', 'p50', 'p99'],
      [
        ['import one, with its check', ...ms(importing)],
        ['list all of them', ...ms(listing)],
        ['list the newest two, as the dashboard does', ...ms(latest)],
        ['all figures', ...ms(figures)],
        ['check a new text', ...ms(checking)],
        ['check a text that stands there', ...ms(copies)],
      ],
    );
    const kb = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
    console.log(`\nThe list is ${kb(Buffer.byteLength(json))} of JSON, ${kb(brotliCompressSync(json).length)} packed.`);
  } finally {
    await core.jobs.stop();
    await core.engines.close();
    await core.database.close();
  }
}

/** Milliseconds of each call. */
async function timesOf(count: number, work: (number: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const startedAt = performance.now();
    await work(number);
    times.push(performance.now() - startedAt);
  }
  return times;
}

function ms(times: readonly number[]): [string, string] {
  return [`${quantile(times, 0.5).toFixed(1)} ms`, `${quantile(times, 0.99).toFixed(1)} ms`];
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 86_400_000);
}
