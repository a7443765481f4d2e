import { defineModule } from '@rezenso/platform';

export default defineModule({
  name: 'mf-auth',
  version: __REZENSO_RELEASE__,
  pages: {
    invitation: () => import('./invitation/invitation.page.tsx'),
    landing: () => import('./landing/landing.page.tsx'),
    signIn: () => import('./sign-in/sign-in.page.tsx'),
    onboarding: () => import('./onboarding/onboarding.page.tsx'),
  },
  languages: { en: () => import('./languages/en.ts') },
});
