import { Route, Routes } from '@rezenso/platform/router';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen } from '@testing-library/react';
import NotFoundPage from '../not-found/not-found.page.tsx';
import { startWith } from '../testing/remotes.ts';
import { AppFrame } from './app-frame.tsx';

beforeAll(() => startWith());

it('puts the page of a member under the navigation, into the one main', async () => {
  open();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Bewertungen' }));
  await expectAccessible();
});

it('lets the keyboard jump over the navigation', async () => {
  const { user } = open();
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Zum Inhalt springen' });
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
});

it('gives visitors no frame: what they meet brings its own main', () => {
  open({ session: null });
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('main')).toBeNull();
});

describe('an address that nobody serves', () => {
  it('tells members so under their navigation, and leads back to the dashboard', async () => {
    open({ route: '/gibt-es-nicht' });
    expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText(/did you forget to declare this page/)).toBeVisible();
    expect(screen.getByText(/Diese Seite gibt es nicht/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Dashboard' })).toHaveAttribute('href', '/');
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('banner')).toBeVisible();
    await expectAccessible();
  });

  it('tells visitors so on a page of its own, and leads to the start page', async () => {
    open({ route: '/gibt-es-nicht', session: null });
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: '404 Page Not Found' }));
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
    await expectAccessible();
  });
});

function open({ route = '/reviews', session }: { route?: string; session?: null } = {}) {
  const pages = (
    <Routes>
      <Route element={<AppFrame />}>
        <Route path="/reviews" element={<h1>Bewertungen</h1>} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
  return renderWithPlatform(pages, { route, ...(session === null && { session }) });
}
