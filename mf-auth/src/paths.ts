/** Where this module's pages and their neighbours live. */
export const homePath = '/';
export const signInPath = '/magic-link';
/** Starts a sign-in by plain browser navigation. */
export const loginAddress = '/api/login';
/** Signs out by plain browser navigation. */
export const logoutAddress = '/api/logout';
/** Query parameter of the link in the sign-in mail. */
export const tokenParameter = 'token';
/** Names the onboarding step in the address, so that the back button goes one step back. */
export const stepParameter = 'schritt';
export const subscribePath = '/subscribe';
/** Parts of the landing page that its bar leads to. */
export const featuresId = 'features';
export const stepsId = 'so-funktionierts';
export const pricingId = 'preise';
/** Pages of the server, outside of the application: links to them are plain ones, which load a document. */
export const sitePages = {
  api: '/api/docs',
  about: '/ueber-uns',
  blog: '/blog',
  careers: '/karriere',
  help: '/hilfe',
  contact: '/kontakt',
  status: '/status',
  privacy: '/datenschutz',
  terms: '/agb',
  imprint: '/impressum',
};
