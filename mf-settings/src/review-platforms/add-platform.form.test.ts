import { addUserPlatform, changeUserPlatform } from '@rezenso/contract/user-platforms';
import { addablePlatformIds } from '@rezenso/contract/vocabulary';
import fc from 'fast-check';
import { type AddPlatformValues, addPlatformForm, editPlatformForm } from './add-platform.form.ts';

const valid: AddPlatformValues = { platform: 'google', businessName: 'AB', profileUrl: 'https://a.de', notes: '' };

it('accepts a platform with the shortest name', () => {
  expect(addPlatformForm().isValidSync(valid)).toBe(true);
});

it.each<[keyof AddPlatformValues, string, string]>([
  ['platform', '', 'Bitte wähle eine Plattform'],
  ['platform', 'kununu', 'Bitte wähle eine Plattform'],
  ['businessName', ' A ', 'Firmenname muss mindestens 2 Zeichen haben'],
  ['profileUrl', '', 'Bitte gib eine gültige URL ein'],
  ['profileUrl', 'keine url', 'Bitte gib eine gültige URL ein'],
  ['profileUrl', 'javascript:alert(1)', 'Bitte gib eine gültige URL ein'],
  ['profileUrl', 'https://maps.app.goo.gl/AbC12', 'Kurzlinks verraten nicht, wohin sie führen.'],
  ['notes', 'x'.repeat(1001), 'Bitte höchstens 1000 Zeichen'],
])('refuses %s = %j', (field, value, message) => {
  expect(() => addPlatformForm().validateSync({ ...valid, [field]: value })).toThrow(message);
});

it('takes kununu and jameda only where they are offered, for who is registered there', () => {
  expect(addPlatformForm(['google', 'kununu']).isValidSync({ ...valid, platform: 'kununu' })).toBe(true);
  expect(addPlatformForm(['google', 'kununu']).isValidSync({ ...valid, platform: 'jameda' })).toBe(false);
});

it('lets a correction leave the address out, as onboarding does', () => {
  expect(editPlatformForm.isValidSync({ ...valid, profileUrl: '' })).toBe(true);
  expect(editPlatformForm.isValidSync({ ...valid, profileUrl: 'keine url' })).toBe(false);
});

it('accepts nothing that the contract refuses', () => {
  const words = (max: number) =>
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.nat(3).map((more) => 'ä'.repeat(max - 1 + more)),
    );
  const values = fc.record({
    platform: fc.constantFrom(...addablePlatformIds),
    businessName: words(120),
    profileUrl: fc.oneof(fc.webUrl(), fc.string(), fc.constant(' https://g.page/r/CcrZkzK-OZIQEBM/review ')),
    notes: words(1000),
  });
  fc.assert(
    fc.property(values, (filled) => {
      if (!addPlatformForm().isValidSync(filled)) return;
      expect(addUserPlatform.body.parse(addPlatformForm().cast(filled))).toBeDefined();
      expect(changeUserPlatform.body.parse(editPlatformForm.cast(filled))).toBeDefined();
    }),
    { numRuns: 1000 },
  );
});
