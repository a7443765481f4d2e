/** A profile as onboarding sends it. */
export const aProfile = {
  firstName: 'Anna',
  lastName: 'Berger',
  companyName: 'Café Anna',
  industry: 'Gastronomie',
  domain: 'cafe-anna.de',
  description: 'Kuchen aus eigener Backstube',
  targetAudience: 'Familien',
  location: '79098 Freiburg',
  languages: ['de'],
  registeredPlatforms: ['google'],
};
