import { requestMagicLink } from '@rezenso/contract/auth';
import fc from 'fast-check';
import { signInForm } from './sign-in.form.ts';

it('accepts exactly the addresses that the contract accepts', () => {
  fc.assert(
    fc.property(address, (email) => {
      expect([email, signInForm.isValidSync({ email })]).toEqual([email, acceptedByContract(email)]);
    }),
    { numRuns: 2000 },
  );
});

const letters = fc.string({ unit: fc.constantFrom(..."aZ9._+-' @ü"), maxLength: 12 });
const host = fc.string({ unit: fc.constantFrom(...'aZ9.-_ ü'), maxLength: 14 });
const address = fc.oneof(
  fc.emailAddress(),
  fc.string(),
  fc.tuple(letters, host).map(([name, domain]) => `${name}@${domain}`),
  fc.tuple(letters, host).map(([name, domain]) => ` ${name}@${domain}.de `),
  fc.nat(400).map((length) => `${'a'.repeat(length)}@firma.de`),
);

const acceptedByContract = (email: string) => requestMagicLink.body.safeParse({ email }).success;
