import { getCurrentUser } from '@rezenso/contract/auth';
import { readPlace } from '@rezenso/contract/places';
import { getProfile, saveProfile } from '@rezenso/contract/profile';
import { listUserPlatforms } from '@rezenso/contract/user-platforms';
import { refresh } from '@rezenso/platform';
import { Link, Route, Routes } from '@rezenso/platform/router';
import { aMember, answer, fail, hold, offline, renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import SettingsPage from '../settings/settings.page.tsx';
import { aProfile } from '../testing/profiles.ts';
import { someTrades } from '../testing/trades.ts';

const changedMeanwhile = 'Inzwischen hat sich hier etwas geändert.';
const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('the company profile', () => {
  it('shows what is saved, and has no accessibility fault', async () => {
    const { container } = await openForm();
    expect(companyName()).toHaveValue('Bäckerei Sommer');
    expect(screen.getByLabelText(/Branche/)).toHaveValue('gastronomie');
    expect(screen.getByLabelText(/Website/)).toHaveValue('https://baeckerei-sommer.de');
    expect(screen.getByRole('checkbox', { name: 'Deutsch' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Trustpilot' })).toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('starts with German where no language is saved', async () => {
    await openForm(aProfile({ languages: [] }));
    expect(screen.getByRole('checkbox', { name: 'Deutsch' })).toBeChecked();
  });

  it('saves the company part, says so, and starts again from what was saved', async () => {
    const { user, calls, use } = await openForm();
    await retype(user, companyName(), '  Backhaus Sommer ');
    await user.clear(screen.getByLabelText(/Website/));
    await user.click(screen.getByRole('checkbox', { name: 'Englisch' }));
    expect(leaving()).toBe(true);
    const saved = aProfile({ companyName: 'Backhaus Sommer', website: null, languages: ['de', 'en'] });
    use(answer(saveProfile, { user: saved }), answer(getCurrentUser, { ...aMember, companyName: 'Backhaus Sommer' }));
    await user.click(saveButton());
    expect(await screen.findByText('Profil aktualisiert!')).toBeVisible();
    expect(calls.find((call) => call.method === 'PUT')?.body).toEqual({
      companyName: 'Backhaus Sommer',
      industry: 'gastronomie',
      website: '',
      description: 'Wir backen Brot aus eigenem Sauerteig.',
      languages: ['de', 'en'],
      registeredPlatforms: ['google', 'trustpilot'],
    });
    expect(companyName()).toHaveValue('Backhaus Sommer');
    expect(screen.queryByRole('button', { name: 'Änderungen verwerfen' })).toBeNull();
    expect(leaving()).toBe(false);
    await waitFor(() => expect(calls.some((call) => call.path === '/api/auth/user')).toBe(true));
  });

  it('changes name, domain, target group and location, too', async () => {
    const { user, calls, use } = await openForm();
    await retype(user, screen.getByLabelText(/Vorname/), 'Anneliese');
    await retype(user, screen.getByLabelText(/Domain/), 'backhaus-sommer.de');
    await retype(user, screen.getByLabelText(/Zielgruppe/), 'Familien und Studierende');
    await retype(user, screen.getByLabelText(/Standort/), '79104 Freiburg');
    use(answer(saveProfile, { user: aProfile({ firstName: 'Anneliese' }) }), answer(getCurrentUser, aMember));
    await user.click(saveButton());
    expect(await screen.findByText('Profil aktualisiert!')).toBeVisible();
    expect(calls.find((call) => call.method === 'PUT')?.body).toMatchObject({
      firstName: 'Anneliese',
      domain: 'backhaus-sommer.de',
      targetAudience: 'Familien und Studierende',
      location: '79104 Freiburg',
    });
    expect(calls.find((call) => call.method === 'PUT')?.body).not.toHaveProperty('lastName');
  });

  it('says what kind of business it is, and that it is none any more', async () => {
    const { user, calls, use } = await openForm();
    await user.selectOptions(await screen.findByLabelText(/Art des Betriebs/), 'Bäckerei');
    const saved = { user: aProfile({ trade: 'shop/bakery' }) };
    use(answer(saveProfile, saved), answer(getProfile, saved), answer(getCurrentUser, aMember));
    await user.click(saveButton());
    expect(await screen.findByText('Profil aktualisiert!')).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/Art des Betriebs/), 'Keine Angabe');
    await user.click(saveButton());
    const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    await waitFor(() =>
      expect(sent()).toEqual([
        expect.objectContaining({ trade: 'shop/bakery' }),
        expect.objectContaining({ trade: null }),
      ]),
    );
  });

  it('leads a link that asks for a field to that field', async () => {
    open(answer(getProfile, { user: aProfile({ targetAudience: null }) }), '/settings?feld=targetAudience');
    await waitFor(() => expect(screen.getByLabelText(/Zielgruppe/)).toHaveFocus());
  });

  it('says at the field what the server alone can tell about it', async () => {
    const { user, use } = await openForm();
    await retype(user, screen.getByLabelText(/Domain/), 'keine domain');
    const body = {
      message: 'Bitte prüfe deine Angaben.',
      code: 'VALIDATION_FAILED',
      requestId: 'test',
      details: [{ path: 'domain', message: 'Das ist keine gültige Domain.' }],
    };
    use({ endpoint: saveProfile, respond: () => Response.json(body, { status: 400 }) });
    await user.click(saveButton());
    await waitFor(() =>
      expect(screen.getByLabelText(/Domain/)).toHaveAccessibleDescription(/Das ist keine gültige Domain/),
    );
    expect(screen.getByLabelText(/Domain/)).toHaveValue('keine domain');
  });

  it('says in place what is wrong, and sends nothing', async () => {
    const { user, calls } = await openForm(aProfile({ industry: null }));
    await retype(user, companyName(), 'A');
    await retype(user, screen.getByLabelText(/Website/), 'javascript:alert(1)');
    await retype(user, screen.getByLabelText(/Beschreibung/), 'zu kurz');
    for (const name of ['Deutsch', 'Google', 'Trustpilot']) await user.click(screen.getByRole('checkbox', { name }));
    await user.click(saveButton());
    expect(await screen.findByText('Firmenname muss mindestens 2 Zeichen haben')).toBeVisible();
    expect(screen.getByText('Bitte wähle eine Branche')).toBeVisible();
    expect(screen.getByText('Bitte gib eine gültige URL ein')).toBeVisible();
    expect(screen.getByText('Beschreibung muss mindestens 10 Zeichen haben')).toBeVisible();
    expect(screen.getByText('Bitte wähle mindestens eine Sprache')).toBeVisible();
    expect(screen.getByText('Bitte wähle mindestens eine Plattform')).toBeVisible();
    await waitFor(() => expect(companyName()).toHaveFocus());
    expect(calls.some((call) => call.method === 'PUT')).toBe(false);
  });

  it('keeps what was typed when it fails, and says why', async () => {
    const { user, use } = await openForm();
    await retype(user, companyName(), 'Backhaus');
    use(fail(saveProfile, 'INTERNAL'));
    await user.click(saveButton());
    expect(await screen.findByText('Fehler')).toBeVisible();
    expect(screen.getAllByText('Profil konnte nicht aktualisiert werden.')).toHaveLength(2);
    expect(screen.getByText(/Bei uns ist etwas schiefgelaufen/)).toBeVisible();
    expect(companyName()).toHaveValue('Backhaus');
    expect(leaving()).toBe(true);
  });

  it('leads to the onboarding where the profile still lacks something', async () => {
    const { user, use } = await openForm();
    use(fail(saveProfile, 'PROFILE_INCOMPLETE'));
    await user.click(saveButton());
    expect(await screen.findByRole('link', { name: 'Profil vervollständigen' })).toHaveAttribute('href', '/onboarding');
  });

  it('leads to the sign-in when the session has expired', async () => {
    const { user, use, departures } = await openForm();
    use(fail(saveProfile, 'UNAUTHORIZED'));
    await user.click(saveButton());
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    await waitFor(() => expect(departures).toEqual(['/api/login']));
  });

  it('sends once, however often the button is pressed', async () => {
    const { user, calls, use } = await openForm();
    const held = hold(answer(saveProfile, { user: aProfile() }));
    use(held, answer(getCurrentUser, aMember));
    await user.dblClick(saveButton());
    held.release();
    expect(await screen.findByText('Profil aktualisiert!')).toBeVisible();
    expect(calls.filter((call) => call.method === 'PUT')).toHaveLength(1);
  });

  it('loses nothing when another tab is looked at in between', async () => {
    const { user } = await openForm();
    await retype(user, companyName(), 'Backhaus');
    await user.click(screen.getByRole('tab', { name: 'Plattformen' }));
    expect(await screen.findByText('Noch keine Plattform')).toBeVisible();
    expect(leaving()).toBe(true);
    await user.click(screen.getByRole('tab', { name: 'Profil' }));
    await waitFor(() => expect(companyName()).toHaveValue('Backhaus'));
    await user.click(screen.getByRole('button', { name: 'Änderungen verwerfen' }));
    expect(companyName()).toHaveValue('Bäckerei Sommer');
    expect(leaving()).toBe(false);
  });

  it('follows what was saved on another device as long as nothing is typed', async () => {
    const { use } = await openForm();
    use(answer(getProfile, { user: aProfile({ companyName: 'Backhaus Sommer' }) }));
    await act(() => refresh(getProfile));
    expect(companyName()).toHaveValue('Backhaus Sommer');
    expect(leaving()).toBe(false);
    expect(screen.queryByText(changedMeanwhile)).toBeNull();
  });

  it('stays as it is while something is typed, says what happened, and keeps what was typed beside it', async () => {
    const { user, use, calls, container } = await openForm();
    await retype(user, screen.getByLabelText(/Beschreibung/), 'Wir backen jetzt auch glutenfrei.');
    const elsewhere = aProfile({ companyName: 'Backhaus Sommer', location: '79104 Freiburg' });
    use(answer(getProfile, { user: elsewhere }));
    await act(() => refresh(getProfile));
    expect(companyName()).toHaveValue('Bäckerei Sommer');
    expect(screen.getByText(changedMeanwhile)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Ansehen' }));
    expect(companyName()).toHaveValue('Backhaus Sommer');
    expect(screen.getByLabelText(/Beschreibung/)).toHaveValue('Wir backen jetzt auch glutenfrei.');
    expect(screen.queryByText(changedMeanwhile)).toBeNull();
    use(answer(saveProfile, { user: elsewhere }), answer(getCurrentUser, aMember));
    await user.click(saveButton());
    expect(await screen.findByText('Profil aktualisiert!')).toBeVisible();
    const sent = calls.find((call) => call.method === 'PUT')?.body;
    expect(sent).toMatchObject({ companyName: 'Backhaus Sommer', description: 'Wir backen jetzt auch glutenfrei.' });
    expect(sent).not.toHaveProperty('location');
  });

  it('says nothing of what changes beside the form, such as points', async () => {
    const { user, use } = await openForm();
    await retype(user, companyName(), 'Backhaus');
    use(answer(getProfile, { user: aProfile({ xp: 990 }) }));
    await act(() => refresh(getProfile));
    expect(companyName()).toHaveValue('Backhaus');
    expect(screen.queryByText(changedMeanwhile)).toBeNull();
  });

  it('is not lost by a link of the site: it asks, and stays or gives up as the person says', async () => {
    const { user, location } = await openForm();
    await retype(user, companyName(), 'Backhaus');
    await user.click(screen.getByRole('link', { name: 'Matches' }));
    await user.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
    expect(location()).toBe('/settings');
    expect(companyName()).toHaveValue('Backhaus');
    await user.click(screen.getByRole('tab', { name: 'Plattformen' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Matches' }));
    await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
    expect(location()).toBe('/matches');
    expect(leaving()).toBe(false);
  });

  it('says that it could not be loaded, and loads on request', async () => {
    const { user, use, container } = open(offline(getProfile));
    expect(await screen.findByText('Dein Profil konnte nicht geladen werden')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    use(answer(getProfile, { user: aProfile() }));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('form', { name: 'Firmenprofil' })).toBeVisible();
  });
});

const aPlace = answer(readPlace, {
  place: { label: '79104 Freiburg im Breisgau, Baden-Württemberg', precision: 'postcode' },
  choices: [],
});

function open(profile = answer(getProfile, { user: aProfile() }), route = '/settings') {
  return renderWithPlatform(
    <>
      <Link to="/matches">Matches</Link>
      <Routes>
        <Route path="/settings" element={<SettingsPage />} />
        <Route path="/settings/:tab" element={<SettingsPage />} />
        <Route path="/matches" element={null} />
      </Routes>
    </>,
    { route, answers: [profile, answer(listUserPlatforms, []), someTrades, aPlace] },
  );
}

async function openForm(profile = aProfile()) {
  const rendered = open(answer(getProfile, { user: profile }));
  await screen.findByRole('form', { name: 'Firmenprofil' });
  return rendered;
}

async function retype(user: Awaited<ReturnType<typeof openForm>>['user'], field: HTMLElement, text: string) {
  await user.clear(field);
  await paste(user, field, text);
}

function companyName() {
  return screen.getByLabelText(/Firmenname/);
}

function saveButton() {
  return screen.getByRole('button', { name: 'Änderungen speichern' });
}
