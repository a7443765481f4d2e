import { defineModule } from '@rezenso/platform';

export default defineModule({
  name: 'mf-admin',
  version: __REZENSO_RELEASE__,
  pages: {
    admin: () => import('./admin/admin.page.tsx'),
  },
  languages: { en: () => import('./languages/en.ts') },
});
