import { describe, it } from 'node:test';
import { languages } from '@rezenso/contract/language';
import { load } from 'cheerio';
import { expect } from 'expect';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import type { Retention } from '../../../retention/retention.ts';
import { retentionTable } from '../../../retention/retention-table.ts';
import { periodsOf } from './periods.ts';
import { processingRecords } from './processing-records.ts';
import { recordsTexts } from './records-texts.ts';

const controller = { imprint: 'https://rezenso.example/impressum', contact: '<b>post</b>@rezenso.example' };

describe('the record of processing activities', () => {
  for (const language of languages)
    it(`names every table that is about somebody, with its periods, under its processing (${language})`, () => {
      const page = load(processingRecords(controller, { language, madeOn: '2031-03-03' }));
      const { dataKind, processing, reason } = recordsTexts(language);
      const tables: Array<[string, Retention]> = Object.entries(retentionTable);
      const named = tables.filter(([, { about }]) => about.length > 0);
      expect(named.length).toBeGreaterThan(40);
      for (const [table, retention] of named) {
        const section = page('section').filter((_, one) => page('h2', one).text() === processing[retention.for].name);
        const line = section.find('.periods tr').filter((_, one) => tablesIn(page('td', one).last().text()).has(table));
        const [data, period, why] = line
          .find('td')
          .map((_, cell) => page(cell).text())
          .get();
        expect(period?.toLowerCase()).toBe(periodsOf(retention, language).join('; ').toLowerCase());
        expect(why?.toLowerCase()).toBe(reason[retention.why].toLowerCase());
        for (const kind of retention.holds) expect(data).toContain(dataKind[kind]);
      }
      expect(page('section')).toHaveLength(Object.keys(processing).length);
      expect(page('section td').filter((_, cell) => page(cell).text() === '')).toHaveLength(0);
    });

  it('leaves to the operators what only they know, and shows what they configured as text', () => {
    const page = load(processingRecords(controller, { language: 'de', madeOn: '2031-03-03' }));
    const fields = Object.fromEntries(
      page('body > table tr')
        .map((_, row) => [[page('th', row).text(), page('td', row).text()]])
        .get(),
    );
    expect(fields).toEqual({
      Verantwortlicher: 'bitte eintragen',
      Impressum: controller.imprint,
      Kontakt: controller.contact,
      'Datenschutzbeauftragte Person': 'bitte eintragen',
      Stand: '2031-03-03',
    });
    expect(page('b')).toHaveLength(0);
    expect(
      processingRecords({ ...controller, contact: undefined }, { language: 'en', madeOn: '2031-03-03' }),
    ).toContain('please fill in');
  });
});

describe('the page of the record in the admin area', () => {
  it('is for those who appoint others, in their language, under a policy that lets only its styles in', async () => {
    const test = await startTestApp();
    const chief = await anAdmin(test, 'super_admin');
    const answer = await chief.get('/api/admin/processing-records');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(answer.headers['content-security-policy']);
    const page = load(answer.body);
    expect(policy).toContain(`'nonce-${page('style').attr('nonce')}'`);
    expect(page('html').attr('lang')).toBe('de');
    expect(page('section').length).toBe(Object.keys(recordsTexts('de').processing).length);
    expect(page('td').text()).toContain(`${test.core.env.publicOrigin}/impressum`);
    for (const other of [await test.signIn(), await anAdmin(test, 'support_agent')])
      expect((await other.get('/api/admin/processing-records')).statusCode).toBe(403);
  });
});

function tablesIn(cell: string): ReadonlySet<string> {
  return new Set(cell.split(', '));
}
