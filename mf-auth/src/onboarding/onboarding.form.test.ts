import { analyzeWebsite } from '@rezenso/contract/analysis';
import { onboardingProfile } from '@rezenso/contract/profile';
import { specialtyIds } from '@rezenso/contract/specialties';
import { addUserPlatform } from '@rezenso/contract/user-platforms';
import { industryIds, languageIds, type PlatformId, platformIds } from '@rezenso/contract/vocabulary';
import fc from 'fast-check';
import {
  errorsOf,
  firstStepWithError,
  type OnboardingValues,
  onboardingForm,
  type PlatformSetup,
} from './onboarding.form.ts';
import { newPlatform } from './platform-entries.ts';

const setup = { businessName: 'Bäckerei Sommer', profileUrl: '', notes: '' };
const valid: OnboardingValues = {
  firstName: 'Jo',
  lastName: 'Li',
  domain: 'a.b',
  companyName: 'AB',
  industry: 'gastronomie',
  trade: '',
  description: '0123456789',
  specialties: [],
  targetAudience: 'Wir',
  location: 'Ulm',
  languages: ['de'],
  registeredPlatforms: ['google'],
  platforms: { google: setup },
};

it('accepts the shortest allowed profile', () => {
  expect(errorsOf(valid)).toEqual({});
});

it.each<[keyof OnboardingValues, unknown, string]>([
  ['firstName', 'J', 'Vorname muss mindestens 2 Zeichen haben'],
  ['lastName', ' L ', 'Nachname muss mindestens 2 Zeichen haben'],
  ['companyName', 'A', 'Firmenname muss mindestens 2 Zeichen haben'],
  ['industry', '', 'Bitte wähle eine Branche'],
  ['industry', 'raumfahrt', 'Bitte wähle eine Branche'],
  ['domain', 'ab', 'Domain ist erforderlich (z.B. meine-firma.de)'],
  ['description', '012345678', 'Beschreibung muss mindestens 10 Zeichen haben'],
  ['targetAudience', 'Du', 'Zielgruppe ist erforderlich'],
  ['location', 'Au', 'Standort/PLZ ist erforderlich'],
  ['languages', [], 'Bitte wähle mindestens eine Sprache'],
  ['registeredPlatforms', [], 'Bitte wähle mindestens eine Plattform'],
  ['domain', '😀😀', 'Domain ist erforderlich (z.B. meine-firma.de)'],
  ['firstName', '', 'Vorname muss mindestens 2 Zeichen haben'],
  ['firstName', 'x'.repeat(81), 'Bitte höchstens 80 Zeichen'],
  ['description', 'Zehn Zeichen\u0000', 'Der Text enthält unzulässige Zeichen'],
])('refuses %s = %j', (field, value, message) => {
  expect(errorsOf({ ...valid, [field]: value })).toMatchObject({ [field]: message });
});

it.each([
  [{ ...setup, businessName: ' A ' }, { businessName: 'Firmenname muss mindestens 2 Zeichen haben' }],
  [{ ...setup, profileUrl: 'keine url' }, { profileUrl: 'Bitte gib eine gültige URL ein' }],
  [{ ...setup, profileUrl: 'javascript:alert(1)' }, { profileUrl: 'Bitte gib eine gültige URL ein' }],
  [{ ...setup, profileUrl: `https://a.de/${'x'.repeat(2000)}` }, { profileUrl: 'Bitte gib eine gültige URL ein' }],
  [
    { ...setup, profileUrl: 'https://g.page/sommer' },
    {
      profileUrl:
        'Kurzlinks verraten nicht, wohin sie führen. Öffne den Link und kopiere die Adresse, die dann im Browser steht.',
    },
  ],
  [{ ...setup, notes: 'x'.repeat(1001) }, { notes: 'Bitte höchstens 1000 Zeichen' }],
  [undefined, 'Platform-Setup ist erforderlich'],
])('refuses the setup %j', (google, error) => {
  const values = { ...valid, platforms: google ? { google } : {} };
  expect(errorsOf(values)).toEqual({ platforms: { google: error } });
  expect(firstStepWithError(errorsOf(values))).toBe(4);
});

it('names the first step that holds an error', () => {
  expect(firstStepWithError({})).toBeUndefined();
  expect(firstStepWithError({ platforms: {}, languages: '', location: '' })).toBe(2);
  expect(firstStepWithError(errorsOf({ ...valid, languages: [], domain: '' }))).toBe(1);
});

it('accepts nothing that the contract refuses', () => {
  let accepted = 0;
  fc.assert(
    fc.property(anything, (values) => {
      if (!onboardingForm.isValidSync(values)) return;
      accepted += 1;
      const { platforms, ...profile } = values;
      expect(onboardingProfile.parse(profile)).toBeDefined();
      expect(analyzeWebsite.body.parse({ domain: profile.domain })).toBeDefined();
      for (const [platform, entry] of Object.entries(platforms) as [PlatformId, PlatformSetup][])
        expect(addUserPlatform.body.parse(newPlatform(platform, entry))).toBeDefined();
    }),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(50);
});

const text = (min: number, max: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength: min, maxLength: min + 30 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: min, maxLength: min + 6 }) },
    { weight: 1, arbitrary: fc.nat(3).map((more) => 'ä'.repeat(max - 1 + more)) },
    { weight: 1, arbitrary: fc.string({ minLength: min }).map((words) => ` ${words}\n`) },
  );
/** Names as people write them, so that enough is accepted to be compared, and any other text. */
const parts = fc.constantFrom(
  'Müller',
  'Söhne',
  'L’Oréal',
  '&',
  'mobile.de',
  'GmbH',
  'Dr.',
  'Öztürk-Weiß',
  'Ταβέρνα',
  'Café 24',
);
const named = (min: number, max: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.array(parts, { minLength: 1, maxLength: 5 }).map((words) => words.join(' ')) },
    { weight: 1, arbitrary: text(min, max) },
  );
const address = fc.oneof(
  fc.webUrl(),
  fc.constant(''),
  fc.string(),
  fc.constant(' https://g.page/r/CcrZkzK-OZIQEBM/review '),
);
const entry = fc.record({ businessName: named(2, 120), profileUrl: address, notes: text(0, 1000) });
const anything: fc.Arbitrary<OnboardingValues> = fc
  .record({
    firstName: named(2, 80),
    lastName: named(2, 80),
    domain: text(3, 253),
    companyName: named(2, 120),
    industry: fc.constantFrom(...industryIds),
    trade: fc.oneof(fc.constantFrom('', 'shop/bakery'), text(0, 60)),
    specialties: fc.array(fc.constantFrom(...specialtyIds), { maxLength: 17 }),
    description: text(10, 2000),
    targetAudience: text(3, 500),
    location: text(3, 120),
    languages: fc.subarray([...languageIds], { minLength: 1 }),
    registeredPlatforms: fc.subarray([...platformIds], { minLength: 1, maxLength: 2 }),
  })
  .chain((profile) =>
    fc
      .tuple(...profile.registeredPlatforms.map((platform: PlatformId) => fc.tuple(fc.constant(platform), entry)))
      .map((entries) => ({ ...profile, platforms: Object.fromEntries(entries) })),
  );
