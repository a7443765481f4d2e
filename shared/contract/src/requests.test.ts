import fc from 'fast-check';
import * as z from 'zod/mini';
import { aProfile } from '../testing/a-profile.ts';
import {
  answerSupport,
  closeReport,
  endUserSessions,
  listAdminReports,
  listAdminUsers,
  listAuditLog,
  setReportedPage,
  setUserRole,
  setUserStatus,
} from './admin.ts';
import { analyzeWebsite } from './analysis.ts';
import { devBypass, requestMagicLink, verifyMagicLink } from './auth.ts';
import { reportClientError } from './client-errors.ts';
import { saveEmailPreference, unsubscribe } from './email-preferences.ts';
import type { Schema } from './endpoint.ts';
import { confirmReview, updateExchange } from './exchanges.ts';
import { completeMatch, createMatch, declineMatch, listPotentialMatches } from './matches.ts';
import { reportModuleLoads } from './module-health.ts';
import { deleteMyAccount } from './privacy.ts';
import { saveProfile } from './profile.ts';
import { filePartnerReport } from './reports.ts';
import { saveReply } from './review-replies.ts';
import { analyzeReview, generateReview, importReview, listReviewPages, listReviews } from './reviews.ts';
import { openSupportRequest, replyToSupport } from './support.ts';
import { addUserPlatform, changeUserPlatform } from './user-platforms.ts';

const id = '00000000-0000-4000-8000-000000000001';
const report = { matchId: id, reason: 'spam', text: 'Schickt ständig Werbung.' };
const asked = { id, topic: 'other', subject: 'Eine Frage', text: 'Wie geht das eigentlich?' };
const platform = { platform: 'google', businessName: 'Café Anna', profileUrl: null, notes: null };
const imported = { source: 'google', content: 'Gut.', rating: 4, reviewerName: 'Anna' };
const business = {
  companyName: 'Radhaus',
  industry: 'einzelhandel',
  tradeName: 'Fahrradladen',
  website: null,
  description: null,
};
const draft = { businessInfo: business, context: 'review_exchange', notes: null };
const review = { status: 'awaiting_confirmation', reviewText: 'Gut.', reviewRating: 5, reviewUrl: null };
const fault = { module: 'mf-a', version: '1.0.0', kind: 'network', message: null, path: '/' };
const load = { module: 'mf-a', version: '1.0.0', count: 1, totalMs: 12 };

/** Call, what it takes, and for each text the fewest and most characters. */
const texts: [string, Schema, object, Record<string, [number, number]>][] = [
  ['closing a report', closeReport.body, { status: 'resolved', note: 'Belegt' }, { note: [3, 1000] }],
  ['hiding a page', setReportedPage.body, { isHidden: true, reason: 'other', text: 'Weil' }, { text: [3, 1000] }],
  ['signing somebody out', endUserSessions.body, { reason: 'Gerät verloren' }, { reason: [1, 500] }],
  ['changing a status', setUserStatus.body, { status: 'banned', reason: null }, { reason: [0, 500] }],
  ['listing users', listAdminUsers.query, {}, { search: [0, 100] }],
  ['listing reports', listAdminReports.query, {}, { reason: [0, 100] }],
  ['reading the log', listAuditLog.query, {}, { actor: [0, 254], subject: [0, 254] }],
  ['declining a match', declineMatch.body, { reason: null }, { reason: [0, 500] }],
  ['completing a match', completeMatch.body, { rating: 5, content: null }, { content: [0, 5000] }],
  ['handing in a review', updateExchange.body, review, { reviewText: [0, 5000] }],
  ['confirming a review', confirmReview.body, { reviewExchangeId: id, notes: null }, { notes: [0, 1000] }],
  ['analysing a review', analyzeReview.body, { content: 'Gut.' }, { content: [1, 5000] }],
  ['importing a review', importReview.body, imported, { content: [1, 5000], reviewerName: [1, 120] }],
  ['drafting a review', generateReview.body, draft, { notes: [0, 2000] }],
  ['noting an answer', saveReply.body, { text: 'Danke!', isAnswered: true }, { text: [0, 4000] }],
  ['asking the operators', openSupportRequest.body, asked, { subject: [3, 120], text: [10, 4000] }],
  ['writing on to the operators', replyToSupport.body, { id, text: 'Danke!' }, { text: [1, 4000] }],
  ['answering a member', answerSupport.body, { id, text: 'Gern!', seen: 1 }, { text: [1, 4000] }],
  ['reporting a partner', filePartnerReport.body, report, { text: [10, 2000] }],
  ['adding a platform', addUserPlatform.body, platform, { businessName: [2, 120], notes: [0, 1000] }],
  ['changing a platform', changeUserPlatform.body, platform, { businessName: [2, 120], notes: [0, 1000] }],
  ['telling a fault', reportClientError.body, fault, { module: [1, 60], version: [1, 80], message: [0, 1000] }],
  [
    'saving a profile',
    saveProfile.body,
    aProfile,
    {
      firstName: [2, 80],
      lastName: [2, 80],
      companyName: [2, 120],
      domain: [3, 253],
      description: [10, 2000],
      targetAudience: [3, 500],
      location: [3, 120],
    },
  ],
];

describe.each(texts)('%s', (_, schema, body, bounds) => {
  it('takes a whole request', () => {
    expect(isTaken(schema, body)).toBe(true);
  });

  it.each(Object.entries(bounds))('takes %s from its shortest to its longest, and not beyond', (field, [min, max]) => {
    const takes = (length: number) => isTaken(schema, { ...body, [field]: 'a'.repeat(length) });
    const odd = [min - 1, min, max, max + 1].filter((length) => length >= 0);
    expect(odd.map((length) => [length, takes(length)])).toEqual(
      odd.map((length) => [length, length >= min && length <= max]),
    );
  });

  it.each(Object.entries(bounds))('counts an emoji in %s as one character, and no blanks around it', (field, [min]) => {
    if (isNamed(field) || min === 0) return;
    expect(isTaken(schema, { ...body, [field]: `  ${'🥨'.repeat(min)} ` })).toBe(true);
    expect(isTaken(schema, { ...body, [field]: `  ${'🥨'.repeat(min - 1)} ` })).toBe(false);
  });

  it.each(Object.keys(bounds))('refuses in %s what no database stores', (field) => {
    const unstorable = fc.constantFrom('\u0000', '\u0007', '\u001b', '\u007f', '\ud800', '\udfff');
    fc.assert(
      fc.property(unstorable, fc.nat(12), (character, at) => {
        const text = `${'Brot und Kuchen'.slice(0, at)}${character}${'Brot und Kuchen'.slice(at)}`;
        expect(isTaken(schema, { ...body, [field]: text })).toBe(false);
      }),
      { numRuns: 20 },
    );
  });

  it.each(Object.keys(bounds))('takes nothing but text for %s', (field) => {
    for (const odd of [1, true, {}, ['a'.repeat(10)]]) expect(isTaken(schema, { ...body, [field]: odd })).toBe(false);
  });
});

/** What a query or a body takes of whole numbers, from the least to the most. */
it.each([
  ['stars of a review', updateExchange.body, review, 'reviewRating', 1, 5],
  ['stars of an import', importReview.body, imported, 'rating', 1, 5],
  ['stars of a match', completeMatch.body, { content: null }, 'rating', 1, 5],
  ['suggested partners', listPotentialMatches.query, {}, 'limit', 1, 50],
  ['kilometres around', listPotentialMatches.query, {}, 'radiusKm', 1, 1000],
  ['reviews', listReviews.query, {}, 'limit', 1, 1000],
  ['entries of a page', listReviewPages.query, {}, 'limit', 1, 100],
  ['rows of a page', listAdminUsers.query, {}, 'limit', 1, 100],
  ['pages', listAdminReports.query, {}, 'page', 1, 100_000],
] as const)('takes %s within their bounds, whole ones only', (_, schema, body, field, min, max) => {
  const takes = (value: number) => isTaken(schema, { ...body, [field]: value });
  expect([min, max].map(takes)).toEqual([true, true]);
  expect([min - 1, max + 1, min + 0.5, Number.NaN, Number.POSITIVE_INFINITY].some(takes)).toBe(false);
});

it.each([
  ['count', 0, 1000],
  ['totalMs', 0, 3_600_000],
])('takes the %s of loads within bounds', (field, min, max) => {
  const takes = (value: number) => isTaken(reportModuleLoads.body, { loads: [{ ...load, [field]: value }] });
  expect([min - 1, min, max, max + 1, 1.5].map(takes)).toEqual([false, true, true, false, false]);
});

it.each([
  [0, false],
  [1, true],
  [20, true],
  [21, false],
])('takes %s loads at once: %s', (length, isGood) => {
  expect(isTaken(reportModuleLoads.body, { loads: Array.from({ length }, () => load) })).toBe(isGood);
});

it.each([
  [{ matchId: id }, true],
  [{ exchangeId: id }, true],
  [{ matchId: id, exchangeId: id }, false],
  [{}, false],
])('takes a report about a match or an exchange, not both or neither: %j', (about, isGood) => {
  const { matchId: _, ...rest } = report;
  expect(isTaken(filePartnerReport.body, { ...rest, ...about })).toBe(isGood);
});

it.each([
  ['an unknown status', setUserStatus.body, { status: 'frozen', reason: null }],
  ['an unknown role', setUserRole.body, { adminRole: 'king' }],
  ['an id that is none', createMatch.body, { providerId: '1 or 1=1' }],
  ['a status that only the server sets', updateExchange.body, { ...review, status: 'confirmed' }],
  ['an unknown kind of mail', saveEmailPreference.body, { emailType: 'spam', enabled: true, frequency: 'daily' }],
  ['an unknown frequency', saveEmailPreference.body, { emailType: 'newsletter', enabled: true, frequency: 'hourly' }],
  ['a reopened report', closeReport.body, { status: 'pending', note: 'Noch einmal' }],
  ['a reason that only the analysis gives', filePartnerReport.body, { ...report, reason: 'suspicious_review' }],
  ['an unknown platform', addUserPlatform.body, { ...platform, platform: 'myspace' }],
  ['a draft for another purpose', generateReview.body, { ...draft, context: 'praise' }],
  ['a sixth language', saveProfile.body, { ...aProfile, languages: ['de', 'en', 'fr', 'es', 'it', 'de'] }],
  ['an address of a machine', addUserPlatform.body, { ...platform, profileUrl: 'http://127.0.0.1/' }],
  ['a review from before the web', importReview.body, { ...imported, reviewDate: '1989-12-31T23:59:59.000Z' }],
  ['a review from the next century', importReview.body, { ...imported, reviewDate: '2100-01-01T00:00:00.000Z' }],
  ['a day that is none', listAuditLog.query, { from: '2026-02-30' }],
  ['a year that is still being typed', listAuditLog.query, { to: '0202-10-01' }],
  ['a request about something unknown', openSupportRequest.body, { ...asked, topic: 'weather' }],
  ['a request in two lines', openSupportRequest.body, { ...asked, subject: 'Eine\nFrage' }],
  ['a request of which nothing can be seen', openSupportRequest.body, { ...asked, text: '\u200b'.repeat(12) }],
  ['an empty token', verifyMagicLink.body, { token: '' }],
  ['a short token', unsubscribe.params, { token: '123456789' }],
  ['an endless token', unsubscribe.params, { token: 'a'.repeat(201) }],
  ['an endless domain', analyzeWebsite.body, { domain: 'a'.repeat(301) }],
] as const)('refuses %s', (_, schema, body) => {
  expect(isTaken(schema, body)).toBe(false);
});

it('reads addresses without case and outer blanks, wherever somebody signs in or leaves', () => {
  for (const { body } of [requestMagicLink, deleteMyAccount, devBypass])
    expect(z.parse(body, { email: ' Anna@Cafe.DE ' })).toEqual({ email: 'anna@cafe.de' });
});

it('reads blank, missing and null notes alike', () => {
  for (const notes of ['', '   ', null, undefined])
    expect(z.parse(confirmReview.body, { reviewExchangeId: id, notes })).toEqual({ reviewExchangeId: id, notes: null });
});

it('reads numbers of an address as numbers', () => {
  expect(z.parse(listAdminUsers.query, { page: '2', limit: '50' })).toEqual({ page: 2, limit: 50 });
});

/** A name takes no emoji alone; a domain and a place take what can be seen. */
function isNamed(field: string): boolean {
  return /Name$/.test(field);
}

function isTaken(schema: Schema, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}
