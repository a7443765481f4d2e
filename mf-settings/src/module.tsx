import { defineModule } from '@rezenso/platform';

export default defineModule({
  name: 'mf-settings',
  version: __REZENSO_RELEASE__,
  pages: {
    emailChange: () => import('./email-address/email-change.page.tsx'),
    settings: () => import('./settings/settings.page.tsx'),
    subscribe: () => import('./subscribe/subscribe.page.tsx'),
    support: () => import('./support/support.page.tsx'),
    supportRequest: () => import('./support/request.page.tsx'),
    unsubscribe: () => import('./unsubscribe/unsubscribe.page.tsx'),
  },
  languages: { en: () => import('./languages/en.ts') },
});
