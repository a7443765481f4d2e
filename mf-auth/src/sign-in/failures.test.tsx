import { requestMagicLink } from '@rezenso/contract/auth';
import { saveProfile } from '@rezenso/contract/profile';
import { describeFailures, renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen } from '@testing-library/react';
import { create, filledProfile, openOnboarding } from '../testing/onboarding.tsx';
import SignInPage from './sign-in.page.tsx';

beforeEach(() => localStorage.clear());

describeFailures([
  {
    name: 'asking for a link',
    endpoint: requestMagicLink,
    attempt: async (failure) => {
      const page = renderWithPlatform(<SignInPage />, { route: '/magic-link', session: null, answers: [failure] });
      await paste(page.user, screen.getByLabelText(/E-Mail-Adresse/), 'anna@sommer.example');
      await page.user.click(screen.getByRole('button', { name: 'Anmeldelink senden' }));
      return page;
    },
    sentence: 'Es ist ein Fehler aufgetreten. Bitte versuche es nochmal.',
  },
  {
    name: 'creating the profile',
    endpoint: saveProfile,
    attempt: async (failure) => {
      const page = await openOnboarding({ profile: filledProfile, step: 4, answers: [failure] });
      await page.user.click(create());
      expect(await screen.findByText('Profil-Erstellung fehlgeschlagen')).toBeVisible();
      return page;
    },
    sentence: 'Profil konnte nicht erstellt werden. Bitte versuche es erneut oder kontaktiere den Support.',
    reloadBy: 'shell',
  },
]);
