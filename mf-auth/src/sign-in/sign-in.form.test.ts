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

it.each([
  ['a zero-width space', 'anna@\u200bcafe-anna.de'],
  ['a space that does not break', '\u00a0anna@cafe-anna.de\u00a0'],
  ['a soft hyphen', 'anna@cafe\u00ad-anna.de'],
])('takes out %s that was pasted with an address', (_, email) => {
  expect(signInForm.validateSync({ email })).toEqual({ email: 'anna@cafe-anna.de' });
  expect(requestMagicLink.body.parse({ email })).toEqual({ email: 'anna@cafe-anna.de' });
});

const letters = fc.string({ unit: fc.constantFrom(..."aZ9._+-' @ü"), maxLength: 12 });
const host = fc.string({ unit: fc.constantFrom(...'aZ9.-_ ü'), maxLength: 14 });
const unseen = fc.constantFrom('', '\u200b', '\u00a0', '\u00ad', '\ufeff');
const address = fc.oneof(
  fc.emailAddress(),
  fc.string(),
  fc.tuple(letters, host).map(([name, domain]) => `${name}@${domain}`),
  fc.tuple(letters, host).map(([name, domain]) => ` ${name}@${domain}.de `),
  fc.tuple(unseen, letters, unseen, host).map((parts) => `${parts.slice(0, 2).join('')}${parts[2]}@${parts[3]}.de`),
  fc.nat(400).map((length) => `${'a'.repeat(length)}@firma.de`),
);

const acceptedByContract = (email: string) => requestMagicLink.body.safeParse({ email }).success;
