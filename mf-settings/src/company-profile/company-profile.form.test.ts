import { profileChanges } from '@rezenso/contract/profile';
import { specialtyIds } from '@rezenso/contract/specialties';
import { industryIds, languageIds, platformIds } from '@rezenso/contract/vocabulary';
import fc from 'fast-check';
import { type CompanyProfileValues, changesOf, companyProfileForm } from './company-profile.form.ts';

const valid: CompanyProfileValues = {
  companyName: 'AB',
  industry: 'gastronomie',
  trade: '',
  specialties: [],
  website: '',
  description: '0123456789',
  languages: ['de'],
  registeredPlatforms: ['google'],
  firstName: 'Jo',
  lastName: 'Li',
  domain: 'a.b',
  targetAudience: 'Jede',
  location: 'Ulm',
};

it('accepts the shortest allowed profile', () => {
  expect(companyProfileForm.isValidSync(valid)).toBe(true);
});

it.each<[keyof CompanyProfileValues, unknown, string]>([
  ['companyName', ' A ', 'Firmenname muss mindestens 2 Zeichen haben'],
  ['companyName', '', 'Firmenname muss mindestens 2 Zeichen haben'],
  ['companyName', 'x'.repeat(121), 'Bitte höchstens 120 Zeichen'],
  ['industry', '', 'Bitte wähle eine Branche'],
  ['industry', 'raumfahrt', 'Bitte wähle eine Branche'],
  ['website', 'meine-firma.de', 'Bitte gib eine gültige URL ein'],
  ['website', `https://a.de/${'x'.repeat(2000)}`, 'Bitte gib eine gültige URL ein'],
  ['description', '012345678', 'Beschreibung muss mindestens 10 Zeichen haben'],
  ['description', 'Zehn Zeichen\u0000', 'Der Text enthält unzulässige Zeichen'],
  ['firstName', 'A', 'Vorname muss mindestens 2 Zeichen haben'],
  ['lastName', ' ', 'Nachname muss mindestens 2 Zeichen haben'],
  ['domain', 'ab', 'Domain ist erforderlich (z.B. meine-firma.de)'],
  ['targetAudience', '', 'Zielgruppe ist erforderlich'],
  ['location', 'U', 'Standort/PLZ ist erforderlich'],
  ['languages', [], 'Bitte wähle mindestens eine Sprache'],
  ['registeredPlatforms', [], 'Bitte wähle mindestens eine Plattform'],
])('refuses %s = %j', (field, value, message) => {
  expect(() => companyProfileForm.validateSync({ ...valid, [field]: value })).toThrow(message);
});

it('sends the six fields of the specification always, and the others when they changed', () => {
  const { companyName, industry, website, description, languages, registeredPlatforms } = valid;
  const six = { companyName, industry, website, description, languages, registeredPlatforms };
  expect(changesOf(valid, valid)).toEqual(six);
  expect(changesOf({ ...valid, domain: ' c.de ', location: 'Bonn' }, valid)).toEqual({
    ...six,
    domain: 'c.de',
    location: 'Bonn',
  });
  expect(changesOf({ ...valid, trade: 'shop/bakery' }, valid)).toEqual({ ...six, trade: 'shop/bakery' });
  expect(changesOf(valid, { ...valid, trade: 'shop/bakery' })).toEqual({ ...six, trade: null });
  expect(changesOf({ ...valid, specialties: ['repairs'] }, valid)).toEqual({ ...six, specialties: ['repairs'] });
  expect(changesOf(valid, { ...valid, specialties: ['repairs'] })).toEqual({ ...six, specialties: [] });
});

it('accepts nothing that the contract refuses', () => {
  fc.assert(
    fc.property(anything, (values) => {
      if (!companyProfileForm.isValidSync(values)) return;
      expect(profileChanges.parse(changesOf(values, valid))).toBeDefined();
    }),
    { numRuns: 1000 },
  );
});

const text = (min: number, max: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength: min, maxLength: min + 30 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: min, maxLength: min + 6 }) },
    { weight: 1, arbitrary: fc.nat(3).map((more) => 'ä'.repeat(max - 1 + more)) },
    { weight: 1, arbitrary: fc.string({ minLength: min }).map((words) => ` ${words}\n`) },
  );
const anything: fc.Arbitrary<CompanyProfileValues> = fc.record({
  companyName: text(2, 120),
  industry: fc.constantFrom(...industryIds),
  specialties: fc.array(fc.constantFrom(...specialtyIds), { maxLength: 17 }),
  trade: fc.oneof(fc.constantFrom('', 'shop/bakery'), text(0, 60)),
  website: fc.oneof(fc.webUrl(), fc.constant(''), fc.string(), fc.constant(' https://a.de ')),
  description: text(10, 2000),
  languages: fc.subarray([...languageIds]),
  registeredPlatforms: fc.subarray([...platformIds]),
  firstName: text(2, 80),
  lastName: text(2, 80),
  domain: text(3, 253),
  targetAudience: text(3, 500),
  location: text(3, 120),
});
