import { savePublicPage } from '@rezenso/contract/public-page';
import fc from 'fast-check';
import { publicPageForm } from './public-page.form.ts';

const valid = { name: 'cafe-anna', isPublished: true, isFindable: false, asksCustomers: true };

it.each(['', 'ab', 'Café', 'a--b', '-abc', 'abc-', 'a b c', 'x'.repeat(61)])('refuses the name %j', (name) => {
  expect(() => publicPageForm.validateSync({ ...valid, name })).toThrow(/^Bitte nimm 3 bis 60 Zeichen/);
});

it('takes a name as people type it', () => {
  expect(publicPageForm.cast({ ...valid, name: ' Cafe-Anna ' }).name).toBe('cafe-anna');
});

it('accepts nothing that the contract refuses', () => {
  const names = fc.oneof(fc.string({ maxLength: 70 }), fc.stringMatching(/^[a-zA-Z0-9-]{0,64}$/));
  fc.assert(
    fc.property(names, fc.boolean(), (name, isOn) => {
      const values = { name, isPublished: isOn, isFindable: isOn, asksCustomers: !isOn };
      if (!publicPageForm.isValidSync(values)) return;
      expect(savePublicPage.body.parse(publicPageForm.cast(values))).toEqual(publicPageForm.cast(values));
    }),
    { numRuns: 1_000 },
  );
});
