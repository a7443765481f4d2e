import { analyzeWebsite } from '@rezenso/contract/analysis';
import { readPlace, type UnderstoodPlace } from '@rezenso/contract/places';
import { listTrades } from '@rezenso/contract/trades';
import { answer, fail, hold, offline, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { anAnalysis, newProfile, next, openOnboarding, sentTo } from '../testing/onboarding.tsx';
import { BusinessStep } from './business.step.tsx';
import { initialValuesOf } from './initial-values.ts';
import { useWebsiteAnalysis } from './use-website-analysis.ts';

const known = { ...newProfile, firstName: 'Anna', lastName: 'Sommer', domain: 'baeckerei-sommer.de' };
const byHand = 'Von Hand weitermachen';

beforeEach(() => localStorage.clear());

describe('leaving step 1', () => {
  it('reads the website, says so in view, and fills step 2', async () => {
    // Recent browsers answer with a promise, which an effect must not return.
    const show = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
    const waiting = hold(answer(analyzeWebsite, anAnalysis));
    const page = await open(waiting);
    await page.user.click(next());
    expect(await screen.findByText('baeckerei-sommer.de wird gelesen')).toBeVisible();
    expect(show).toHaveBeenCalledWith({ block: 'nearest' });
    expect(screen.getByLabelText(/Vorname/)).toBeDisabled();
    expect(next()).toHaveAttribute('aria-busy', 'true');
    await expectAccessible();
    waiting.release();
    expect(await screen.findByLabelText(/Firmenname/)).toHaveValue('Bäckerei Sommer GmbH');
    expect(screen.getByLabelText(/Branche/)).toHaveValue('gastronomie');
    expect(screen.getByLabelText(/Beschreibung/)).toHaveValue('Handwerksbäckerei mit Café in Freiburg.');
    expect(screen.getByLabelText(/Zielgruppe/)).toHaveValue('Familien und Studierende');
    expect(screen.getByLabelText(/Standort/)).toHaveValue('79098 Freiburg');
    for (const name of ['Angebote für Kinder', 'Eigene Herstellung'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Website gelesen')).toBeVisible();
    expect(sentTo(page, '/api/analyze-website')).toEqual([{ domain: 'baeckerei-sommer.de' }]);
    await expectAccessible();
  });

  it('reads a target group that comes as an object with an overview', async () => {
    const spoken = { ...anAnalysis, targetAudience: { overview: 'Familien und Studierende' } };
    const { user } = await open({ endpoint: analyzeWebsite, respond: () => Response.json(spoken) });
    await user.click(next());
    expect(await screen.findByLabelText(/Zielgruppe/)).toHaveValue('Familien und Studierende');
  });

  it('says why a field stayed empty that the website does not answer', async () => {
    const silent = { ...anAnalysis, summary: '', targetAudience: '' };
    const { user } = await open({ endpoint: analyzeWebsite, respond: () => Response.json(silent) });
    await user.click(next());
    expect(await screen.findByLabelText(/Zielgruppe/)).toHaveValue('');
    expect(screen.getByLabelText(/Zielgruppe/)).toHaveAccessibleDescription(/raten möchten wir nicht/);
    expect(screen.getByLabelText(/Beschreibung/)).toHaveAccessibleDescription(/kein Satz/);
    await expectAccessible();
  });

  it('fills only what the person has not written', async () => {
    const { user } = await open(undefined, { companyName: 'Sommers Backstube', location: 'Ulm' });
    await user.click(next());
    expect(await screen.findByLabelText(/Firmenname/)).toHaveValue('Sommers Backstube');
    expect(screen.getByLabelText(/Standort/)).toHaveValue('Ulm');
    expect(screen.getByLabelText(/Zielgruppe/)).toHaveValue('Familien und Studierende');
  });

  it('reads the same website once', async () => {
    const page = await open();
    await page.user.dblClick(next());
    await page.user.click(await screen.findByRole('button', { name: 'Zurück' }));
    await page.user.click(next());
    await screen.findByLabelText(/Firmenname/);
    expect(sentTo(page, '/api/analyze-website')).toHaveLength(1);
  });

  it('need not be waited for, and a late answer changes nothing', async () => {
    const waiting = hold(answer(analyzeWebsite, anAnalysis));
    const { user } = await open(waiting);
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: byHand }));
    expect(await screen.findByLabelText(/Firmenname/)).toHaveValue('');
    await act(async () => waiting.release());
    expect(screen.getByLabelText(/Firmenname/)).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Website erneut lesen' })).toBeNull();
  });

  it('says after a while that it takes long', async () => {
    const { user } = await open(hold(answer(analyzeWebsite, anAnalysis)));
    await user.click(next());
    expect(await screen.findByText(/länger als üblich/, {}, { timeout: 12_000 })).toBeVisible();
    expect(screen.getByRole('button', { name: byHand })).toBeEnabled();
  });
});

describe('the place that a website names', () => {
  it('is shown as it was understood, and asked about where there are several', async () => {
    const holstein = { label: 'Neustadt in Holstein, Schleswig-Holstein', text: '23730 Neustadt in Holstein' };
    const choices = [{ label: 'Neustadt in Sachsen', text: '01844 Neustadt in Sachsen' }, holstein];
    const found: UnderstoodPlace = { place: { label: 'Da', precision: 'postcode' }, choices: [] };
    const page = await open(answer(analyzeWebsite, { ...anAnalysis, location: 'Neustadt' }));
    page.use(answer(readPlace, ({ query }) => (query.text === 'Neustadt' ? { place: null, choices } : found)));
    await page.user.click(next());
    await page.user.click(await screen.findByRole('button', { name: holstein.label }));
    expect(screen.getByLabelText(/Standort/)).toHaveValue(holstein.text);
    expect(await screen.findByText('Erkannt: Da')).toBeVisible();
    await expectAccessible();
  });

  it('does not keep anybody from going on when it is unknown', async () => {
    const page = await open(answer(analyzeWebsite, { ...anAnalysis, location: 'Hintertupfingen' }));
    page.use(answer(readPlace, { place: null, choices: [] }));
    await page.user.click(next());
    expect(await screen.findByText(/Deinen Ort kennen wir nicht/)).toBeVisible();
    await page.user.click(next());
    expect(await screen.findByRole('checkbox', { name: 'Deutsch' })).toBeVisible();
  });
});

describe('a website that cannot be read', () => {
  it.each<[string, Stub, string]>([
    ['does not exist', fail(analyzeWebsite, 'DOMAIN_UNREACHABLE'), 'Diese Adresse gibt es nicht'],
    ['is slow', fail(analyzeWebsite, 'WEBSITE_TIMEOUT'), 'Die Webseite antwortet zu langsam.'],
    ['is private', fail(analyzeWebsite, 'DOMAIN_NOT_PUBLIC'), 'nicht öffentlich erreichbar'],
    ['fails with no network', offline(analyzeWebsite), 'Keine Verbindung'],
  ])('keeps the person on step 1 with the reason when it %s', async (_, stub, reason) => {
    const { user, location } = await open(stub);
    await user.click(next());
    expect(await screen.findByText('Domain nicht erreichbar')).toBeVisible();
    const field = screen.getByLabelText(/Website/);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(expect.stringContaining(reason));
    expect(field).toHaveValue('baeckerei-sommer.de');
    expect(location()).toBe('/onboarding');
    await expectAccessible();
  });

  it('is told apart when it is there and only scripts could show it: another try would not help', async () => {
    const { user, location } = await open(fail(analyzeWebsite, 'WEBSITE_NEEDS_SCRIPTS'));
    await user.click(next());
    expect(await screen.findByText('Website nicht lesbar')).toBeVisible();
    expect(screen.queryByText('Domain nicht erreichbar')).toBeNull();
    expect(screen.getByLabelText(/Website/)).toHaveAccessibleDescription(expect.stringContaining('mit Skripten'));
    expect(screen.getByText(/An der Adresse liegt es nicht/)).toBeVisible();
    expect(screen.queryByText(/versuche es noch einmal/)).toBeNull();
    expect(location()).toBe('/onboarding');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: byHand }));
    expect(await screen.findByLabelText(/Firmenname/)).toBeVisible();
  });

  it('is told apart when nothing is written there: that may be another address', async () => {
    const { user } = await open(fail(analyzeWebsite, 'WEBSITE_EMPTY'));
    await user.click(next());
    expect(await screen.findByText('Nichts zu lesen')).toBeVisible();
    expect(screen.queryByText('Domain nicht erreichbar')).toBeNull();
    expect(screen.getByLabelText(/Website/)).toHaveAccessibleDescription(expect.stringContaining('noch kein Text'));
    expect(screen.getByText(/Stimmt die Adresse/)).toBeVisible();
  });

  it('can be corrected', async () => {
    const { user, use } = await open(fail(analyzeWebsite, 'DOMAIN_UNREACHABLE'));
    await user.click(next());
    await screen.findByRole('button', { name: byHand });
    await user.type(screen.getByLabelText(/Website/), 'x');
    expect(screen.queryByRole('button', { name: byHand })).toBeNull();
    use(answer(analyzeWebsite, anAnalysis));
    await user.click(next());
    expect(await screen.findByLabelText(/Firmenname/)).toBeVisible();
    expect(screen.queryByText('Domain nicht erreichbar')).toBeNull();
  });

  it('does not stop anybody: the fields can be filled by hand', async () => {
    const { user } = await open(fail(analyzeWebsite, 'DOMAIN_UNREACHABLE'));
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: byHand }));
    expect(await screen.findByLabelText(/Firmenname/)).toBeVisible();
  });

  it('is not blamed when the session is over', async () => {
    const { user, location } = await open(fail(analyzeWebsite, 'UNAUTHORIZED'));
    await user.click(next());
    expect(await screen.findByText('Session abgelaufen')).toBeVisible();
    expect(screen.getByLabelText(/Website/)).toBeValid();
    await waitFor(() => expect(location()).toBe('/magic-link'));
  });
});

describe('the industry', () => {
  it.each<[string, number]>([
    ['Gastronomie', 0.69],
    ['Raumfahrt', 0.99],
  ])('%s at %d is shown with its percentage and left to the person', async (industry, industryConfidence) => {
    const { user } = await open(answer(analyzeWebsite, { ...anAnalysis, industry, industryConfidence }));
    await user.click(next());
    const percent = Math.round(industryConfidence * 100);
    expect(await screen.findByRole('alert')).toHaveTextContent(`${industry} (${percent} % sicher)`);
    expect(screen.getByLabelText(/Branche/)).toHaveValue('');
    await expectAccessible();
    await user.selectOptions(screen.getByLabelText(/Branche/), 'Handwerk');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked for when the website says nothing', async () => {
    const { user } = await open(answer(analyzeWebsite, { ...anAnalysis, industry: '', industryConfidence: 0 }));
    await user.click(next());
    expect(await screen.findByText('Aus der Website ließ sich keine Branche ablesen.')).toBeVisible();
  });
});

describe('reading again', () => {
  it('replaces what the first reading proposed, never what the person wrote', async () => {
    const { user, use } = await open();
    await user.click(next());
    const audience = await screen.findByLabelText(/Zielgruppe/);
    await user.clear(audience);
    await user.type(audience, 'Nachbarn');
    use(answer(analyzeWebsite, { ...anAnalysis, companyName: 'Sommer & Söhne', targetAudience: 'Alle' }));
    await user.click(again());
    await waitFor(() => expect(screen.getByLabelText(/Firmenname/)).toHaveValue('Sommer & Söhne'));
    expect(audience).toHaveValue('Nachbarn');
  });

  it('allows to go on by hand when it fails', async () => {
    const { user, use } = await open();
    await user.click(next());
    await screen.findByLabelText(/Firmenname/);
    use(fail(analyzeWebsite, 'WEBSITE_TIMEOUT'));
    await user.click(again());
    expect(await screen.findByText('Analyse fehlgeschlagen')).toBeVisible();
    expect(screen.getByLabelText(/Firmenname/)).toHaveValue('Bäckerei Sommer GmbH');
    expect(screen.getByLabelText(/Firmenname/)).toBeEnabled();
  });

  it('needs a domain', async () => {
    const { user, calls } = renderWithPlatform(<ReadAgainWithoutDomain />, {
      answers: [answer(listTrades, { trades: [] })],
    });
    await user.click(screen.getByRole('button', { name: 'Noch einmal' }));
    expect(await screen.findByText('Domain erforderlich')).toBeVisible();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

function open(analysis?: Stub, profile: Partial<typeof known> = {}) {
  return openOnboarding({ profile: { ...known, ...profile }, answers: analysis ? [analysis] : [] });
}

const again = () => screen.getByRole('button', { name: 'Website erneut lesen' });

/** The steps never show step 2 without a domain; the rule holds all the same. */
function ReadAgainWithoutDomain() {
  return (
    <Formik initialValues={initialValuesOf(newProfile, {})} onSubmit={() => {}}>
      {(form) => <Reader form={form} />}
    </Formik>
  );
}

function Reader({ form }: { form: Parameters<typeof useWebsiteAnalysis>[0] }) {
  const website = useWebsiteAnalysis(form);
  return (
    <>
      <BusinessStep website={website} industry="" />
      <button type="button" onClick={website.readAgain}>
        Noch einmal
      </button>
    </>
  );
}
