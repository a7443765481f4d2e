import * as z from 'zod/mini';
import { aProfile } from '../testing/a-profile.ts';
import { companyProfile, onboardingProfile, saveProfile } from './profile.ts';
import { knownSpecialties, mostSpecialties, specialtyIds } from './specialties.ts';

describe.each([
  ['onboarding', onboardingProfile],
  ['the settings', companyProfile],
  ['the call', saveProfile.body],
] as const)('what a business has beside its kind, as %s sends it', (_, schema) => {
  const saved = (change: object) => z.safeParse(schema, { ...aProfile, website: '', ...change });

  it.each([[[]], [['weddings', 'children']], [specialtyIds.slice(0, mostSpecialties)]])('may be %j', (specialties) => {
    expect(saved({ specialties })).toMatchObject({ success: true, data: { specialties } });
  });

  it('stays as it is where a form does not know it', () => {
    expect(saved({}).data).not.toHaveProperty('specialties');
  });

  it.each([
    [['weddings', 'children', 'weddings'], 'Bitte jedes nur einmal'],
    [specialtyIds.slice(0, mostSpecialties + 1), 'Mehr als 15 Besonderheiten passen nicht'],
  ])('is not %j', (specialties, message) => {
    const { error } = saved({ specialties });
    expect(error?.issues).toMatchObject([{ path: ['specialties'], message }]);
  });

  it.each([null, 'weddings', [7], ['zaubern'], ['toString']])('is not %j', (specialties) => {
    expect(saved({ specialties }).success).toBe(false);
  });
});

it('is read as far as this build knows it, in the order in which it is shown', () => {
  expect(knownSpecialties(['job_bikes', 'zaubern', 'children', 'toString'])).toEqual(['children', 'job_bikes']);
  expect(knownSpecialties(undefined)).toEqual([]);
});
