import type { AuthUser } from '@rezenso/contract/auth';
import { startLanguage } from '@rezenso/contract/language-catalogue';
import type { ModuleNavigation } from '@rezenso/contract/releases';
import { startTheme, useUnsavedForm } from '@rezenso/platform';
import { aMember, renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aManifest, startWith } from '../testing/remotes.ts';
import { TopNavigation } from './top-navigation.tsx';

beforeAll(() => {
  // Without routes no link has code to fetch ahead.
  const declare = (name: string, ...navigation: ModuleNavigation[]) => aManifest({ name, routes: [], navigation });
  startWith(
    declare('mf-admin', { label: 'Admin', path: '/admin', order: 60, isAdminOnly: true }),
    declare(
      'mf-settings',
      { label: 'Einstellungen', labels: { en: 'Settings' }, path: '/settings', order: 40 },
      { label: 'Subscription', path: '/subscribe', order: 50 },
    ),
    declare('mf-matching', { label: 'Matches', path: '/matches', order: 20 }),
    declare('mf-reviews', { label: 'Bewertungen', path: '/reviews', order: 30 }),
  );
});

it('offers the other language to members too, who meet no foot of a page', async () => {
  document.documentElement.dataset.languages = 'de en';
  const { user } = open();
  await user.click(screen.getByRole('button', { name: /^Benutzermenü von/ }));
  expect(screen.getByRole('menuitem', { name: 'English' })).toHaveAttribute('href', '/api/language/en');
  expect(screen.queryByRole('menuitem', { name: 'Deutsch' })).toBeNull();
  expect(screen.getByText('English')).toHaveAttribute('lang', 'en');
  delete document.documentElement.dataset.languages;
});

describe('the links', () => {
  it('are the dashboard and what the modules declare, in their order', () => {
    open();
    expect(entries()).toEqual([
      ['Dashboard', '/'],
      ['Matches', '/matches'],
      ['Bewertungen', '/reviews'],
      ['Einstellungen', '/settings'],
      ['Subscription', '/subscribe'],
    ]);
  });

  it('are called in the language of the page where a module says how', () => {
    startLanguage('en', {});
    open();
    globalThis.__rezensoLanguage = undefined;
    expect(entries().map(([label]) => label)).toEqual([
      'Dashboard',
      'Matches',
      'Bewertungen',
      'Settings',
      'Subscription',
    ]);
  });

  it('hold the admin area for admins only', () => {
    open({ user: { isAdmin: true } });
    expect(entries().at(-1)).toEqual(['Admin', '/admin']);
  });

  it.each([
    ['/', 'Dashboard'],
    ['/matches', 'Matches'],
    ['/settings/privacy', 'Einstellungen'],
  ])('mark at %s where one is: %s', (route, label) => {
    open({ route });
    expect(current()).toEqual([label]);
  });

  it('mark nothing on a page that none of them leads to', () => {
    open({ route: '/exchanges' });
    expect(current()).toEqual([]);
  });

  it('end with a plain link that signs out', () => {
    open();
    expect(screen.getByRole('link', { name: 'Abmelden' })).toHaveAttribute('href', '/api/logout');
  });

  it('have no accessibility fault', async () => {
    open({ user: { unreadNotifications: 3 } });
    await expectAccessible();
  });
});

describe('the user dropdown', () => {
  it('leads to profile, settings, subscription, help and sign-out', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Benutzermenü von Anna Sommer' }));
    const items = within(screen.getByRole('menu')).getAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Profil', '/settings'],
      ['Einstellungen', '/settings'],
      ['Subscription', '/subscribe'],
      ['Hilfe und Support', '/support'],
      ['Abmelden', '/api/logout'],
    ]);
    expect(screen.getByRole('menu')).toHaveTextContent('anna@baeckerei-sommer.example');
    await expectAccessible();
  });

  it('works with the keyboard alone', async () => {
    const { user, location } = open();
    const button = screen.getByRole('button', { name: /Benutzermenü/ });
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Profil' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(location()).toBe('/subscribe');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('goes by the e-mail address until the name is known', () => {
    open({ user: { firstName: null, lastName: null, companyName: null } });
    expect(screen.getByRole('button', { name: 'Benutzermenü von anna@baeckerei-sommer.example' })).toBeVisible();
  });
});

describe('the theme toggle', () => {
  it('says what it will do, switches the document and remembers the choice', async () => {
    localStorage.clear();
    startTheme();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Dunkles Design einschalten' }));
    expect(document.documentElement).toHaveClass('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    startTheme();
    expect(document.documentElement).toHaveClass('dark');
    await user.click(await screen.findByRole('button', { name: 'Helles Design einschalten' }));
    expect(document.documentElement).toHaveClass('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });
});

describe('the side menu', () => {
  it('opens with all entries and closes by Escape, back to its button', async () => {
    const { user } = open({ user: { isAdmin: true } });
    const button = screen.getByRole('button', { name: 'Menü öffnen' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('dialog', { name: 'Menü' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Dashboard',
      'Matches',
      'Bewertungen',
      'Einstellungen',
      'Subscription',
      'Admin',
      'Hilfe und Support',
      'Abmelden',
    ]);
    await expectAccessible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when it has led somewhere', async () => {
    const { user, location } = open();
    await user.click(screen.getByRole('button', { name: 'Menü öffnen' }));
    const menu = await screen.findByRole('dialog', { name: 'Menü' });
    await user.click(within(menu).getByRole('link', { name: 'Bewertungen' }));
    expect(location()).toBe('/reviews');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes also when the reader stays with a form that is not saved', async () => {
    const { user, location } = renderWithPlatform(
      <>
        <DirtyForm />
        <TopNavigation user={aMember} />
      </>,
      { route: '/settings' },
    );
    await user.click(screen.getByRole('button', { name: 'Menü öffnen' }));
    const menu = await screen.findByRole('dialog', { name: 'Menü' });
    await user.click(within(menu).getByRole('link', { name: 'Bewertungen' }));
    await user.click(screen.getByText('Weiter bearbeiten'));
    expect(location()).toBe('/settings');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes by its button', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Menü öffnen' }));
    await user.click(await screen.findByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

function DirtyForm() {
  useUnsavedForm(true);
  return null;
}

function open({ user = {}, route = '/' }: { user?: Partial<AuthUser>; route?: string } = {}) {
  return renderWithPlatform(<TopNavigation user={{ ...aMember, ...user }} />, { route, session: user });
}

function links(): HTMLElement[] {
  return within(screen.getByRole('navigation', { name: 'Hauptnavigation' })).getAllByRole('link');
}

const entries = () => links().map((link) => [link.textContent, link.getAttribute('href')]);
const current = () =>
  links()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);
