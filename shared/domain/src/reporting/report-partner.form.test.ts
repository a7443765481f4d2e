import { filePartnerReport, reportReasons } from '@rezenso/contract/reports';
import { reportPartnerForm } from './report-partner.form.ts';

const exchangeId = '00000000-0000-4000-8000-0000000000a1';
const tooShort = 'Bitte beschreibe in mindestens 10 Zeichen, was passiert ist';

it.each([
  ...reportReasons.map((reason) => [reason, 'Verlangt fünf Sterne.'] as const),
  ['other', '0123456789'],
  ['other', '🥨'.repeat(2000)],
] as const)('takes what the contract takes: %s', (reason, text) => {
  expect(reportPartnerForm.isValidSync({ reason, text })).toBe(true);
  expect(filePartnerReport.body.safeParse({ exchangeId, reason, text }).success).toBe(true);
});

it.each([
  ['012345678', tooShort],
  ['  01234567  ', tooShort],
  ['🥨'.repeat(9), tooShort],
  ['', tooShort],
  ['🥨'.repeat(2001), 'Bitte höchstens 2000 Zeichen'],
  ['Verlangt\u0000 fünf Sterne', 'Der Text enthält unzulässige Zeichen'],
])('says what is wrong with a text that the contract refuses: %j', (text, message) => {
  expect(() => reportPartnerForm.validateSync({ reason: 'spam', text })).toThrow(message);
  expect(filePartnerReport.body.safeParse({ exchangeId, reason: 'spam', text }).success).toBe(false);
});

it('knows no reason that only the analysis gives', () => {
  const values = { reason: 'suspicious_review', text: 'Verlangt fünf Sterne.' };
  expect(() => reportPartnerForm.validateSync(values)).toThrow('Bitte wähle einen Grund');
});
