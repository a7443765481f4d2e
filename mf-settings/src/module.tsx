import { defineModule } from '@rezenso/platform';

export default defineModule({
  name: 'mf-settings',
  version: __REZENSO_RELEASE__,
  pages: {
    settings: () => import('./settings/settings.page.tsx'),
    subscribe: () => import('./subscribe/subscribe.page.tsx'),
    unsubscribe: () => import('./unsubscribe/unsubscribe.page.tsx'),
  },
});
