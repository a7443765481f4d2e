import { answerDispute, disputeReview } from '@rezenso/contract/disputes';
import { answerForm, disputeForm } from './dispute.form.ts';

const reason = 'never_posted';

it.each([
  ['Das stimmt so nicht.', ''],
  [' Das stimmt so nicht. ', 'https://maps.example.de/r'],
  ['a'.repeat(2000), ''],
  ['🥨'.repeat(2000), ''],
])('takes what the contract takes: %#', (text, link) => {
  expect(disputeForm.isValidSync({ reason, text, link })).toBe(true);
  expect(disputeReview.body.safeParse({ reason, text, link }).success).toBe(true);
  expect(answerForm.isValidSync({ text, link })).toBe(true);
  expect(answerDispute.body.safeParse({ text, link }).success).toBe(true);
});

it.each([
  ['Nein', '', 'Bitte beschreibe es in mindestens 10 Zeichen'],
  ['          ', '', 'Bitte beschreibe es in mindestens 10 Zeichen'],
  ['🥨'.repeat(2001), '', 'Bitte höchstens 2000 Zeichen'],
  ['Das stimmt so nicht.\u0000', '', 'Der Text enthält unzulässige Zeichen'],
  ['Das stimmt so nicht.', 'javascript:alert(1)', 'Bitte gib eine gültige URL ein'],
  ['Das stimmt so nicht.', `https://maps.example.de/${'a'.repeat(2000)}`, 'Bitte gib eine gültige URL ein'],
])('says what is wrong with what the contract refuses: %#', (text, link, message) => {
  expect(() => answerForm.validateSync({ text, link })).toThrow(message);
  expect(answerDispute.body.safeParse({ text, link }).success).toBe(false);
});
