import { after, describe, it } from 'node:test';
import { draftReply } from '@rezenso/engines/replies';
import { assessReview, signature } from '@rezenso/engines/reviews';
import { draftReview } from '@rezenso/engines/suggestions';
import { hostilePages, hostilePieces, repeated } from '@rezenso/engines/testing';
import { expect } from 'expect';
import { createEnginePool } from './engine-pool.ts';
import { TaskOverdue } from './thread-pool.ts';

const engines = createEnginePool();
after(() => engines.close());

const text = 'Der Kaffee war am Samstag sehr gut, nur auf die Rechnung haben wir zwanzig Minuten gewartet.';
const page = { url: 'https://firma.de/', html: `<title>Bäckerei Huber</title><p>${'Wir backen Brot. '.repeat(9)}</p>` };
/** What a request may at most wait for the event loop. */
const mostBlockedMillis = 50;

describe('the engines in threads', () => {
  it('say what they say here', async () => {
    const candidates = [{ text: `${text} Gerne wieder.` }];
    expect(await engines.assessReview({ text }, candidates)).toEqual(assessReview({ text }, candidates));
    expect(await engines.signature(text)).toEqual(signature(text));
    const business = { companyName: 'Café Nord', industry: 'gastronomie' };
    expect(await engines.draftReview(business, 'kaffee super')).toBe(draftReview(business, 'kaffee super'));
    const received = { text: 'Der Kaffee war super.', rating: 5, companyName: 'Café Anna' };
    expect(await engines.draftReply(received)).toEqual({
      draft: draftReply(received),
      takesUp: true,
      language: 'de',
    });
    expect(await engines.siteReader.analyse([{ ...page, kind: 'start' }])).toMatchObject({
      companyName: 'Bäckerei Huber',
    });
  });

  it('say from their thread which step of reading a website begins', async () => {
    const steps: string[] = [];
    await engines.siteReader.analyse([{ ...page, kind: 'start' }], (step) => steps.push(step));
    expect(steps).toEqual(['reading', 'classifying']);
  });

  it('keep the code of a page that is refused', async () => {
    const empty = { url: 'https://firma.de/', html: '<p></p>' };
    await expect(engines.siteReader.outline(empty, 5)).rejects.toMatchObject({ code: 'WEBSITE_EMPTY' });
  });

  it('answer OVERLOADED for a text and WEBSITE_TOO_LARGE for a page that take too long', async () => {
    const slow = { run: () => Promise.reject(new TaskOverdue('slow')), close: async () => {} };
    const pool = createEnginePool(slow, slow);
    await expect(pool.assessReview({ text })).rejects.toMatchObject({ code: 'OVERLOADED', retryAfterSeconds: 5 });
    await expect(pool.siteReader.analyse([])).rejects.toMatchObject({ code: 'WEBSITE_TOO_LARGE' });
  });
});

describe('64 KB of hostile text', () => {
  it('never keep the event loop busy for 50 ms, whatever engine reads them', async () => {
    await warmUp();
    for (const piece of hostilePieces) {
      const hostile = repeated(piece);
      const business = { companyName: hostile, industry: hostile, website: hostile, description: hostile };
      const busy = await busyMillis(async () => {
        await Promise.all([
          engines.assessReview({ text: hostile }, [{ text: hostile.slice(1) }, { text: hostile.slice(2) }]),
          engines.analyzeReview({ text: hostile }),
          engines.signature(hostile),
          engines.draftReview(business, hostile),
        ]);
      });
      expect([piece, busy < mostBlockedMillis]).toEqual([piece, true]);
    }
  });

  it('nor do pages of a website', async () => {
    await warmUp();
    for (const [what, html] of Object.entries(hostilePages())) {
      const hostile = { url: 'https://firma.de/', html };
      const busy = await busyMillis(async () => {
        await Promise.resolve(engines.siteReader.outline(hostile, 5)).catch(() => undefined);
        await engines.siteReader.analyse([
          { ...hostile, kind: 'start' },
          { ...hostile, kind: 'imprint' },
        ]);
      });
      expect([what, busy < mostBlockedMillis]).toEqual([what, true]);
    }
  });
});

async function warmUp(): Promise<void> {
  await Promise.all(Array.from({ length: 4 }, () => engines.assessReview({ text })));
  await engines.siteReader.outline(page, 5);
}

/**
 * Processor time that this thread spent while `work` was under way, the upper bound of any pause of its event loop. A clock
 * on the wall would count what other processes of a busy machine take, and what the threads take of this one. Work that
 * seems too long is done up to three times and the least counts: a collection of garbage comes once, hostile text costs
 * the same every time.
 */
async function busyMillis(work: () => Promise<void>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least >= mostBlockedMillis; tries++) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
