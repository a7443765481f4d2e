import { onboardingProfile } from '@rezenso/contract/profile';
import { mostSpecialties, specialtyIds } from '@rezenso/contract/specialties';
import { industryIds, languageIds, platformIds } from '@rezenso/contract/vocabulary';
import { type AnyObject, object, ValidationError } from 'yup';
import { companyRules } from './company-rules.form.ts';
import { locatingRules, personRules } from './profile-rules.form.ts';

const form = object({ ...personRules, ...companyRules, ...locatingRules });
const shortest = {
  firstName: 'Jo',
  lastName: 'Li',
  companyName: 'AB',
  industry: 'gastronomie',
  description: '0123456789',
  specialties: [],
  languages: ['de'],
  registeredPlatforms: ['google'],
  domain: 'a.b',
  targetAudience: 'Wir',
  location: 'Ulm',
};
const longest = {
  ...shortest,
  firstName: 'a'.repeat(80),
  lastName: 'b'.repeat(80),
  companyName: 'c'.repeat(120),
  description: 'd'.repeat(2000),
  specialties: specialtyIds.slice(0, mostSpecialties),
  languages: [...languageIds],
  registeredPlatforms: [...platformIds],
  domain: `${'e'.repeat(250)}.de`,
  targetAudience: 'f'.repeat(500),
  location: 'g'.repeat(120),
};

it.each([
  ['shortest', shortest],
  ['longest', longest],
  ...industryIds.map((industry) => [industry, { ...shortest, industry }] as const),
] as const)('takes what the contract takes: %s', (_, values) => {
  expect(faultsOf(values)).toEqual({});
  expect(onboardingProfile.safeParse(values).success).toBe(true);
});

it('takes a domain without what was pasted along with it', () => {
  const values = { ...shortest, domain: '\u00a0www.\u200bfirma\u00ad.de\ufeff' };
  expect(form.validateSync(values).domain).toBe('www.firma.de');
  expect(onboardingProfile.parse(values).domain).toBe('www.firma.de');
});

it.each([
  ['firstName', 'J', 'Vorname muss mindestens 2 Zeichen haben'],
  ['firstName', 'mobile.de', /^Bitte gib nur den Namen an/],
  ['lastName', ' L ', 'Nachname muss mindestens 2 Zeichen haben'],
  ['lastName', 'b'.repeat(81), 'Bitte höchstens 80 Zeichen'],
  ['companyName', 'A', 'Firmenname muss mindestens 2 Zeichen haben'],
  ['companyName', 'c'.repeat(121), 'Bitte höchstens 120 Zeichen'],
  ['companyName', 'www.gewinn.example', /^Bitte gib nur den Namen an/],
  ['industry', 'raumfahrt', 'Bitte wähle eine Branche'],
  ['industry', '', 'Bitte wähle eine Branche'],
  ['description', '012345678', 'Beschreibung muss mindestens 10 Zeichen haben'],
  ['description', 'd'.repeat(2001), 'Bitte höchstens 2000 Zeichen'],
  ['specialties', specialtyIds.slice(0, mostSpecialties + 1), 'Mehr als 15 Besonderheiten passen nicht'],
  ['languages', [], 'Bitte wähle mindestens eine Sprache'],
  ['registeredPlatforms', [], 'Bitte wähle mindestens eine Plattform'],
  ['domain', 'ab', 'Domain ist erforderlich (z.B. meine-firma.de)'],
  ['targetAudience', '  ', 'Zielgruppe ist erforderlich'],
  ['targetAudience', 'f'.repeat(501), 'Bitte höchstens 500 Zeichen'],
  ['location', 'Ul', 'Standort/PLZ ist erforderlich'],
  ['location', 'Ulm\nDonau', 'Der Text enthält unzulässige Zeichen'],
] as const)('says what is wrong with %s %j, as the contract does', (field, value, message) => {
  const values = { ...shortest, [field]: value };
  const faults = faultsOf(values);
  expect(Object.keys(faults)).toEqual([field]);
  expect(faults[field]).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  expect(onboardingProfile.safeParse(values).success).toBe(false);
});

it.each([
  ['specialties', ['weddings', 'zaubern']],
  ['languages', ['de', 'tlh']],
  ['registeredPlatforms', ['google', 'myspace']],
])('refuses in %s what nobody can choose', (field, value) => {
  expect(Object.keys(faultsOf({ ...shortest, [field]: value }))[0]).toMatch(new RegExp(`^${field}\\[1\\]`));
});

it('hands the texts on without the blanks around them', () => {
  expect(form.cast({ ...shortest, companyName: ' AB ', location: ' Ulm ' })).toMatchObject({
    companyName: 'AB',
    location: 'Ulm',
  });
});

it('reads first and last name together before it calls a name ours', () => {
  expect(faultsOf({ ...shortest, firstName: 'Rezenso', lastName: 'Support' })).toHaveProperty('lastName');
  expect(faultsOf({ ...shortest, firstName: 'Re', lastName: 'Zenso' })).toEqual({
    lastName: expect.stringContaining('So heißen nur wir selbst'),
  });
});

/** First fault of each field, by its path. */
function faultsOf(values: AnyObject): Record<string, string> {
  try {
    form.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
  }
}
