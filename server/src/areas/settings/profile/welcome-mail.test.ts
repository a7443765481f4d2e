import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { createXp } from '../../rewards/index.ts';

const test = await startTestApp();

describe('a welcome', () => {
  it('comes once, when the profile becomes complete', async () => {
    const neu = await test.signIn(await test.aMember({ email: 'neu@example.de' }));
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await neu.put('/api/profile', profile)).statusCode).toBe(200);
      await test.runJobs();
    }
    const mails = await test.mails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['neu@example.de', 'Willkommen bei Rezenso']]);
    expect(mails[0]?.text).toContain('Hallo Nele,');
    expect(mails[0]?.text).toContain('das Profil von Café Neu ist fertig');
  });
});

describe('a reached level', () => {
  it('is told by mail', async () => {
    const eva = await test.aCompleteMember({ xp_total: 480 });
    const grants = [{ memberId: eva.id, action: 'review.submitted', subject: 'one' }] as const;
    await test.core.database.transaction((tx) => createXp(test.core).grant(tx, grants, test.clock.now()));
    await test.runJobs();
    expect((await test.mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [eva.email, 'Level Silber erreicht!'],
    ]);
  });
});

const profile = {
  firstName: 'Nele',
  lastName: 'Neu',
  companyName: 'Café Neu',
  industry: 'gastronomie',
  domain: 'cafe-neu.example.de',
  description: 'Kaffee und Kuchen am Münster.',
  targetAudience: 'Nachbarn',
  location: '79098 Freiburg',
  languages: ['de'],
  registeredPlatforms: ['google'],
};
