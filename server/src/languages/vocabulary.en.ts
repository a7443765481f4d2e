import type { Translation } from '@rezenso/contract/language';
import { type IndustryLabel, industryLabel, type Level } from '@rezenso/contract/vocabulary';
import { platformsInSentences } from '@rezenso/engines/coordination';
import type * as german from './vocabulary.de.ts';

const names: Readonly<Record<IndustryLabel, string>> = {
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

const levels: Readonly<Record<Level, string>> = {
  Bronze: 'Bronze',
  Silber: 'Silver',
  Gold: 'Gold',
  Platin: 'Platinum',
  Diamant: 'Diamond',
};

export default {
  industry: (stored) => industries.get(industryLabel(stored)) ?? stored,
  level: (stored) => levels[stored],
  platforms: { ...platformsInSentences, other: 'another platform' },
  reportReasons: {
    fake_review: 'Fake or invented review',
    rating_demanded: 'Demanded a particular number of stars',
    not_delivered: 'Does not keep to the agreement',
    harassment: 'Insults or harassment',
    spam: 'Advertising or spam',
    other: 'Something else',
    suspicious_review: 'Suspicious review',
    page_insult: 'Insults or exposes somebody',
    page_false: 'False or misleading statements',
    page_personal_data: 'Private data of somebody',
    page_rights: 'Somebody else’s name, brand or text',
    page_illegal: 'Forbidden or dangerous content',
  },
  formerPartner: 'Former partner',
  aFormerPartner: 'a former partner',
} satisfies Translation<typeof german>;
