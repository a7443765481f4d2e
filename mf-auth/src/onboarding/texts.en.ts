import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  onboardingTexts: {
    title: 'Create your profile',
    description: 'Four short steps, then we will find suitable partners for you.',
    steps: ['About you', 'Your business', 'Languages and platforms', 'Set up platforms'],
    stepName: (step, count, title) => `Step ${step} of ${count}: ${title}`,
    back: 'Back',
    next: 'Continue',
    submit: 'Create profile',
    loadFailedTitle: 'Your profile could not be loaded',
    doneTitle: 'Welcome to Rezenso!',
    doneDescription: 'Your profile is ready. Have a look at your suggestions straight away.',
    partialTitle: 'Not all platforms were added',
    partialDescription: (count) =>
      `${count} ${count === 1 ? 'platform' : 'platforms'} could not be added. You can add ${count === 1 ? 'it' : 'them'} in the settings.`,
    expiredTitle: 'Session expired',
    expiredDescription: 'Your session has expired. Please sign in again. What you entered is kept.',
    failedTitle: 'Your profile was not created',
    failedDescription: 'The profile could not be created. Please try again or contact support.',
    invalidTitle: 'Please check your entries',
    invalidDescription: 'Please fill in all required fields before you continue.',
    setupInvalidTitle: 'Platform setup is incomplete',
    setupInvalidDescription: 'Please check the details of your platforms.',
  },
  personTexts: {
    intro: 'We read your website and use it to fill in as much as possible for you.',
    email: 'Signed in as',
    firstName: 'First name',
    lastName: 'Last name',
    domain: 'Website',
    domainHint: 'For example my-company.com. No website yet? Enter the address where people can find you.',
  },
  analysisTexts: {
    running: (domain) => `Reading ${domain}`,
    runningDescription:
      'We are looking at the home page, legal notice and contact page. This usually takes only a few seconds.',
    runningSlow: (step) =>
      `This is taking longer than usual${step ? `, currently at “${step}”` : ''}. You can wait, or fill in the details yourself.`,
    steps: {
      resolving: 'Opening website',
      fetching: 'Loading more pages',
      reading: 'Reading texts',
      classifying: 'Putting details together',
    },
    stepDone: 'done',
    skip: 'Continue by hand',
    byHandTitle: 'You can do without it',
    byHand: {
      unreachable: 'Check the address and try again, or simply fill in the details yourself.',
      unreadable:
        'The address is not the problem, so another try will not help here. Simply fill in the details yourself.',
      empty: 'If the address is right, simply fill in the details yourself.',
    },
    failureTitles: {
      unreachable: 'Domain cannot be reached',
      unreadable: 'Website cannot be read',
      empty: 'Nothing to read',
    },
    unreachable: 'This domain does not exist or cannot be reached right now. Please check the spelling.',
    doneTitle: 'Website read',
    doneDescription: 'Please check quickly that everything is right.',
    again: 'Read website again',
    againFailedTitle: 'Analysis failed',
    againFailedDescription: 'Please fill in the details by hand.',
    domainRequiredTitle: 'Domain required',
    domainRequiredDescription: 'Please enter your website in step 1 first.',
    industryGuessTitle: 'Please choose your industry yourself',
    industryGuess: (industry, percent) => `Our suggestion: ${industry} (${percent} certain).`,
    industryUnknown: 'We could not tell your industry from the website.',
  },
  businessTexts: {
    companyName: 'Company name',
    description: 'Description',
    descriptionHint: 'What do you offer, and what makes you special?',
    descriptionUnsaid: 'Your website had no sentence about it that stands on its own. What do you offer?',
    targetAudience: 'Target group',
    targetAudienceHint: 'For example: families and students from Freiburg',
    targetAudienceUnsaid:
      'Your website does not say it clearly, and we would rather not guess. For example: families and students from Freiburg',
  },
  presenceTexts: {
    languagesHint: 'In which languages do you write and read reviews?',
    platformsHint: 'Where do you already have a profile?',
  },
  setupTexts: {
    intro: 'This is how your partners find you. You can also add the link later.',
    businessName: 'Name on the platform',
    profileUrl: 'Link to the profile (optional)',
    notes: 'Notes (optional)',
    notesHint: 'For example, what partners should pay attention to.',
    instruction: 'How to find your profile link',
    help: 'Open the platform’s help pages',
    required: 'Platform setup is required',
  },
  setupGuides: {
    google: {
      steps: [
        'Open your Google Business Profile.',
        'Choose “Reviews” and then “Get more reviews”.',
        'Copy the link shown.',
      ],
      helpUrl: 'https://support.google.com/business/answer/3474122?hl=en',
    },
    trustpilot: {
      steps: ['Search for your company on trustpilot.com.', 'Copy the address of your company page.'],
      helpUrl: 'https://support.trustpilot.com/hc/en-us',
    },
    proven_expert: {
      steps: ['Sign in to ProvenExpert.', 'Open your public profile and copy the address.'],
      helpUrl: 'https://www.provenexpert.com/de-de/hilfe/',
    },
    facebook: {
      steps: [
        'Open your Facebook page.',
        'Check in the settings that recommendations are allowed.',
        'Copy the address of the page.',
      ],
      helpUrl: 'https://www.facebook.com/help/548274415377576',
    },
    yelp: {
      steps: ['Search for your business on yelp.com.', 'Copy the address of your entry.'],
      helpUrl: 'https://www.yelp-support.com/?l=en_US',
    },
    kununu: {
      steps: [
        'Search for your company on kununu.com and copy the address of your profile.',
        'Only employees and applicants write on kununu. That is why we do not suggest it for exchanges.',
      ],
      helpUrl: 'https://support.kununu.com/hc/de',
    },
    jameda: {
      steps: [
        'Search for your practice on jameda.de and copy the address of your profile.',
        'Only patients write on jameda. That is why we do not suggest it for exchanges.',
      ],
      helpUrl: 'https://hilfe.jameda.de',
    },
    other: { steps: ['Open your profile on the platform.', 'Copy the address from your browser.'] },
  },
} satisfies Translation<typeof german>;
