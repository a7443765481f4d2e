import type { Translation } from '@rezenso/contract/language';
import type { LanguageId } from '@rezenso/contract/vocabulary';
import formats from '../text/formats.en.ts';
import type * as german from './factor-text.de.ts';

const { kilometresText, listOf, percentText } = formats;

const languageNames: Readonly<Record<LanguageId, string>> = {
  de: 'German',
  en: 'English',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
};

export default {
  industry: {
    noTrade: 'We do not know what you could do for each other: an exact line of business is missing.',
    nothing: 'As far as we know, there is little to connect your businesses so far.',
  },
  distance: {
    unknown: 'We do not know how far apart you are: a location is missing.',
    near: 'You are both based in the same area.',
    apart: (kilometres) => `You are about ${kilometresText(kilometres)} apart.`,
  },
  audience: {
    shared: (groups) => `You both serve ${listOf(groups)}.`,
    unsure: 'Your profiles do not say for certain whether you serve the same people and businesses.',
    unknown: 'We do not know enough about your target groups yet to compare them.',
    apart: 'Your target groups hardly overlap.',
  },
  reliabilityFacts: {
    onTime: (share) => `delivers ${percentText(share)} of reviews on time`,
    answers: (share) => `answers ${percentText(share)} of requests`,
    trust: (score) => `has a trust score of ${Math.round(score)}`,
    active: 'was active in the last few days',
  },
  reliability: {
    proven: (name, facts) => `${name} ${listOf(facts)}.`,
    isNew: (name) => `${name} is still new here; there is no experience from an exchange yet.`,
    couldBeBetter: (name) => `${name} has room for improvement when it comes to answers and deadlines.`,
  },
  platforms: {
    common: (names) => `You both have a profile on ${listOf(names)}.`,
    other: 'You both have a profile on another platform.',
    different: 'You use different platforms; each of you writes where the other has a profile.',
  },
  languages: {
    none: 'You have no language in common so far.',
    common: (ids) => `You both speak ${listOf(ids.map((id) => languageNames[id]))}.`,
  },
} satisfies Translation<typeof german>;
