import { deleteMyAccount } from '@rezenso/contract/privacy';
import fc from 'fast-check';
import { deleteAccountForm } from './delete-account.form.ts';

it.each(['', '   ', 'x'.repeat(255)])('refuses %j', (email) => {
  expect(() => deleteAccountForm.validateSync({ email })).toThrow('Bitte gib deine E-Mail-Adresse ein');
});

it('accepts nothing that the contract refuses', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.emailAddress()), (email) => {
      if (!deleteAccountForm.isValidSync({ email })) return;
      expect(deleteMyAccount.body.parse(deleteAccountForm.cast({ email }))).toBeDefined();
    }),
    { numRuns: 500 },
  );
});
