import type { WebsiteAnalysis } from '@rezenso/contract/analysis';
import { mostSpecialties, specialtyIds } from '@rezenso/contract/specialties';
import { anAnalysis, filledProfile, newProfile } from '../testing/onboarding.tsx';
import { analysisProposal, type Proposal, unwritten } from './analysis-proposal.ts';
import { initialValuesOf } from './initial-values.ts';
import type { OnboardingValues } from './onboarding.form.ts';
import { hasPlatformEntries, newPlatform, withPlatformEntries } from './platform-entries.ts';

const google = { businessName: 'Am Markt', profileUrl: 'https://maps.google.com/?cid=1', notes: '' };

describe('what a website proposes for the fields of step 2', () => {
  it('is what was found there, in the words of the form', () => {
    expect(analysisProposal(anAnalysis)).toEqual({
      companyName: 'Bäckerei Sommer GmbH',
      industry: 'gastronomie',
      trade: 'shop/bakery',
      description: 'Handwerksbäckerei mit Café in Freiburg.',
      targetAudience: 'Familien und Studierende',
      specialties: ['children', 'own_production'],
      location: '79098 Freiburg',
    });
  });

  it('names no industry where the person has to choose it, and still the kind of business', () => {
    const unsure = analysisProposal(found({ industryConfidence: 0.2 }));
    expect(unsure).not.toHaveProperty('industry');
    expect(unsure).toHaveProperty('trade', 'shop/bakery');
  });

  it.each<[string, Partial<OnboardingValues>, Proposal, Proposal]>([
    ['fills in what is empty', {}, {}, { companyName: 'Neu', location: 'Ulm' }],
    ['leaves what the person wrote', { companyName: 'Selbst' }, {}, { location: 'Ulm' }],
    [
      'replaces what it proposed itself',
      { companyName: 'Alt' },
      { companyName: 'Alt' },
      { companyName: 'Neu', location: 'Ulm' },
    ],
    ['leaves a proposal that the person changed', { companyName: 'Alt!' }, { companyName: 'Alt' }, { location: 'Ulm' }],
  ])('%s', (_, written, before, filled) => {
    const current = { ...initialValuesOf(newProfile, {}), ...written };
    expect(unwritten(current, { companyName: 'Neu', location: 'Ulm', description: '' }, before)).toEqual(filled);
  });

  it('leaves what the person chose of the rest, and proposes anew what it proposed itself', () => {
    const current = initialValuesOf(filledProfile, { specialties: ['weddings'] });
    const proposal = analysisProposal(found({ specialties: ['children', 'zaubern'] }));
    expect(proposal).toHaveProperty('specialties', ['children']);
    expect(unwritten(current, proposal, {})).not.toHaveProperty('specialties');
    expect(unwritten(current, proposal, { specialties: ['weddings'] })).toHaveProperty('specialties', ['children']);
    expect(unwritten(current, { specialties: [] }, { specialties: ['weddings'] })).toEqual({});
  });

  it('never empties a field for want of a proposal', () => {
    const current = initialValuesOf(filledProfile, {});
    expect(unwritten(current, { location: '' }, { location: current.location })).toEqual({});
  });
});

describe('the entries of the chosen platforms', () => {
  it('are named after the company, kept where they exist, and gone for what is not chosen any more', () => {
    const values = valuesWith({ google, facebook: google });
    expect(withPlatformEntries(values)).toEqual({
      google,
      trustpilot: { businessName: 'Bäckerei Sommer', profileUrl: '', notes: '' },
    });
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'google'],
    ['a list', []],
    ['a part missing', { businessName: 'A', profileUrl: '' }],
    ['a part that is no text', { businessName: 'A', profileUrl: '', notes: 7 }],
  ])('start anew where a tampered draft holds %s', (_, entry) => {
    const values = valuesWith({ google: entry, trustpilot: google });
    expect(hasPlatformEntries(values)).toBe(false);
    expect(withPlatformEntries(values).google).toEqual({ businessName: 'Bäckerei Sommer', profileUrl: '', notes: '' });
  });

  it('are complete with one for each chosen platform and none besides', () => {
    const both = { google, trustpilot: google };
    expect(hasPlatformEntries(valuesWith(both))).toBe(true);
    expect(hasPlatformEntries(valuesWith({ google }))).toBe(false);
    expect(hasPlatformEntries(valuesWith({ ...both, facebook: google }))).toBe(false);
    expect(hasPlatformEntries({ ...valuesWith({}), registeredPlatforms: [] })).toBe(true);
  });

  it('send nothing for what is blank', () => {
    expect(newPlatform('google', { businessName: 'A', profileUrl: '  ', notes: '\n' })).toEqual({
      platform: 'google',
      businessName: 'A',
      profileUrl: null,
      notes: null,
    });
    expect(newPlatform('google', { ...google, notes: ' gern ' })).toMatchObject({
      profileUrl: google.profileUrl,
      notes: 'gern',
    });
  });
});

describe('a kept draft', () => {
  it('goes before the profile, also where the person emptied a field', () => {
    const values = initialValuesOf(filledProfile, { firstName: '', location: 'Ulm', platforms: { google } });
    expect(values).toMatchObject({
      firstName: '',
      location: 'Ulm',
      companyName: 'Bäckerei Sommer',
      platforms: { google },
    });
  });

  it('may have chosen no platform at all', () => {
    expect(initialValuesOf(filledProfile, { registeredPlatforms: [] }).registeredPlatforms).toEqual([]);
  });

  it('chooses of what a business has beside its kind no more than a profile holds, and nothing unknown', () => {
    const { specialties } = initialValuesOf(filledProfile, { specialties: [...specialtyIds, 'zaubern' as never] });
    expect(specialties).toEqual(specialtyIds.slice(0, mostSpecialties));
    expect(initialValuesOf({ ...filledProfile, specialties: ['repairs'] }, {}).specialties).toEqual(['repairs']);
  });

  it('takes no field of its prototype for one of the form', () => {
    const draft = { constructor: 'x', toString: 'y' } as Partial<OnboardingValues>;
    expect(Object.keys(initialValuesOf(newProfile, draft)).toSorted()).toEqual(
      Object.keys(initialValuesOf(newProfile, {})).toSorted(),
    );
  });
});

function found(over: Partial<WebsiteAnalysis>): WebsiteAnalysis {
  return { ...anAnalysis, ...over };
}

function valuesWith(platforms: object): OnboardingValues {
  return { ...initialValuesOf(filledProfile, {}), platforms };
}
