import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { it } from 'node:test';
import { expect } from 'expect';
import { anExchange, handIn } from '../../testing/factories/exchanges.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { recordForOptedIn } from '../mail/broadcast.ts';
import { preferences } from '../mail/preferences.repository.ts';

const repository = path.join(import.meta.dirname, '../../..');
const test = await startTestApp();

it('leads a handed-in review, with all that follows, through at most sixty files beside those of every call and mail', async () => {
  const { reviewer, exchange } = await anExchange(test);
  await test.runJobs();
  const look = await startLooking();
  await test.visitor.post('/api/auth/magic-link', { email: 'jemand@example.de' });
  await reviewer.post('/api/notifications/read-all');
  await preferences(test.db).save(reviewer.member.id, 'newsletter', 'immediate');
  await recordForOptedIn(test.core, { type: 'newsletter', name: 'any', source: '# Neues\n\nHallo' });
  await test.runJobs();
  const common = await look();
  await handIn(reviewer, exchange);
  await test.runJobs();
  const walked = [...(await look())].filter((file) => !common.has(file)).sort();

  expect((await test.mails()).map(({ subject }) => subject)).toContain('Neues');
  expect(walked).toEqual(
    expect.arrayContaining([
      'server/src/areas/exchanges/exchanges/exchanges.service.ts',
      'server/src/areas/exchanges/judgement/judgement.handlers.ts',
      'server/src/areas/rewards/achievements/achievements.service.ts',
    ]),
  );
  expect(walked.length).toBeLessThanOrEqual(60);
});

/** Counts from now on. @returns the files of this repository in which a function ran since the last look */
async function startLooking(): Promise<() => Promise<Set<string>>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const look = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const used = result.filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0));
    const files = used.map(({ url }) => path.relative(repository, url.replace('file://', '')));
    return new Set(files.filter((file) => /^(server\/src|shared\/\w+\/src)\//.test(file) && !file.includes('.test.')));
  };
  await look();
  return look;
}
