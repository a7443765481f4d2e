import { renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen, within } from '@testing-library/react';
import { takeReturn } from '../sign-in/return-path.ts';
import LandingPage from './landing.page.tsx';

const open = () => renderWithPlatform(<LandingPage />, { session: null });

describe('the landing page', () => {
  it('says what it is in one h1, shows the beta, and is accessible', async () => {
    open();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText('Jetzt in der Beta - Kostenlos testen')).toBeVisible();
    await expectAccessible();
  });

  it('asks nothing of the API', () => {
    expect(open().calls).toEqual([]);
  });

  it('claims what the product does in six cards', () => {
    open();
    const features = screen.getByRole('region', { name: 'Alles, was ein fairer Austausch braucht' });
    expect(headingsIn(features, 3)).toEqual([
      'KI-gestütztes Matching',
      'KI-Betrugserkennung',
      'Faire Balance',
      'Mehrere Plattformen',
      'Detaillierte Analysen',
      'Gamification',
    ]);
  });

  it('explains the four steps in order', () => {
    open();
    const [steps] = within(screen.getByRole('region', { name: "So funktioniert's" })).getAllByRole('list');
    expect(steps && headingsIn(steps, 3)).toEqual([
      'Profil erstellen',
      'Matches finden',
      'Reviews austauschen',
      'Wachsen und aufsteigen',
    ]);
  });

  it('promises no confirmation that silence does not need', () => {
    open();
    expect(screen.getByText(/Ohne Antwort gilt es nach 14\sTagen als bestätigt\./)).toBeVisible();
    expect(screen.queryByText(/Erst wenn du den Erhalt bestätigst/)).toBeNull();
  });

  it('prices both plans as the business constants say', () => {
    open();
    const free = screen.getByRole('article', { name: 'Kostenlos' });
    expect(within(free).getByText('0 €').textContent).toBe('0\u00a0€');
    expect(itemsIn(free)).toEqual(['5 Review-Austausche', 'KI-Matching', 'Einfache Analysen', 'Betrugserkennung']);
    const pro = screen.getByRole('article', { name: 'Pro' });
    expect(within(pro).getByText('29 €').textContent).toBe('29\u00a0€');
    expect(within(pro).getByText('Beliebt')).toBeVisible();
    expect(within(pro).getByText(/Jederzeit kündbar/)).toBeVisible();
    expect(itemsIn(pro)).toContain('Unbegrenzte Review-Austausche');
  });

  it('pictures the product for everybody: one image with a name, nothing to press in it', () => {
    open();
    const picture = screen.getByRole('img', { name: /Blick ins Dashboard/ });
    expect(picture.querySelectorAll('a, button, input, [tabindex]')).toHaveLength(0);
  });

  it('leads from its foot to its own parts and to the pages of the server, by plain links', () => {
    open();
    const foot = within(screen.getByRole('contentinfo'));
    const links = foot.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Features', '#features'],
      ['Preise', '#preise'],
      ['API', '/api/docs'],
      ['Über uns', '/ueber-uns'],
      ['Blog', '/blog'],
      ['Karriere', '/karriere'],
      ['Hilfe Center', '/hilfe'],
      ['Kontakt', '/kontakt'],
      ['Status', '/status'],
      ['Datenschutz', '/datenschutz'],
      ['AGB', '/agb'],
      ['Impressum', '/impressum'],
    ]);
    expect(foot.getByText(/© 2024/)).toBeVisible();
  });

  it('carries no style attribute: its policy refuses them in the HTML drawn at build time', () => {
    expect(open().container.innerHTML).not.toMatch(/ style=/);
  });

  it('never leads to an empty fragment', () => {
    const { container } = open();
    for (const link of container.querySelectorAll('a[href^="#"]'))
      expect(container.querySelector(link.getAttribute('href') ?? '#')).not.toBeNull();
  });
});

describe('the ways in', () => {
  it.each(['Einfach per E-Mail', 'Anmelden', 'Kostenlos starten', 'Jetzt Profil erstellen', 'Kostenlos loslegen'])(
    'leads "%s" to the sign-in',
    (name) => {
      open();
      const links = screen.getAllByRole('link', { name, hidden: true });
      for (const link of links) expect(link).toHaveAttribute('href', '/magic-link');
    },
  );

  it('leads the last call to /api/login by plain navigation', () => {
    open();
    expect(screen.getByRole('link', { name: 'Jetzt kostenlos starten' })).toHaveAttribute('href', '/api/login');
  });

  it('remembers that somebody came for Pro', async () => {
    const { user, location } = open();
    await user.click(screen.getByRole('link', { name: 'Mit Pro loslegen' }));
    expect(location()).toBe('/magic-link');
    expect(takeReturn()).toBe('/subscribe');
  });
});

describe('the menu of phones', () => {
  it('opens, says so, and closes by its button', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Menü öffnen' }));
    const toggle = screen.getByRole('button', { name: 'Menü schließen' });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Einfach per E-Mail' })).toBeVisible();
    await expectAccessible();
    await user.click(toggle);
    expect(screen.queryByRole('link', { name: 'Einfach per E-Mail' })).toBeNull();
  });

  it('closes by Escape and gives the focus back to its button', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Menü öffnen' }));
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Menü öffnen' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Anmelden' })).toBeNull();
  });

  it('closes when it leads to a part of the page', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Menü öffnen' }));
    await user.click(menuLink('Preise'));
    expect(screen.getByRole('button', { name: 'Menü öffnen' })).toHaveAttribute('aria-expanded', 'false');
  });
});

it('switches the theme and names what the button will do', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Dunkles Design einschalten' }));
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Helles Design einschalten' }));
  expect(document.documentElement).toHaveClass('light');
});

const headingsIn = (part: HTMLElement, level: number) =>
  within(part)
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent);

const itemsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

function menuLink(name: string): HTMLElement {
  const link = within(screen.getByRole('navigation')).getAllByRole('link', { name }).at(-1);
  if (!link) throw new Error(`The menu has no link ${name}`);
  return link;
}
