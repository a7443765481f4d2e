import { setUserStatus } from '@rezenso/contract/admin';
import { changeStatusForm } from './change-status.form.ts';

it('wants the reason of a ban, which the member reads, and of nothing else', () => {
  expect(() => changeStatusForm.validateSync({ status: 'banned', reason: ' ' })).toThrow('Bitte nenne den Grund');
  expect(changeStatusForm.isValidSync({ status: 'active', reason: '' })).toBe(true);
});

it.each([' Grund ', 'a'.repeat(500), '🥨'.repeat(500)])('takes a reason that the contract takes: %j', (reason) => {
  expect(changeStatusForm.isValidSync({ status: 'banned', reason })).toBe(true);
  expect(setUserStatus.body.safeParse({ status: 'banned', reason }).success).toBe(true);
});

it.each([
  ['a'.repeat(501), 'Bitte höchstens 500 Zeichen'],
  ['🥨'.repeat(501), 'Bitte höchstens 500 Zeichen'],
  ['Grund\u0000', 'Der Text enthält unzulässige Zeichen'],
])('refuses a reason that the contract refuses: %j', (reason, message) => {
  expect(() => changeStatusForm.validateSync({ status: 'banned', reason })).toThrow(message);
  expect(setUserStatus.body.safeParse({ status: 'banned', reason }).success).toBe(false);
});

it('asks for a status', () => {
  expect(() => changeStatusForm.validateSync({ status: '', reason: '' })).toThrow('Bitte wähle einen Status');
});
