import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';
import { recordForOptedIn } from './broadcast.ts';
import { emailOfMarkdown } from './markdown-email.ts';
import { preferences } from './preferences.repository.ts';

const test = await startTestApp();
const source =
  '# Neues im März\n\nHallo,\n\nPro kostet\nweiter 29 €.\n\n> Gut so.\n\n[Lesen](https://rezenso.example/)\n';

describe('a newsletter', () => {
  it('reaches those who switched it on, once, however often it is recorded', async () => {
    const [eva] = [await test.aCompleteMember(), await test.aCompleteMember()];
    const banned = await test.aCompleteMember({ status: 'banned' });
    for (const { id } of [eva, banned]) await preferences(test.db).save(id, 'newsletter', 'immediate');
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await recordForOptedIn(test.core, { type: 'newsletter', name: '2031-03', source })).toBe(1);
      await test.runJobs();
    }
    expect((await test.mails()).map(({ to, subject }) => [to, subject])).toEqual([[eva.email, 'Neues im März']]);
    expect((await test.mails())[0]?.headers['List-Unsubscribe']).toContain('/api/unsubscribe/');
  });
});

describe('an email out of a text file', () => {
  it('takes heading, paragraphs, quote and button', () => {
    expect(emailOfMarkdown(source)).toEqual({
      subject: 'Neues im März',
      heading: 'Neues im März',
      preview: 'Pro kostet weiter 29 €.',
      paragraphs: ['Hallo,', 'Pro kostet weiter 29 €.'],
      quote: 'Gut so.',
      action: { label: 'Lesen', href: 'https://rezenso.example/' },
    });
  });

  it('says what is missing', () => {
    expect(() => emailOfMarkdown('Hallo')).toThrow('# Heading');
    expect(() => emailOfMarkdown('# Nur das')).toThrow('no text');
  });
});
