import { describe, it } from 'node:test';
import { expect } from 'expect';
import { aMatchBetween } from '../../../../testing/factories/matches.ts';
import { aCompleteMember } from '../../../../testing/factories/members.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { job } from '../../../jobs/job.ts';
import { recommendationRules } from './matches.scoring.ts';

const test = await startTestApp();
const { db, clock } = test;

const said = {
  ai_recommendation: 'Für Zutaten, Geschirr und Dekoration kann Optik Sommer deine Adresse werden.',
  provider_recommendation: 'Umgekehrt kannst du dort helfen: für den Ausgleich zum Schreibtisch.',
  reasons: JSON.stringify([{ factor: 'industry', text: 'Dir hilft Optik Sommer bei Bedarf für Geschirr.' }]),
  provider_reasons: JSON.stringify([]),
};

describe('what older rules said of a match', () => {
  it('is said anew to both sides, the score kept', async () => {
    const match = await aToldMatch(
      { industry: 'gastronomie', trade: 'amenity/cafe' },
      { industry: 'einzelhandel', trade: 'shop/optician' },
    );
    await tellAgain();
    const told = await rowOf(match);
    expect(told).toMatchObject({ match_score: 71, told_by: recommendationRules });
    expect(JSON.stringify(told)).not.toMatch(/Geschirr|Ausgleich/);
    expect(told.ai_recommendation).toMatch(/Brillen und Sehtests/);
    expect(told.provider_recommendation).toMatch(/Kaffee und andere Getränke/);
  });

  it('goes where one side has left', async () => {
    const match = await aToldMatch({}, { profile_completed_at: null });
    await tellAgain();
    expect(await rowOf(match)).toMatchObject({ ai_recommendation: null, provider_recommendation: null, reasons: [] });
  });

  it('is left alone once it is of today, however many there are', async () => {
    const first = await aToldMatch({}, {});
    for (let told = 1; told < 120; told += 1) await aToldMatch({}, {});
    await tellAgain();
    await db.updateTable('matches').set({ ai_recommendation: 'Von heute.' }).where('id', '=', first).execute();
    await tellAgain();
    expect(await rowOf(first)).toMatchObject({ ai_recommendation: 'Von heute.' });
    const behind = await db.selectFrom('matches').select('id').where('told_by', '<', recommendationRules).execute();
    expect(behind).toEqual([]);
  });
});

async function tellAgain(): Promise<void> {
  await test.core.jobs.enqueue(db, job<Record<string, never>>('matches.tell-again'), {});
  await test.runJobs();
}

type Differs = Parameters<typeof aCompleteMember>[2];

/** A match as it stood before trades were known. */
async function aToldMatch(requester: Differs, provider: Differs): Promise<string> {
  const asking = await aCompleteMember(db, clock.now(), requester);
  const asked = await aCompleteMember(db, clock.now(), provider);
  const { id } = await aMatchBetween(test, asking, asked);
  await db
    .updateTable('matches')
    .set({ ...said, match_score: 71, told_by: 0 })
    .where('id', '=', id)
    .execute();
  return id;
}

function rowOf(id: string) {
  return db
    .selectFrom('matches')
    .select(['ai_recommendation', 'provider_recommendation', 'reasons', 'provider_reasons', 'match_score', 'told_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
