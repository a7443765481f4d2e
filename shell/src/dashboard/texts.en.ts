import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

const nbsp = '\u00a0';

export default {
  texts: {
    incompleteTitle: 'Complete your profile',
    incompleteDescription: 'With a complete profile we can find suitable partners for you. Here we go…',
    failedTitle: 'Your profile could not be loaded',
    failedDescription:
      'That is why your level, trust score and account status are missing right now. Everything else keeps working.',
    floating: 'Find partners',
  },
  heroTexts: {
    page: 'Dashboard',
    greetings: { morning: 'Good morning', day: 'Good afternoon', evening: 'Good evening' },
    greeting: (greeting, firstName) => (firstName ? `${greeting}, ${firstName}!` : `${greeting}!`),
    noRating: 'No reviews yet',
    rating: (rating, reviews) => `${rating} out of 5 stars from ${reviews}`,
    reviews: (count, formatted) => (count === 1 ? '1 review' : `${formatted} reviews`),
  },
  statTexts: {
    title: 'Your figures',
    received: 'Reviews received',
    receivedHint: 'from partners and connected profiles',
    given: 'Reviews given',
    givenHint: 'for your partners',
    matches: 'Matches',
    matchesHint: 'since you started',
    average: 'Average',
    averageHint: 'How partners see you',
    noAverage: '–',
  },
  levelTexts: {
    title: 'Your level',
    progress: 'Progress to the next level',
    xp: (xp, target) => `${xp} / ${target}${nbsp}XP`,
    remaining: (xp, next) => `${xp}${nbsp}XP to reach ${next}`,
    highest: 'Highest level reached',
    ladder: 'All levels',
    earn: 'How to earn XP',
    actions: {
      submitted: 'Submit a review',
      onTime: 'On time and confirmed',
      received: 'Confirm receipt',
      platform: 'Add a new platform',
    },
    amount: (xp) => `+${xp}${nbsp}XP`,
    partnerRule: `You can earn XP with the same partner once every 90${nbsp}days. New partners get you ahead faster. Reviews count when they say something in your own words.`,
  },
  trustTexts: {
    title: 'Trust score',
    balance: 'Balance',
    labels: { excellent: 'Excellent', good: 'Good', average: 'Average' },
    rank: (percent) => `Top ${percent}%`,
    none: 'No trust score yet',
    howToGetOne:
      'You get one as soon as a partner confirms your first review: start an exchange and submit your review on time.',
    noneAction: 'Find partners',
    milestones: 'Milestones',
    exchanged: '30 reviews exchanged',
    verified: 'Profile verified',
    verifiedHow:
      'You are verified when your email address belongs to your website, as info@your-business.com does to your-business.com.',
    verifiedAction: 'Check the website in your profile',
    active: 'Active for 7 days',
    done: 'Reached',
    open: 'Not yet',
    of: (value, target) => `${value}/${target}`,
  },
  accountTexts: {
    title: 'Account status',
    plan: 'Plan',
    free: 'Free',
    pro: 'Pro',
    remaining: 'Matches left',
    unlimited: 'Unlimited',
    remainingOf: (left, all) => `${left} of ${all}`,
    verification: 'Verification',
    verified: 'Verified',
    unverified: 'Not verified yet',
    upgrade: 'Upgrade to Pro',
    manage: 'Manage subscription',
  },
  quickTexts: {
    title: 'Quick access',
    matches: 'Find partners',
    exchanges: 'Submit a review',
    reviews: 'Reviews',
    settings: 'Profile',
  },
  callTexts: {
    title: 'Ready for your next exchange?',
    description:
      'Give and you will gain: get to know a business that suits you, and review each other honestly and fairly.',
    action: 'Discover matches',
  },
} satisfies Translation<typeof german>;
