import * as z from 'zod/mini';
import { setReportedPage } from './admin-reports.ts';
import { filePartnerReport, pageReportReasons, pageReportText, reportReasonLabels } from './reports.ts';

const id = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';
const hidden = { isHidden: true, reason: 'page_insult', text: 'Bitte nimm den zweiten Satz heraus.' };
const isTaken = (fields: object) => z.safeParse(setReportedPage.body, { ...hidden, ...fields }).success;

describe('a public page that somebody reported', () => {
  it('is hidden for a reason, and shown again without one', () => {
    expect(isTaken({})).toBe(true);
    expect(isTaken({ isHidden: false, reason: null })).toBe(true);
    expect(isTaken({ reason: null })).toBe(false);
    expect(isTaken({ isHidden: false })).toBe(false);
  });

  it.each([{ text: '' }, { text: 'x'.repeat(1001) }, { reason: 'spam' }, { reason: 'suspicious_review' }])(
    'is not hidden with %j',
    (fields) => expect(isTaken(fields)).toBe(false),
  );

  it('is reported for reasons that a partner is not, each in words of its own', () => {
    const onlyOfPages = pageReportReasons.filter((reason) => reason !== 'other');
    expect(onlyOfPages).toHaveLength(pageReportReasons.length - 1);
    expect(new Set(Object.values(reportReasonLabels)).size).toBe(Object.keys(reportReasonLabels).length);
    const report = { matchId: id, text: 'Das stimmt so nicht.' };
    for (const reason of onlyOfPages)
      expect(z.safeParse(filePartnerReport.body, { ...report, reason }).success).toBe(false);
  });

  it.each([
    ['zu kurz', false],
    ['a'.repeat(10), true],
    ['a'.repeat(2000), true],
    ['a'.repeat(2001), false],
  ])('is reported in words that say something', (text, isSaid) => {
    expect(z.safeParse(pageReportText, text).success).toBe(isSaid);
  });
});
