import type { Translation } from '@rezenso/contract/language';
import type { IndustryLabel } from '@rezenso/contract/vocabulary';
import { englishSpecialties } from './specialty-names.en.ts';
import type * as german from './texts.de.ts';

const names: Record<IndustryLabel, string> = {
  Gastronomie: 'Food & hospitality',
  'Fitness & Gesundheit': 'Fitness & health',
  'IT & Software': 'IT & software',
  Einzelhandel: 'Retail',
  Dienstleistungen: 'Services',
  Handwerk: 'Skilled trades',
  Beratung: 'Consulting',
  'E-Commerce': 'E-commerce',
  Marketing: 'Marketing',
  Immobilien: 'Property',
  Automotive: 'Automotive',
  Bildung: 'Education',
  Finanzen: 'Finance',
  'Reise & Tourismus': 'Travel & tourism',
  Sonstiges: 'Other',
};
const industries: ReadonlyMap<string, string> = new Map(Object.entries(names));

export default {
  locationTexts: {
    label: 'Location or postcode',
    example: 'For example 79098 Freiburg',
    found: (place) => `Found: ${place}`,
    roughly: (place) => `Found: ${place}. With a postcode, distances become more accurate.`,
    several: 'Several places share this name. Is it one of these? If not, please add your postcode.',
    choices: 'Did you mean…',
    unknown: 'We do not know this place and cannot show distances. It will work with a postcode.',
  },
  fieldTexts: {
    industry: 'Industry',
    industryPlaceholder: 'Choose an industry',
    industryName: (label) => industries.get(label) ?? label,
    trade: 'Type of business (optional)',
    usualIndustries: (names) => `Usual for this kind of business: ${names.join(', ')}`,
    tradeHint: 'The more precise you are, the better your suggestions will fit.',
    noTrade: 'Not specified',
    languages: 'Languages',
    languageNames: { de: 'German', en: 'English', fr: 'French', es: 'Spanish', it: 'Italian' },
    platforms: 'Platforms',
  },
  specialtyTexts: {
    label: 'Special features',
    hint: 'What sets you apart. We use it to find what you have in common with others.',
    choose: 'Show the choices',
    more: 'Show more',
    fewer: 'Show fewer',
    full: (most) =>
      `That makes ${most}, and there is no room for more. Take one out if you would like to choose another.`,
    names: englishSpecialties,
  },
  ruleTexts: {
    firstName: 'First name must have at least 2 characters',
    lastName: 'Last name must have at least 2 characters',
    companyName: 'Company name must have at least 2 characters',
    industry: 'Please choose an industry',
    description: 'Description must have at least 10 characters',
    languages: 'Please choose at least one language',
    platforms: 'Please choose at least one platform',
    domain: 'Domain is required (e.g. my-company.com)',
    targetAudience: 'Target group is required',
    specialties: 'There is no room for more than 15 special features',
    location: 'Location/postcode is required',
  },
} satisfies Translation<typeof german>;
