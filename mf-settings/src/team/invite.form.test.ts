import { invitePerson } from '@rezenso/contract/team';
import fc from 'fast-check';
import { inviteForm } from './invite.form.ts';

it('accepts nothing that the contract refuses', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.emailAddress()), (email) => {
      if (!inviteForm.isValidSync({ email })) return;
      expect(invitePerson.body.parse(inviteForm.cast({ email }))).toBeDefined();
    }),
    { numRuns: 500 },
  );
});
