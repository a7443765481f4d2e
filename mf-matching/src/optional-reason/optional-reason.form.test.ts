import { declineMatch } from '@rezenso/contract/matches';
import { optionalReasonForm } from './optional-reason.form.ts';

it.each(['', ' Zu weit weg ', 'a'.repeat(500), '🥨'.repeat(500)])(
  'takes a reason that the contract takes',
  (reason) => {
    expect(optionalReasonForm.isValidSync({ reason })).toBe(true);
    expect(declineMatch.body.safeParse({ reason }).success).toBe(true);
  },
);

it.each([
  ['a'.repeat(501), 'Bitte höchstens 500 Zeichen'],
  ['🥨'.repeat(501), 'Bitte höchstens 500 Zeichen'],
  ['Zu weit\u0000', 'Der Text enthält unzulässige Zeichen'],
])('says what is wrong with a reason that the contract refuses', (reason, message) => {
  expect(() => optionalReasonForm.validateSync({ reason })).toThrow(message);
  expect(declineMatch.body.safeParse({ reason }).success).toBe(false);
});
