import { getProfile } from '@rezenso/contract/profile';
import { listTrades } from '@rezenso/contract/trades';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { Form, Formik, type FormikProps } from 'formik';
import { create, filledProfile, newProfile, next, openOnboarding, sentTo } from '../testing/onboarding.tsx';
import { initialValuesOf } from './initial-values.ts';
import { type OnboardingValues, onboardingForm } from './onboarding.form.ts';
import OnboardingPage from './onboarding.page.tsx';
import { useWizardNavigation } from './use-wizard-navigation.ts';

beforeEach(() => localStorage.clear());

describe('loading', () => {
  it('says that the profile could not be read, and tries again', async () => {
    const { user, use } = renderWithPlatform(<OnboardingPage />, { answers: [fail(getProfile, 'INTERNAL')] });
    expect(await screen.findByText('Dein Profil konnte nicht geladen werden')).toBeVisible();
    await expectAccessible();
    use(answer(getProfile, { user: newProfile }));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByLabelText(/Vorname/)).toBeVisible();
  });

  it('leads to the sign-in when the session is over', async () => {
    const { departures } = renderWithPlatform(<OnboardingPage />, { answers: [fail(getProfile, 'UNAUTHORIZED')] });
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    await waitFor(() => expect(departures).toEqual(['/api/login']));
  });
});

describe('step 1', () => {
  it('shows the address of the account and asks for name and domain', async () => {
    await openOnboarding();
    expect(screen.getByText('anna@baeckerei-sommer.example')).toBeVisible();
    expect(progress()).toBe('Schritt 1 von 4: Über dich');
    expect(screen.queryByRole('button', { name: 'Zurück' })).toBeNull();
    await expectAccessible();
  });

  it('says what is missing at its place, once, and leads to the first field', async () => {
    const { user, calls } = await openOnboarding();
    await user.click(next());
    expect(await screen.findByText('Validierungsfehler')).toBeVisible();
    expect(screen.getByText(/Bitte fülle alle Pflichtfelder aus/)).toBeVisible();
    expect(screen.getByText('Vorname muss mindestens 2 Zeichen haben')).toBeVisible();
    expect(screen.getByText('Nachname muss mindestens 2 Zeichen haben')).toBeVisible();
    expect(screen.getByText('Domain ist erforderlich (z.B. meine-firma.de)')).toBeVisible();
    expect(screen.getByLabelText(/Vorname/)).toHaveFocus();
    expect(calls.map(({ path }) => path)).toEqual(['/api/profile']);
    await expectAccessible();
  });
});

describe('step 2', () => {
  it('asks for the business, field by field', async () => {
    const profile = {
      ...filledProfile,
      companyName: '',
      industry: '',
      description: '',
      targetAudience: '',
      location: '',
    };
    const { user } = await openOnboarding({ profile, step: 2 });
    expect(progress()).toBe('Schritt 2 von 4: Dein Unternehmen');
    await user.click(next());
    for (const message of [
      'Firmenname muss mindestens 2 Zeichen haben',
      'Bitte wähle eine Branche',
      'Beschreibung muss mindestens 10 Zeichen haben',
      'Zielgruppe ist erforderlich',
      'Standort/PLZ ist erforderlich',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/Firmenname/)).toHaveFocus();
    expect(screen.getByRole('option', { name: 'Reise & Tourismus' })).toHaveValue('reise & tourismus');
    await expectAccessible();
  });
});

describe('step 3', () => {
  it('asks for a language and a platform', async () => {
    const { user } = await openOnboarding({ profile: { ...filledProfile, registeredPlatforms: [] }, step: 3 });
    await user.click(screen.getByRole('checkbox', { name: 'Deutsch' }));
    await user.click(next());
    expect(await screen.findByText('Bitte wähle mindestens eine Sprache')).toBeVisible();
    expect(screen.getByText('Bitte wähle mindestens eine Plattform')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Deutsch' })).toHaveFocus();
    expect(screen.getAllByRole('checkbox')).toHaveLength(13);
    await expectAccessible();
  });
});

describe('the way through', () => {
  it('counts the steps, moves the focus to each new one, and takes old messages away', async () => {
    const { user } = await openOnboarding({ profile: { ...filledProfile, registeredPlatforms: [] }, step: 3 });
    await user.click(next());
    expect(await screen.findByText('Validierungsfehler')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Google' }));
    await user.click(next());
    const head = await screen.findByRole('group', { name: 'Schritt 4 von 4: Plattformen einrichten' });
    expect(head).toHaveFocus();
    expect(screen.queryByText('Validierungsfehler')).toBeNull();
  });

  it('goes back without losing anything', async () => {
    const { user, location } = await openOnboarding({ profile: filledProfile, step: 3 });
    await user.click(screen.getByRole('checkbox', { name: 'Englisch' }));
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(location()).toBe('/onboarding?schritt=2');
    expect(screen.getByLabelText(/Firmenname/)).toHaveValue('Bäckerei Sommer');
    await user.click(next());
    expect(await screen.findByRole('checkbox', { name: 'Englisch' })).toBeChecked();
  });

  it('does not let the second click of a double click act on the next step', async () => {
    const page = await openOnboarding({ profile: filledProfile, step: 3 });
    await page.user.dblClick(next());
    expect(await screen.findByRole('button', { name: 'Profil erstellen' })).toBeVisible();
    expect(create()).not.toHaveAttribute('aria-busy');
    expect(sentTo(page, '/api/profile')).toEqual([]);
  });

  it.each([
    ['?schritt=4', newProfile, 'Schritt 1 von 4'],
    ['?schritt=4', { ...filledProfile, location: null }, 'Schritt 2 von 4'],
    ['?schritt=4', { ...filledProfile, registeredPlatforms: [] }, 'Schritt 3 von 4'],
    ['?schritt=99', filledProfile, 'Schritt 4 von 4'],
    ['?schritt=-1', filledProfile, 'Schritt 1 von 4'],
    ['?schritt=abc', filledProfile, 'Schritt 1 von 4'],
  ])('opens %s no further than the profile reaches', async (query, profile, shown) => {
    renderWithPlatform(<OnboardingPage />, {
      route: `/onboarding${query}`,
      answers: [answer(getProfile, { user: profile }), answer(listTrades, { trades: [] })],
    });
    expect(await screen.findByText(shown)).toBeVisible();
  });
});

it('jumps to the first step with an error when the last one is submitted', async () => {
  const goTo = jest.fn();
  const create = jest.fn();
  const { user } = renderWithPlatform(<LastStep goTo={goTo} create={create} />);
  await user.click(screen.getByRole('button', { name: 'Absenden' }));
  expect(await screen.findByText('Validierungsfehler')).toBeVisible();
  expect(goTo).toHaveBeenCalledWith(2);
  expect(create).not.toHaveBeenCalled();
});

/** The page itself never opens a step beyond an error; the rule of the specification holds all the same. */
function LastStep({ goTo, create }: { goTo: (step: number) => void; create: () => void }) {
  const values = initialValuesOf({ ...filledProfile, location: null, registeredPlatforms: [] }, {});
  return (
    <Formik initialValues={values} validationSchema={onboardingForm} onSubmit={create}>
      {(form) => <Submit form={form} goTo={goTo} />}
    </Formik>
  );
}

function Submit({ form, goTo }: { form: FormikProps<OnboardingValues>; goTo: (step: number) => void }) {
  const { submit, container } = useWizardNavigation({ form, step: 4, goTo, readWebsite: () => Promise.resolve(true) });
  return (
    <Form ref={container} onSubmit={submit}>
      <button type="submit">Absenden</button>
    </Form>
  );
}

const progress = () => screen.getByRole('progressbar', { name: 'Fortschritt' }).getAttribute('aria-valuetext');
