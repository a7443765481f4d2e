import { openSupportRequest } from '@rezenso/contract/support';
import { newRequestForm, replyForm } from './new-request.form.ts';

const id = '00000000-0000-4000-8000-000000000001';
const good = { topic: 'plan', subject: 'Rechnung', text: 'Wo finde ich sie?' };

it.each([{}, { subject: 'a'.repeat(120) }, { text: '🥨'.repeat(4000) }])(
  'takes what the contract takes: %j',
  (over) => {
    expect(newRequestForm.isValidSync({ ...good, ...over })).toBe(true);
    expect(openSupportRequest.body.safeParse({ ...good, ...over, id }).success).toBe(true);
  },
);

it.each([
  { topic: '' },
  { topic: 'weather' },
  { subject: 'Ja' },
  { subject: 'In\nzwei Zeilen' },
  { subject: 'a'.repeat(121) },
  { text: 'zu kurz' },
  { text: 'a'.repeat(4001) },
])('refuses what the contract refuses: %j', (over) => {
  expect(newRequestForm.isValidSync({ ...good, ...over })).toBe(false);
  expect(openSupportRequest.body.safeParse({ ...good, ...over, id }).success).toBe(false);
});

it('asks for something to send', () => {
  expect(() => replyForm.validateSync({ text: '  ' })).toThrow('Bitte schreib erst etwas');
});
