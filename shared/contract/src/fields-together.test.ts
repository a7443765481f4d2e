import * as z from 'zod/mini';
import { aProfile } from '../testing/a-profile.ts';
import { setReportedPage } from './admin-reports.ts';
import { proposeAppointment } from './appointments.ts';
import { savePartnerWishes } from './partner-wishes.ts';
import { saveProfile } from './profile.ts';
import { filePartnerReport } from './reports.ts';

const id = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';
const [one, other] = ['2031-03-04T13:00:00.000Z', '2031-03-05T13:00:00.000Z'];
const proposal = { minutes: 60, place: 'Werkstatt', note: null };
const report = { reason: 'harassment', text: 'Der Ton war nicht in Ordnung.' };
const page = { text: 'Bitte nimm den Satz heraus.' };
const wishes = { industries: [], radiusKm: null, platforms: [], languages: [] };

// The list in docs/security-lists.md is held complete by a test of the server.
describe('fields that must fit each other', () => {
  it.each([
    [
      'POST appointments',
      proposeAppointment.body,
      { ...proposal, times: [one, other] },
      { ...proposal, times: [one, one] },
    ],
    [
      'the same in other words',
      proposeAppointment.body,
      { ...proposal, times: [one] },
      { ...proposal, times: [one, '2031-03-04T13:00:00Z'] },
    ],
    [
      'a report of a match',
      filePartnerReport.body,
      { ...report, matchId: id },
      { ...report, matchId: id, exchangeId: id },
    ],
    ['a report of an exchange', filePartnerReport.body, { ...report, exchangeId: id }, report],
    [
      'a report of a message',
      filePartnerReport.body,
      { ...report, matchId: id, messageId: id },
      { ...report, exchangeId: id, messageId: id },
    ],
    [
      'a page hidden',
      setReportedPage.body,
      { ...page, isHidden: true, reason: 'page_insult' },
      { ...page, isHidden: true, reason: null },
    ],
    [
      'a page shown',
      setReportedPage.body,
      { ...page, isHidden: false, reason: null },
      { ...page, isHidden: false, reason: 'page_insult' },
    ],
    [
      'industries',
      savePartnerWishes.body,
      { ...wishes, languages: ['de', 'en'] },
      { ...wishes, languages: ['de', 'de'] },
    ],
    [
      'platforms',
      savePartnerWishes.body,
      { ...wishes, platforms: ['google'] },
      { ...wishes, platforms: ['google', 'google'] },
    ],
    [
      'specialties',
      saveProfile.body,
      { ...aProfile, specialties: ['dogs', 'organic'] },
      { ...aProfile, specialties: ['dogs', 'dogs'] },
    ],
  ])('are taken when they do, and refused when not: %s', (_, body, fitting, unfitting) => {
    expect([fitting, unfitting].map((given) => z.safeParse(body, given).success)).toEqual([true, false]);
  });
});
