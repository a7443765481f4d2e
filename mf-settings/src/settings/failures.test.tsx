import {
  describeUnsubscribe,
  listEmailPreferences,
  saveEmailPreference,
  unsubscribe,
} from '@rezenso/contract/email-preferences';
import { addPasskey, askNewPasskey, removePasskey, renewRecoveryCodes } from '@rezenso/contract/passkeys';
import { getProfile, saveProfile } from '@rezenso/contract/profile';
import { endOtherSessions, endSession } from '@rezenso/contract/sessions';
import { createSubscription, getSubscription } from '@rezenso/contract/subscription';
import {
  addUserPlatform,
  disconnectOauth,
  listUserPlatforms,
  removeUserPlatform,
} from '@rezenso/contract/user-platforms';
import { creationOptions, installAuthenticator } from '@rezenso/domain/testing/passkeys';
import { answer, describeFailures, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen, within } from '@testing-library/react';
import { PreferenceCenter } from '../email-preferences/preference-center.tsx';
import PasskeysCard from '../passkeys/passkeys.card.tsx';
import { PlatformsCard } from '../review-platforms/platforms.card.tsx';
import { SignedInDevicesCard } from '../signed-in-devices/signed-in-devices.card.tsx';
import SubscribePage from '../subscribe/subscribe.page.tsx';
import { aPasskey, passkeysAre } from '../testing/passkeys.ts';
import { aPlatform } from '../testing/platforms.ts';
import { noLaterKinds, somePreferences } from '../testing/preferences.ts';
import { aProfile } from '../testing/profiles.ts';
import { aSession, sessionsAre } from '../testing/sessions.ts';
import { aFreePlan } from '../testing/subscriptions.ts';
import { someTrades } from '../testing/trades.ts';
import UnsubscribePage from '../unsubscribe/unsubscribe.page.tsx';
import SettingsPage from './settings.page.tsx';

describeFailures([
  {
    name: 'saving an e-mail preference',
    endpoint: saveEmailPreference,
    attempt: async (failure) => {
      const page = renderWithPlatform(<PreferenceCenter />, {
        answers: [answer(listEmailPreferences, somePreferences()), noLaterKinds, failure],
      });
      const [first] = await screen.findAllByRole('switch');
      if (first) await page.user.click(first);
      return page;
    },
    sentence: 'E-Mail-Einstellungen konnten nicht gespeichert werden.',
    reloadBy: 'shell',
  },
  {
    name: 'adding a platform',
    endpoint: addUserPlatform,
    attempt: async (failure) => {
      const page = showPlatforms(failure);
      await page.user.click(await screen.findByRole('button', { name: 'Plattform hinzufügen' }));
      await page.user.click(await screen.findByRole('button', { name: 'Trustpilot' }));
      await paste(page.user, screen.getByLabelText(/Link zu deinem Profil/), 'https://example.de/tp');
      await page.user.click(screen.getByRole('button', { name: 'Hinzufügen' }));
      return page;
    },
    sentence: 'Plattform konnte nicht hinzugefügt werden.',
  },
  {
    name: 'removing a platform',
    endpoint: removeUserPlatform,
    attempt: (failure) => answerQuestion(failure, 'Google entfernen', 'Entfernen'),
    sentence: 'Plattform konnte nicht entfernt werden.',
  },
  {
    name: 'ending the connection of a platform',
    endpoint: disconnectOauth,
    attempt: (failure) => answerQuestion(failure, 'Verbindung trennen: Google', 'Verbindung trennen'),
    sentence: 'Verbindung konnte nicht getrennt werden.',
  },
  {
    name: 'signing out on another device',
    endpoint: endSession,
    attempt: async (failure) => {
      const page = showDevices(failure);
      await page.user.click(await screen.findByRole('button', { name: /^Abmelden: / }));
      return page;
    },
    sentence: 'Das Gerät konnte nicht abgemeldet werden.',
    reloadBy: 'shell',
  },
  {
    name: 'signing out on all other devices',
    endpoint: endOtherSessions,
    attempt: async (failure) => {
      const page = showDevices(failure);
      await page.user.click(await screen.findByRole('button', { name: 'Auf allen anderen Geräten abmelden' }));
      await page.user.click(await screen.findByRole('button', { name: 'Alle anderen abmelden' }));
      return page;
    },
    sentence: 'Die anderen Geräte konnten nicht abgemeldet werden.',
  },
  {
    name: 'adding a passkey',
    endpoint: addPasskey,
    attempt: async (failure) => {
      installAuthenticator();
      const page = showPasskeys(answer(askNewPasskey, { options: creationOptions }), failure);
      await page.user.click(await screen.findByRole('button', { name: 'Passkey hinzufügen' }));
      return page;
    },
    sentence: 'Der Passkey konnte nicht hinzugefügt werden.',
    reloadBy: 'shell',
  },
  {
    name: 'removing a passkey',
    endpoint: removePasskey,
    attempt: async (failure) => {
      const page = showPasskeys(failure);
      await page.user.click(await screen.findByRole('button', { name: /^Entfernen: / }));
      await page.user.click(await screen.findByRole('button', { name: 'Entfernen' }));
      return page;
    },
    sentence: 'Der Passkey konnte nicht entfernt werden.',
  },
  {
    name: 'renewing the recovery codes',
    endpoint: renewRecoveryCodes,
    attempt: async (failure) => {
      const page = showPasskeys(failure);
      await page.user.click(await screen.findByRole('button', { name: 'Neue Codes erstellen' }));
      const question = within(await screen.findByRole('alertdialog'));
      await page.user.click(question.getByRole('button', { name: 'Neue Codes erstellen' }));
      return page;
    },
    sentence: 'Die Codes konnten nicht erstellt werden.',
  },
  {
    name: 'saving the profile',
    endpoint: saveProfile,
    attempt: async (failure) => {
      const page = renderWithPlatform(<SettingsPage />, {
        route: '/settings',
        answers: [answer(getProfile, { user: aProfile() }), answer(listUserPlatforms, []), someTrades, failure],
      });
      await page.user.type(await screen.findByLabelText(/Firmenname/), ' GmbH');
      await page.user.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
      return page;
    },
    sentence: 'Profil konnte nicht aktualisiert werden.',
  },
  {
    name: 'beginning a subscription',
    endpoint: createSubscription,
    attempt: async (failure) =>
      renderWithPlatform(<SubscribePage />, {
        route: '/subscribe',
        answers: [answer(getSubscription, aFreePlan()), failure],
      }),
    sentence: 'Failed to initialize subscription. Please try again.',
  },
  {
    name: 'unsubscribing',
    endpoint: unsubscribe,
    attempt: async (failure) => {
      const page = renderWithPlatform(<UnsubscribePage />, {
        route: '/unsubscribe/abcdef0123456789',
        path: '/unsubscribe/:token',
        session: null,
        answers: [answer(describeUnsubscribe, { emailTypes: ['level_up'] }), failure],
      });
      await page.user.click(await screen.findByRole('button', { name: 'Ja, abmelden' }));
      return page;
    },
    sentence: 'Ein Fehler ist aufgetreten. Bitte versuche es später erneut.',
    // An answer without its ok blames the link, as specified.
    unreadable: 'Der Abmelde-Link ist ungültig oder bereits abgelaufen.',
  },
]);

function showDevices(failure: Stub) {
  const phone = aSession({ id: '00000000-0000-4000-8000-0000000000e2', isThis: false });
  return renderWithPlatform(<SignedInDevicesCard />, { answers: [sessionsAre(aSession(), phone), failure] });
}

function showPasskeys(...answers: Stub[]) {
  const session = { isAdmin: true, adminRole: 'super_admin' } as const;
  return renderWithPlatform(<PasskeysCard />, { session, answers: [passkeysAre([aPasskey()], 10), ...answers] });
}

function showPlatforms(failure: Stub) {
  const google = aPlatform({ oauthConnected: true, syncStatus: 'ok', lastSyncAt: '2026-11-20T08:00:00.000Z' });
  return renderWithPlatform(<PlatformsCard />, {
    answers: [
      answer(listUserPlatforms, [google]),
      answer(getProfile, { user: aProfile({ registeredPlatforms: ['google', 'trustpilot'] }) }),
      failure,
    ],
  });
}

async function answerQuestion(failure: Stub, button: string, yes: string) {
  const page = showPlatforms(failure);
  await page.user.click(await screen.findByRole('button', { name: button }));
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: yes }));
  return page;
}
