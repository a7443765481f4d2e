import { describe, it } from 'node:test';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp({ env: { OFFERED_LANGUAGES: 'de,en' } });

describe('the mail with the sign-in link', () => {
  for (const [wishes, language] of [
    [{ accepted: 'en-GB' }, 'de'],
    [{ cookie: 'en', accepted: 'de' }, 'en'],
    [{ accepted: 'de,en' }, 'de'],
    [{ accepted: 'fr' }, 'de'],
  ] as const)
    it(`comes in the language of the request that asked for it: ${JSON.stringify(wishes)}`, async () => {
      const mail = await askWith(wishes);
      expect(mail?.html).toContain(`<html lang="${language}"`);
      expect(mail?.subject).toBe(language === 'en' ? 'Your sign-in link for Rezenso' : 'Dein Anmeldelink für Rezenso');
      expect(germanIn(mail?.text ?? '').length > 0).toBe(language === 'de');
    });

  it('is not asked of the account, of which a stranger would learn that it is there', async () => {
    await test.aMember({ email: 'eva@example.de', language: 'en' });
    expect((await askWith({ accepted: 'de' }))?.html).toContain('<html lang="de"');
  });
});

async function askWith({ accepted, cookie }: { accepted: string; cookie?: string }) {
  await test.app.inject({
    method: 'POST',
    url: '/api/auth/magic-link',
    headers: { origin: test.core.env.publicOrigin, 'accept-language': accepted },
    ...(cookie === undefined ? {} : { cookies: { lang: cookie } }),
    payload: { email: 'eva@example.de' },
  });
  await test.runJobs();
  const [mail] = await test.mails();
  return mail;
}
