/** Addresses of the pages that need no application. Modules may have none of them (`reservedAddresses` of @rezenso/releases). */
export const sitePaths = {
  imprint: '/impressum',
  privacy: '/datenschutz',
  terms: '/agb',
  about: '/ueber-uns',
  blog: '/blog',
  careers: '/karriere',
  help: '/hilfe',
  contact: '/kontakt',
  status: '/status',
} as const;
