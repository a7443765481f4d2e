import type { Translation } from '@rezenso/contract/language';
import { freeMatches } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

export default {
  perMonth: 'per month',
  planTexts: {
    free: { name: 'Free', description: 'For getting to know us and for the occasional exchange.' },
    pro: { name: 'Pro', description: 'For everyone who exchanges regularly. Cancel at any time.' },
  },
  featureTexts: {
    'some-exchanges': `${freeMatches} review exchanges`,
    matching: 'AI matching',
    'basic-analytics': 'Basic analytics',
    'fraud-detection': 'Fraud detection',
    'unlimited-exchanges': 'Unlimited review exchanges',
    'priority-matching': 'Priority matching',
    'extended-analytics': 'Extended analytics',
    'multi-language': 'Multi-language support',
    'priority-support': 'Priority support',
  },
} satisfies Translation<typeof german>;
