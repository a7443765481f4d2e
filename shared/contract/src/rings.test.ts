import * as z from 'zod/mini';
import { type AdminRingCaseDetail, adminRingCaseDetail, decideRingCase, listAdminRingCases } from './admin-rings.ts';
import { loggedActions, ringAuditActions } from './audit-log.ts';
import { longestDisputeWords } from './limits.ts';
import { appealAccountReview, getAccountReview, ringCaseStates, ringLevels } from './rings.ts';
import { readsOfAll } from './subjects.ts';
import { exampleAnswers } from './testing/example-answers.ts';

describe('a look at an account', () => {
  it('tells its member of its state alone, and nothing of what it was noticed by', () => {
    const review = {
      ...z.parse(getAccountReview.answer, exampleAnswers.getAccountReview).review,
      score: 90,
      findings: ['x'],
    };
    const told = z.parse(getAccountReview.answer, { review }).review;
    expect(Object.keys(told ?? {}).sort()).toEqual([
      'appeal',
      'appealedAt',
      'decidedAt',
      'decision',
      'mayAppeal',
      'openedAt',
      'state',
    ]);
  });

  it('is null for who never was looked at', () => {
    expect(z.parse(getAccountReview.answer, { review: null })).toEqual({ review: null });
    expect(z.safeParse(getAccountReview.answer, {}).success).toBe(false);
  });

  it('has no level that bans, and no state that does', () => {
    expect(ringLevels).toEqual(['none', 'watch', 'hold']);
    expect(ringCaseStates).toEqual(['open', 'released', 'kept']);
  });
});

describe('an appeal', () => {
  const taken = (text: unknown) => z.safeParse(appealAccountReview.body, { text });

  it.each([
    ['', false],
    ['zu kurz', false],
    ['         zu kurz          ', false],
    ['Wir teilen uns ein Büro.', true],
    ['x'.repeat(longestDisputeWords), true],
    ['x'.repeat(longestDisputeWords + 1), false],
    [null, false],
    [12, false],
  ])('of %j is taken: %j', (text, isTaken) => {
    expect(taken(text).success).toBe(isTaken);
  });

  it('says in German what is missing', () => {
    expect(taken('kurz').error?.issues.map(({ message }) => message)).toEqual([
      'Bitte beschreibe es in mindestens 10 Zeichen',
    ]);
  });

  it('makes stale what the member and moderators read of it', () => {
    const stale = readsOfAll(appealAccountReview.changes ?? []);
    expect(stale).toEqual(expect.arrayContaining([getAccountReview.path, listAdminRingCases.path]));
  });
});

describe('a decision', () => {
  it.each([
    ['released', 'Ihr teilt euch ein Büro.', true],
    ['kept', 'Vier Konten, ein Browser.', true],
    ['banned', 'Vier Konten, ein Browser.', false],
    ['open', 'Weiter ansehen.', false],
    ['released', '', false],
    ['released', '   ', false],
    ['kept', 'x'.repeat(1001), false],
  ])('%s with the reason %j is taken: %j', (outcome, text, isTaken) => {
    expect(z.safeParse(decideRingCase.body, { outcome, text }).success).toBe(isTaken);
  });

  it('is made by moderators, and read by the support as well', () => {
    expect(decideRingCase.roles).toEqual(['content_moderator']);
    expect(listAdminRingCases.roles).toEqual(['content_moderator', 'support_agent']);
  });

  it('stands in the audit log', () => {
    expect(decideRingCase.changes).toContain('audit-log');
    expect(loggedActions).toEqual(expect.arrayContaining([...ringAuditActions]));
  });

  it('rests on findings in words, each with its weight', () => {
    const detail: AdminRingCaseDetail = z.parse(adminRingCaseDetail, exampleAnswers.getAdminRingCase);
    expect(detail.findings.length).toBeGreaterThan(0);
    for (const { points, text } of detail.findings) expect([points > 0, text.length > 5]).toEqual([true, true]);
    const broken = { ...detail, findings: [{ text: 'ohne Gewicht' }] };
    expect(z.safeParse(adminRingCaseDetail, broken).success).toBe(false);
  });
});
