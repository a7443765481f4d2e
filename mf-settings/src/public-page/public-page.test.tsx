import { getCustomerVisits, getPublicPage, savePublicPage } from '@rezenso/contract/public-page';
import { answer, fail, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPublicPage, nothingShown, noVisits, pageIs, someVisits } from '../testing/public-pages.ts';
import PublicPagePart from './public-page.part.tsx';

const show = (...answers: Stub[]) => renderWithPlatform(<PublicPagePart />, { answers });
const published = () => screen.findByRole('switch', { name: 'Seite und Siegel zeigen' });
const findable = () => screen.getByRole('switch', { name: 'Von Suchmaschinen finden lassen' });
const name = () => screen.getByRole('textbox', { name: /Adresse deiner Seite/ });
const save = () => screen.getByRole('button', { name: 'Speichern' });

describe('the public page in the settings', () => {
  it('begins switched off, with a proposed address, and says what everybody would see', async () => {
    const { container } = show(pageIs({ ...nothingShown }));
    expect(await published()).not.toBeChecked();
    expect(findable()).toBeDisabled();
    expect(name()).toHaveValue('baeckerei-sommer');
    expect(screen.getByText(/Dein eigener Name und deine E-Mail-Adresse stehen dort nicht/)).toBeVisible();
    expect(screen.getByText(/unter Bewertungen, die du für Partner/)).toBeVisible();
    expect(screen.getByText(/bekommst du hier dein Siegel/)).toBeVisible();
    expect(screen.getByText(/bekommst du hier Link, Code und Aushang/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Seite ansehen/ })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says that Pro has it in more languages, where the site has more', async () => {
    const { unmount } = show(pageIs({ ...nothingShown }));
    await published();
    expect(screen.queryByText(/Mit Pro lesen Besucher/)).toBeNull();
    unmount();
    document.documentElement.dataset.languages = 'de en';
    show(pageIs({ ...nothingShown }));
    expect(await screen.findByText(/Mit Pro lesen Besucher sie auch auf Englisch/)).toBeVisible();
    delete document.documentElement.dataset.languages;
  });

  it('says to a member with Pro in which languages visitors read it', async () => {
    document.documentElement.dataset.languages = 'de en';
    show(pageIs({ ...nothingShown, speaksLanguages: true }));
    expect(
      await screen.findByText(/lesen Besucher auf Deutsch oder, wenn ihr Browser danach fragt, auf Englisch/),
    ).toBeVisible();
    expect(screen.queryByText(/Mit Pro/)).toBeNull();
    delete document.documentElement.dataset.languages;
  });

  it('is switched on under a name of one’s own, and shows seal and link then', async () => {
    const { user, calls, use } = show(pageIs({ ...nothingShown }), someVisits);
    await user.click(await published());
    await user.click(findable());
    await user.clear(name());
    await paste(user, name(), ' Brot-Sommer ');
    expect(screen.getByText(/So findet man dich: .*\/u\/brot-sommer$/)).toBeVisible();
    await user.clear(name());
    await paste(user, name(), 'Ä b!');
    expect(screen.queryByText(/So findet man dich/)).toBeNull();
    await user.clear(name());
    await paste(user, name(), ' Brot-Sommer ');
    use(answer(savePublicPage, aPublicPage({ name: 'brot-sommer' })), pageIs({ name: 'brot-sommer' }));
    await user.click(save());
    expect(await screen.findByText('Gespeichert')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'brot-sommer',
      isPublished: true,
      isFindable: true,
      asksCustomers: false,
      seen: { name: 'baeckerei-sommer', isPublished: false, isFindable: false, asksCustomers: false },
    });
    expect(await screen.findByRole('img', { name: 'So sieht dein Siegel aus' })).toHaveAttribute(
      'src',
      '/siegel/brot-sommer.svg',
    );
  });

  it('says that a name is taken, at the name, and keeps what was chosen', async () => {
    const { user, calls } = show(pageIs({ ...nothingShown }), fail(savePublicPage, 'PUBLIC_NAME_TAKEN'));
    await user.click(await published());
    await user.click(save());
    expect((await screen.findAllByText(/schon vergeben/)).length).toBeGreaterThan(0);
    expect(name()).toHaveAccessibleDescription(/schon vergeben/);
    expect(await published()).toBeChecked();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('says from when on a name that was changed often can be changed again', async () => {
    const details = { possibleFrom: '2032-05-04T10:00:00.000Z' };
    const refused = fail(savePublicPage, 'PUBLIC_NAME_CHANGED_OFTEN');
    const body = { code: 'PUBLIC_NAME_CHANGED_OFTEN', message: 'x', requestId: 'test-request', details };
    const { user } = show(pageIs({ ...nothingShown }), {
      ...refused,
      respond: () => Response.json(body, { status: 409 }),
    });
    await user.click(await published());
    await user.click(save());
    await waitFor(() => expect(name()).toHaveAccessibleDescription(/wieder ab 04\.05\.2032/));
  });

  it('sends no name that is none', async () => {
    const { user, calls } = show(pageIs(), someVisits);
    await published();
    await user.clear(name());
    await paste(user, name(), 'Bäckerei');
    await user.click(save());
    expect(await screen.findByText(/^Bitte nimm 3 bis 60 Zeichen/)).toBeVisible();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('says what becomes of the address that is left', async () => {
    const { user } = show(pageIs(), someVisits);
    await published();
    expect(screen.queryByText(/führt die alte ein Jahr lang weiter/)).toBeNull();
    await paste(user, name(), '-neu');
    expect(screen.getByText(/führt die alte ein Jahr lang weiter/)).toBeVisible();
  });

  it('says of a page that moderation hides why, and cannot switch it on until that is lifted', async () => {
    const hidden = {
      since: '2026-03-02T09:00:00.000Z',
      reason: 'page_insult',
      text: 'Bitte nimm das heraus.',
    } as const;
    const { container } = show(pageIs({ isPublished: false, hidden }), someVisits);
    expect(await published()).toBeDisabled();
    expect(screen.getByText('Deine Seite, dein Siegel und dein Link für Kundschaft sind verborgen')).toBeVisible();
    expect(screen.getByText(/am 02\.03\.2026 geprüft\. Grund: Beleidigung oder Bloßstellung\./)).toBeVisible();
    expect(screen.getByText('Bitte nimm das heraus.')).toBeVisible();
    expect(screen.queryByText(/So findet man dich/)).toBeNull();
    expect(screen.getByRole('switch', { name: 'Link für Kundschaft' })).toBeEnabled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lets one say that a hidden page does not come back', async () => {
    const hidden = {
      since: '2026-03-02T09:00:00.000Z',
      reason: 'page_insult',
      text: 'Bitte nimm das heraus.',
      comesBack: true,
    } as const;
    const { user, calls, use } = show(pageIs({ isPublished: false, hidden }), someVisits);
    const comesBack = await screen.findByRole('switch', { name: 'Nach der Freigabe wieder zeigen' });
    expect(comesBack).toBeChecked();
    await user.click(comesBack);
    const page = { ...aPublicPage(), isPublished: false, hidden: { ...hidden, comesBack: false } };
    use(answer(savePublicPage, page), answer(getPublicPage, page));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Gespeichert')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ isPublished: false, comesBack: false });
    expect(comesBack).not.toBeChecked();
  });

  it('waits for a finished profile', async () => {
    show(pageIs({ ...nothingShown, isReady: false }));
    expect(await published()).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Profil vervollständigen' })).toHaveAttribute('href', '/onboarding');
  });

  it('says when it could not be read', async () => {
    show(fail(getPublicPage, 'INTERNAL'));
    expect(await screen.findByText('Deine öffentliche Seite konnte nicht geladen werden')).toBeVisible();
  });
});

describe('the seal', () => {
  it('is copied with one click', async () => {
    const { user, container } = show(pageIs(), someVisits);
    const line = await screen.findByRole('textbox', { name: /HTML-Code/ });
    expect(line).toHaveValue(aPublicPage().seal);
    const region = screen.getByRole('region', { name: 'Siegel für deine Website' });
    await user.click(within(region).getByRole('button', { name: 'Kopieren' }));
    expect(await within(region).findByRole('button', { name: 'Kopiert' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(aPublicPage().seal);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is marked for copying where the browser forbids it', async () => {
    const { user } = show(pageIs(), someVisits);
    await published();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const region = screen.getByRole('region', { name: 'Siegel für deine Website' });
    await user.click(within(region).getByRole('button', { name: 'Kopieren' }));
    expect(await screen.findByText(/lässt das Kopieren nicht zu/)).toBeVisible();
    const line = screen.getByRole<HTMLInputElement>('textbox', { name: /HTML-Code/ });
    expect(line.value.slice(line.selectionStart ?? 0, line.selectionEnd ?? 0)).toBe(aPublicPage().seal);
  });
});

describe('asking customers', () => {
  it('has the link, the code, the sheet, and the rule of every platform', async () => {
    show(pageIs(), someVisits);
    expect(await screen.findByRole('textbox', { name: 'Dein Link' })).toHaveValue(aPublicPage().customerAddress);
    expect(screen.getByRole('img', { name: 'QR-Code mit deinem Link' })).toHaveAttribute(
      'src',
      '/b/baeckerei-sommer/code.svg',
    );
    const sheet = screen.getByRole('link', { name: 'Aushang als PDF' });
    expect([sheet.getAttribute('href'), sheet.hasAttribute('download')]).toEqual([
      '/api/public-page/print-sheet',
      true,
    ]);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual([
      expect.stringMatching(/GoogleDein Link führt dorthinGoogle erlaubt, alle zu bitten\./),
      expect.stringMatching(/YelpDein Link führt nicht dorthinYelp möchte das nicht\./),
    ]);
  });

  it('shows how often it was opened, and where it led', async () => {
    show(pageIs(), someVisits);
    expect(await screen.findByText('12 Aufrufe')).toBeVisible();
    expect(screen.getByText('5 weiter zu einer Plattform')).toBeVisible();
    const days = within(screen.getByRole('table', { name: 'Aufrufe der letzten 30 Tage' })).getAllByRole('row');
    expect(days.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/3.*2026.*4 \/ 2$/),
      expect.stringMatching(/2.*2026.*8 \/ 3$/),
    ]);
    const platforms = within(screen.getByRole('table', { name: 'Wohin es weiterging' })).getAllByRole('rowheader');
    expect(platforms.map((head) => head.textContent)).toEqual(['Google', 'Facebook']);
  });

  it('says when nobody came, and when the figures could not be read', async () => {
    const { unmount } = show(pageIs(), noVisits);
    expect(await screen.findByText('Noch hat niemand deinen Link geöffnet.')).toBeVisible();
    unmount();
    show(pageIs(), fail(getCustomerVisits, 'INTERNAL'));
    expect(await screen.findByText('Die Zahlen konnten nicht geladen werden')).toBeVisible();
  });

  it('leads to the platforms when there are none', async () => {
    show(pageIs({ platforms: [] }), noVisits);
    expect(await screen.findByRole('link', { name: 'Plattform hinzufügen' })).toHaveAttribute(
      'href',
      '/settings/platforms',
    );
  });
});
