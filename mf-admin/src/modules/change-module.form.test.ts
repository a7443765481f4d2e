import { changeAdminModule } from '@rezenso/contract/admin';
import { changeModuleForm } from './change-module.form.ts';

const parses = (reason: string) => changeAdminModule.body.safeParse({ action: 'pause', version: null, reason }).success;

it.each(['Weg damit', ' abc ', 'a'.repeat(500), '🥨'.repeat(500)])(
  'takes a reason that the contract takes: %j',
  (reason) => {
    expect(changeModuleForm.isValidSync({ reason })).toBe(true);
    expect(parses(reason)).toBe(true);
  },
);

it.each([
  ['', 'Bitte begründe das kurz'],
  [' ab ', 'Bitte begründe das kurz'],
  ['a'.repeat(501), 'Bitte höchstens 500 Zeichen'],
  ['Grund\u0000', 'Der Text enthält unzulässige Zeichen'],
])('refuses a reason that the contract refuses: %j', (reason, message) => {
  expect(() => changeModuleForm.validateSync({ reason })).toThrow(message);
  expect(parses(reason)).toBe(false);
});
