import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

const nbsp = '\u00a0';

export default {
  wishTexts: {
    locale: 'en-GB',
    bar: 'Filter and sort suggestions',
    lookFor: 'What are you looking for?',
    missing: 'This business is not among your suggestions right now.',
    filters: (count) => (count > 0 ? `Filters (${count})` : 'Filters'),
    labels: {
      industry: 'Industry',
      radiusKm: 'Distance',
      platform: 'Platform',
      language: 'Language',
      order: 'Order',
    },
    orders: { fit: 'Best first', distance: 'Nearest first', rating: 'Best rated first' },
    anyIndustry: 'All industries',
    anywhere: 'Any distance',
    within: (km) => `Up to ${km} km`,
    anyPlatform: 'All platforms',
    anyLanguage: 'All languages',
    found: (count) => (count === 1 ? 'One suggestion' : `${count} suggestions`),
    more: (count) => `More suggestions (${count})`,
    nobodyWished: 'Right now, nobody matches everything you are looking for. Here are those who come closest.',
    nobodyNear: (km) =>
      `There is nobody near you yet whom we could suggest.${km === null ? '' : ` The nearest of these businesses is about ${km}\u00a0km away.`}`,
    nobodyTitle: 'Nobody matches these filters',
    nobodyDescription: 'Remove a filter or search within a larger distance.',
    reset: 'Reset filters',
  },
  partnerTexts: {
    near: `near${nbsp}you`,
    wished: 'Fits what you are looking for',
    hasPriority: 'Pro',
    away: (km) => `about${nbsp}${km}${nbsp}km`,
    details: 'More',
    detailsOf: (partner) => `More about ${partner}`,
    fold: 'Less',
    foldOf: (partner) => `Less about ${partner}`,
    about: (partner) => `About ${partner}`,
    itself: 'How the business introduces itself',
    languages: 'Languages',
  },
} satisfies Translation<typeof german>;
