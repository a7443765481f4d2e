import { errorCatalogue } from '@rezenso/contract/errors';
import { createMatch, listPotentialMatches, type PotentialMatch } from '@rezenso/contract/matches';
import { answer, fail, hold } from '@rezenso/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { article, openBoard, openBoardAt } from '../testing/board.tsx';
import { aMatch, aPartner } from '../testing/matches.ts';

describe('the list of suggested partners', () => {
  afterEach(() => setWidth('narrow'));

  it('tells of each who it is, where, and what it does, and unfolds the rest under an address of its own', async () => {
    const { user, location, container } = openBoard([], [radhaus, blumen]);
    const card = within(await article('Radhaus Freiburg'));
    expect(card.getByText(/Einzelhandel · Freiburg · rund.4.km/)).toBeVisible();
    expect(card.getByText(/Räder für Stadt und Berg/)).toBeVisible();
    expect(card.queryByText('Eure Kundschaft überschneidet sich.')).toBeNull();
    const more = card.getByRole('link', { name: 'Mehr über Radhaus Freiburg' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(await card.findByText('Eure Kundschaft überschneidet sich.')).toBeVisible();
    expect(card.getByText('Aus beiden Profilen berechnet')).toBeVisible();
    expect(card.getByRole('link', { name: /Website/ })).toHaveAttribute('href', 'https://radhaus.example');
    expect(card.getByText('Deutsch')).toBeVisible();
    expect(location()).toBe(`/matches?partner=${radhaus.user.id}`);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(card.getByRole('link', { name: 'Weniger über Radhaus Freiburg' }));
    await waitFor(() => expect(card.queryByText('Eure Kundschaft überschneidet sich.')).toBeNull());
    expect(location()).toBe('/matches');
  });

  it('tells what both have first', async () => {
    const partner = { ...radhaus, sharedSpecialties: ['repairs'] };
    partner.user = { ...radhaus.user, specialties: ['courses', 'repairs', 'zaubern'] };
    const { user, container } = openBoard([], [partner]);
    const card = within(await article('Radhaus Freiburg'));
    expect(card.queryByRole('list', { name: 'Besonderheiten' })).toBeNull();
    await user.click(card.getByRole('link', { name: 'Mehr über Radhaus Freiburg' }));
    const list = await card.findByRole('list', { name: 'Besonderheiten' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Reparaturen (habt ihr beide)', 'Kurse und Seminare']);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('has the details of the best beside it where there is room, and of another when asked', async () => {
    setWidth('wide');
    const { user, container } = openBoard([], [radhaus, blumen]);
    const beside = await screen.findByRole('region', { name: 'Über Radhaus Freiburg' });
    expect(within(beside).getByText('Eure Kundschaft überschneidet sich.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Mehr über Annas Blumen' }));
    expect(await screen.findByRole('region', { name: 'Über Annas Blumen' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mehr über Annas Blumen' })).toHaveAttribute('aria-current', 'true');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows ten, then more, and at once as many as the address needs', async () => {
    const many = Array.from({ length: 20 }, (_, index) => named(`Firma ${index}`, index));
    const { user } = openBoard([], many);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
    expect(screen.getByText('20 Vorschläge')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Weitere Vorschläge (10)' }));
    expect(screen.getAllByRole('article')).toHaveLength(20);
  });

  it('opens the one that an address names, however far down, and none for an address that names nobody', async () => {
    const many = Array.from({ length: 20 }, (_, index) => named(`Firma ${index}`, index));
    const { unmount } = openBoardAt(`/matches?partner=${many[14]?.user.id}`, many);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(15));
    const last = within(await article('Firma 14'));
    expect(last.getByText('Eure Kundschaft überschneidet sich.')).toBeVisible();
    unmount();
    openBoardAt(`/matches?partner=${nobody}`, many);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
    expect(screen.getByText('Dieser Betrieb ist gerade nicht unter deinen Vorschlägen.')).toBeVisible();
    expect(screen.queryByText('Eure Kundschaft überschneidet sich.')).toBeNull();
  });

  it('reads what the address asks for at once, and comes back to everything', async () => {
    const { user, calls } = openBoardAt('/matches?branche=marketing&plattform=yelp', [radhaus]);
    await article('Radhaus Freiburg');
    expect(calls.find(({ path }) => path === '/api/matches/potential')?.query).toEqual({
      limit: '20',
      industry: 'marketing',
      platform: 'yelp',
    });
    expect(screen.getByRole('combobox', { name: 'Branche' })).toHaveDisplayValue('Marketing');
    expect(screen.getByRole('combobox', { name: 'Plattform' })).toHaveDisplayValue('Yelp');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Branche' }), 'Alle Branchen');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plattform' }), 'Alle Plattformen');
    await waitFor(() => expect(calls.at(-1)?.query).toEqual({ limit: '20' }));
  });

  it('says when filtered suggestions could not be read, instead of showing others, and tries again', async () => {
    const { user, use } = openBoard([], [radhaus]);
    await article('Radhaus Freiburg');
    use(fail(listPotentialMatches, 'INTERNAL'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Umkreis' }), 'Bis 10 km');
    expect(await screen.findByText('Die Vorschläge konnten nicht geladen werden')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Radhaus Freiburg' })).toBeNull();
    use(answer(listPotentialMatches, [blumen]));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await article('Annas Blumen')).toBeVisible();
  });

  it('unfolds the filters on phones, and says whether they are', async () => {
    const { user } = openBoard([], [radhaus]);
    await article('Radhaus Freiburg');
    const filters = screen.getByRole('button', { name: 'Filter' });
    expect(filters).toHaveAttribute('aria-expanded', 'false');
    await user.click(filters);
    expect(filters).toHaveAttribute('aria-expanded', 'true');
    const unfolded = document.getElementById(filters.getAttribute('aria-controls') ?? '');
    expect(unfolded).toContainElement(screen.getByRole('combobox', { name: 'Sprache' }));
  });

  it('asks for what the filters say, keeps them in the address, and shows the last ones meanwhile', async () => {
    const { user, calls, location, use } = openBoard([], [radhaus, blumen]);
    await article('Radhaus Freiburg');
    const waiting = hold(answer(listPotentialMatches, [blumen]));
    use(waiting);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Umkreis' }), 'Bis 25 km');
    expect(screen.getByRole('article', { name: 'Radhaus Freiburg' })).toBeVisible();
    waiting.release();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Radhaus Freiburg' })).toBeNull());
    expect(screen.getByRole('status')).toHaveTextContent('Ein Vorschlag');
    expect(calls.at(-1)?.query).toEqual({ limit: '20', radiusKm: '25' });
    expect(location()).toBe('/matches?umkreis=25');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reihenfolge' }), 'Nächste zuerst');
    await waitFor(() => expect(calls.at(-1)?.query).toEqual({ limit: '20', radiusKm: '25', order: 'distance' }));
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  });

  it('says when nobody is all that is looked for, and only then', async () => {
    const closest = /niemand zu allem, was du suchst. Wir zeigen dir die, die am nächsten kommen/;
    const near = (isWished: boolean) => [
      { ...radhaus, isWished: false },
      { ...blumen, isWished },
    ];
    const { unmount } = openBoard([], near(false));
    expect(await screen.findByText(closest)).toBeVisible();
    unmount();
    openBoard([], near(true));
    await article('Radhaus Freiburg');
    expect(screen.queryByText(closest)).toBeNull();
  });

  it('says when nobody is near, with the way to the nearest, and only then', async () => {
    const lonely = /^In deiner Nähe ist noch niemand, den wir dir vorschlagen können\./;
    const away = (distanceKm: number | null) =>
      [radhaus, blumen].map((one, at) => ({
        ...one,
        isNobodyNear: true,
        user: { ...one.user, distanceKm: distanceKm && distanceKm + at },
      }));
    const known = openBoard([], away(86));
    expect(await screen.findByText(lonely)).toHaveTextContent(/Der nächste dieser Betriebe ist rund 86 km entfernt\.$/);
    known.unmount();
    const unknown = openBoard([], away(null));
    expect(await screen.findByText(lonely)).toHaveTextContent(/vorschlagen können\.$/);
    unknown.unmount();
    openBoard([], [radhaus]);
    await article('Radhaus Freiburg');
    expect(screen.queryByText(lonely)).toBeNull();
  });

  it('says when nobody fits, and takes the filters back but not the order', async () => {
    const { user, use, location } = openBoard([], [radhaus]);
    await article('Radhaus Freiburg');
    use(answer(listPotentialMatches, []));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reihenfolge' }), 'Bestbewertete zuerst');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'Italienisch');
    expect(await screen.findByText('Niemand passt zu diesen Filtern')).toBeVisible();
    use(answer(listPotentialMatches, [radhaus]));
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    expect(location()).toBe('/matches?reihenfolge=rating');
  });

  it('asks one partner while another is being asked, each once', async () => {
    const { user, use, calls } = openBoard([], [radhaus, blumen]);
    const button = (name: string) =>
      within(screen.getByRole('article', { name })).getByRole('button', { name: 'Match vorschlagen' });
    await article('Radhaus Freiburg');
    const waiting = hold(answer(createMatch, aMatch()));
    use(waiting);
    await user.dblClick(button('Radhaus Freiburg'));
    expect(button('Radhaus Freiburg')).toHaveAttribute('aria-busy', 'true');
    expect(button('Annas Blumen')).not.toHaveAttribute('aria-busy', 'true');
    await user.click(button('Annas Blumen'));
    waiting.release();
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
    use(fail(createMatch, 'MATCH_REQUEST_LIMIT'));
    await waitFor(() => expect(button('Annas Blumen')).not.toHaveAttribute('aria-busy', 'true'));
    await user.click(button('Annas Blumen'));
    expect(await screen.findByText(/viele Partner angefragt/)).toBeVisible();
  });

  it.each([
    [4, /Heute kannst du noch 4\sPartner anfragen/],
    [1, /Heute kannst du noch einen\sPartner anfragen/],
    [0, /Für heute war das die letzte Anfrage\. Morgen geht es weiter/],
  ])('says how many more may be asked today where few are left: %i', async (requestsLeft, words) => {
    const { user, use } = openBoard([], [radhaus]);
    await article('Radhaus Freiburg');
    use(answer(createMatch, { ...aMatch(), requestsLeft }));
    await user.click(await screen.findByRole('button', { name: 'Match vorschlagen' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['STARTS_SMALL', /Nach 14 Tagen, oder sobald drei Partner eine Review von dir bestätigt haben, geht mehr/],
    ['FEWER_REQUESTS', /Morgen geht es weiter; mit der Zeit werden es wieder mehr/],
  ] as const)('says when more is possible: %s', async (code, words) => {
    const { user, use } = openBoard([], [radhaus]);
    await article('Radhaus Freiburg');
    const { status, message } = errorCatalogue[code];
    const body = { code, message, requestId: 'test-request', details: { retryAfterSeconds: 3_600 } };
    use({ endpoint: createMatch, respond: () => Response.json(body, { status }) });
    await user.click(await screen.findByRole('button', { name: 'Match vorschlagen' }));
    expect(await screen.findByText(words)).toHaveTextContent(/Weiter geht es am \d\d\.\d\d\.\d\d, \d\d:\d\d Uhr\.$/);
    // It is no failure.
    expect(screen.getByText('Für den Moment ist es genug')).toBeVisible();
    expect(screen.queryByText('Fehler')).toBeNull();
  });
});

const named = (companyName: string, index: number): PotentialMatch =>
  aPartner({
    user: { ...aPartner().user, id: `00000000-0000-4000-8000-00000000${String(1000 + index)}`, companyName },
  });
const nobody = '00000000-0000-4000-8000-0000000000ff';
const radhaus = aPartner();
const blumen = named('Annas Blumen', 7);

function setWidth(width: 'narrow' | 'wide') {
  const matches = width === 'wide';
  act(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches,
          media,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
  });
}
