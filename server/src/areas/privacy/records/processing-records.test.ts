import { describe, it } from 'node:test';
import { languages } from '@rezenso/contract/language';
import { load } from 'cheerio';
import { expect } from 'expect';
import type { Retention } from '../../../retention/retention.ts';
import { retentionTable } from '../../../retention/retention-table.ts';
import { periodsOf } from './periods.ts';
import { processingRecords } from './processing-records.ts';
import { recordsTexts } from './records-texts.ts';

const controller = { imprint: 'https://rezenso.example/impressum', contact: '<b>post</b>@rezenso.example' };

describe('the record of processing activities', () => {
  for (const language of languages)
    it(`names every table that is about somebody, with its periods, under its processing (${language})`, () => {
      const page = load(processingRecords(controller, language, '2031-03-03'));
      const { processing } = recordsTexts(language);
      const tables: Array<[string, Retention]> = Object.entries(retentionTable);
      const named = tables.filter(([, { about }]) => about.length > 0);
      expect(named.length).toBeGreaterThan(40);
      for (const [table, retention] of named) {
        const section = page('section').filter((_, one) => page('h2', one).text() === processing[retention.for].name);
        expect(section.text()).toContain(`${table}: ${periodsOf(retention, language).join('; ')}`);
      }
      expect(page('section')).toHaveLength(Object.keys(processing).length);
      expect(page('section td').filter((_, cell) => page(cell).text() === '')).toHaveLength(0);
    });

  it('leaves to the operators what only they know, and shows what they configured as text', () => {
    const page = load(processingRecords(controller, 'de', '2031-03-03'));
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
    expect(processingRecords({ ...controller, contact: undefined }, 'en', '2031-03-03')).toContain('please fill in');
  });
});
