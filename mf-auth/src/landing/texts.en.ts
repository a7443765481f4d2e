import type { Translation } from '@rezenso/contract/language';
import { unconfirmedReviewDays } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

const nbsp = '\u00a0';

export default {
  barTexts: {
    home: 'Rezenso, to the home page',
    navigation: 'Main navigation',
    features: 'Features',
    pricing: 'Pricing',
    byEmail: 'Simply by email',
    signIn: 'Sign in',
    start: 'Start for free',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
  },
  heroTexts: {
    beta: 'Now in beta – try it for free',
    title: 'Honest reviews, fairly exchanged',
    lead: 'Rezenso brings together businesses that review each other authentically: on Google, Trustpilot and other platforms. Give and you will gain.',
    start: 'Create your profile now',
    how: 'How it works',
    promises: ['No password', 'No credit card', 'Delete at any time'],
  },
  pictureTexts: {
    label:
      'A look at the Rezenso dashboard with sample data: figures of the business, a suggested partner with a match score of 94 per cent, level and trust score.',
    links: ['Dashboard', 'Matches', 'Reviews'],
    owner: 'Bäckerei Sommer',
    greeting: 'Good morning, Anna!',
    reviews: '34 reviews',
    received: 'Reviews received',
    receivedHint: 'confirmed by partners',
    given: 'Reviews given',
    givenHint: 'for your partners',
    matches: 'Matches',
    matchesHint: 'since you started',
    average: 'Average',
    averageHint: 'out of 5 stars',
    suggestion: 'Suggested partner',
    partner: 'Buchhandlung Lindner',
    trade: 'Retail · Freiburg',
    score: 'Match score',
    reasonTitle: 'AI recommendation',
    reason:
      'You are 600 metres apart and both appeal to families in the neighbourhood. On Google and Trustpilot you complement each other well.',
    propose: 'Suggest a match',
    level: 'Your level',
    levelName: 'Gold',
    xp: `340 / 500${nbsp}XP`,
    progress: 'Progress to the next level',
    trust: 'Trust score',
    trustLabel: 'Excellent',
    latest: 'New review',
    latestText: '“The bread is wonderful, just allow plenty of time on Saturdays.”',
    confirmed: 'Confirmed',
  },
  platformsLine: 'For your profile on',
  featureTexts: {
    title: 'Everything a fair exchange needs',
    description: 'You look after your business. Rezenso finds suitable partners and keeps the balance.',
    matching: {
      title: 'AI-powered matching',
      text: 'Suggestions by industry, place and target group, with a match score and reasons that you can read.',
    },
    fraud: {
      title: 'AI fraud detection',
      text: 'Fake reviews and boilerplate stand out. Anything suspicious is flagged, with the reason.',
    },
    balance: {
      title: 'Fair balance',
      text: 'Both sides write the same amount. The plan shows you beforehand who writes where and by when.',
    },
    platforms: {
      title: 'Several platforms',
      text: 'Google, Trustpilot, ProvenExpert, Facebook, Yelp and more: you decide where you become more visible.',
    },
    analytics: {
      title: 'Detailed analytics',
      text: 'Reviews, trust score and progress at a glance. So you can see what is changing.',
    },
    gamification: {
      title: 'Gamification',
      text: 'Levels, badges and a weekly leaderboard turn good intentions into a habit.',
    },
  },
  stepTexts: {
    title: 'How it works',
    description: 'Four steps from signing up to your first review.',
    steps: [
      { title: 'Create your profile', text: 'Sign in by email. We read your website and fill in most of it for you.' },
      { title: 'Find matches', text: 'See partners who suit you and send them a request with a single click.' },
      {
        title: 'Exchange reviews',
        text: 'Get to know each other and review each other: honestly, fairly and with a fixed deadline.',
      },
      { title: 'Grow and move up', text: 'Collect XP, reach higher levels and raise your trust score.' },
    ],
  },
  honestyTexts: {
    title: 'Honest or not at all',
    points: [
      'Reviews are based on real experiences. Suggested texts are made from your own notes.',
      'Stars change neither XP nor trust score. So honest criticism costs nobody anything.',
      `Every exchange has two sides: you confirm what has arrived. Without an answer it counts as confirmed after ${unconfirmedReviewDays}${nbsp}days.`,
    ],
  },
  pricingTexts: {
    title: 'A price you understand straight away',
    description: 'Start for free and switch only when you want to exchange more.',
    popular: 'Popular',
    startFree: 'Get started for free',
    startPro: 'Get started with Pro',
  },
  callTexts: {
    title: 'Ready for your first exchange?',
    description: 'An email address is enough. We fill in the rest together.',
    action: 'Start now for free',
  },
  footerTexts: {
    claim: 'Give and you will gain: fair reviews among businesses.',
    product: { title: 'Product', features: 'Features', pricing: 'Pricing', api: 'API' },
    company: { title: 'Company', about: 'About us', blog: 'Blog', careers: 'Careers' },
    support: { title: 'Support', help: 'Help centre', contact: 'Contact', status: 'Status' },
    copyright: '© 2024 Rezenso. All rights reserved.',
  },
} satisfies Translation<typeof german>;
