import { closeReport } from '@rezenso/contract/admin';
import { closeReportForm, decisions } from './close-report.form.ts';

it.each([
  ...decisions.map((status) => [status, 'Belegt'] as const),
  ['resolved', 'Ja.'],
  ['dismissed', '🥨'.repeat(1000)],
] as const)('takes what the contract takes: %s', (status, note) => {
  expect(closeReportForm.isValidSync({ outcome: status, text: note })).toBe(true);
  expect(closeReport.body.safeParse({ status, note }).success).toBe(true);
});

it.each([
  ['Ja', 'Bitte begründe die Entscheidung kurz'],
  ['   ', 'Bitte begründe die Entscheidung kurz'],
  ['🥨🥨', 'Bitte begründe die Entscheidung kurz'],
  ['🥨'.repeat(1001), 'Bitte höchstens 1.000 Zeichen'],
  ['Belegt\u0000', 'Der Text enthält unzulässige Zeichen'],
])('says what is wrong with a note that the contract refuses: %j', (note, message) => {
  expect(() => closeReportForm.validateSync({ outcome: 'resolved', text: note })).toThrow(message);
  expect(closeReport.body.safeParse({ status: 'resolved', note }).success).toBe(false);
});
