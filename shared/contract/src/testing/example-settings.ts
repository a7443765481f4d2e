import { at, done, platform, preference, publicPage, subscription } from './example-records.ts';

const examplePasskey = {
  id: '00000000-0000-4000-8000-0000000000f1',
  name: 'Safari auf dem iPhone',
  addedAt: at,
  lastUsedAt: null,
};

const accountReview = {
  state: 'open',
  openedAt: at,
  appeal: null,
  appealedAt: null,
  decision: null,
  decidedAt: null,
  mayAppeal: true,
} as const;

const consent = {
  id: '2',
  kind: 'email',
  about: 'newsletter',
  isGiven: true,
  version: '0123456789abcdef',
  means: 'page',
  isByColleague: false,
  person: null,
  at,
} as const;

/** One answer of each of the calls of the settings: platforms, the public page, e-mails, the plan and what is kept of a member. */
export const exampleSettings = {
  listUserPlatforms: [platform],
  addUserPlatform: { ...platform, xpGranted: 20 },
  changeUserPlatform: platform,
  removeUserPlatform: done,
  disconnectOauth: platform,
  syncUserPlatform: { ...platform, syncStatus: 'syncing' },
  getPublicPage: publicPage,
  savePublicPage: publicPage,
  getCustomerVisits: {
    days: [{ day: '2026-03-01', visits: 3, clicks: 1 }],
    platforms: [{ platform: 'google', clicks: 1 }],
  },
  downloadPrintSheet: '%PDF-1.3',
  getEmailAddress: {
    email: 'anna@cafe-anna.example',
    change: { newEmail: 'hallo@cafe-anna.example', isOldConfirmed: true, isNewConfirmed: false, expiresAt: at },
  },
  requestEmailChange: done,
  cancelEmailChange: done,
  describeEmailChange: { side: 'new', newEmail: 'hallo@cafe-anna.example', companyName: 'Café Anna' },
  confirmEmailChange: { newEmail: 'hallo@cafe-anna.example', waitsFor: 'old' },
  getAccountReview: { review: accountReview },
  appealAccountReview: {
    review: { ...accountReview, appeal: 'Wir sind drei Betriebe in einem Haus.', appealedAt: at, mayAppeal: false },
  },
  listPasskeys: { passkeys: [examplePasskey], recoveryCodesLeft: 10 },
  askNewPasskey: { options: { challenge: 'aGFsbG8', rp: { id: 'localhost', name: 'Rezenso' } } },
  addPasskey: { passkey: examplePasskey, recoveryCodes: ['abcd-efgh-jkmn-pqrs-tuvw-xyz2'] },
  removePasskey: done,
  renamePasskey: { ...examplePasskey, givenName: 'Handy von Anna' },
  askPasskeySignIn: { options: { challenge: 'aGFsbG8', rpId: 'localhost' } },
  signInWithPasskey: { redirectTo: '/' },
  getReauthentication: { hasPasskey: true, takesCode: true },
  sendSignInCode: done,
  reauthenticate: done,
  askProof: { options: { challenge: 'aGFsbG8', rpId: 'localhost' } },
  proveSession: done,
  proveWithCode: { left: 9 },
  renewRecoveryCodes: { recoveryCodes: ['abcd-efgh-jkmn-pqrs-tuvw-xyz2'] },
  listEmailPreferences: [preference],
  listAllEmailPreferences: [preference, { ...preference, emailType: 'messages' }],
  saveAnyEmailPreference: { ...preference, emailType: 'messages' },
  saveEmailPreference: preference,
  describeUnsubscribe: { emailTypes: ['newsletter', 'marketing'] },
  unsubscribe: done,
  getSubscription: subscription,
  createSubscription: { clientSecret: 'seti_1_secret_2' },
  listInvoices: [
    {
      id: 'in_1',
      number: 'RZ-0001',
      createdAt: at,
      amountCents: 2_900,
      state: 'paid',
      pdfUrl: 'https://pay.example/in_1.pdf',
    },
  ],
  openBillingPortal: { url: 'https://billing.example/session' },
  refreshSubscription: subscription,
  cancelSubscription: { ...subscription, cancelsAtPeriodEnd: true },
  resumeSubscription: subscription,
  receiveStripeEvent: done,
  listConsents: {
    standing: [consent],
    history: [
      consent,
      { ...consent, id: '1', kind: 'push', about: 'Chrome auf Windows', isGiven: false, means: 'system' },
    ],
    hasMore: false,
  },
  exportMyData: {
    format: 'rezenso-export',
    version: 1,
    exportedAt: at,
    note: 'Alles über dich.',
    account: { email: 'anna@cafe-anna.example' },
    data: { reviews: [{ content: 'Gut.' }], xp: [] },
  },
  deleteMyAccount: done,
};
