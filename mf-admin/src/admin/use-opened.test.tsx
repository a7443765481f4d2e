import { BrowserRouter, useNavigate } from '@rezenso/platform/router';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOpened } from './use-opened.ts';

it('names what is opened in the address, beside what stood there', async () => {
  const { user, location } = open('?tab=users&page=2');
  await user.click(screen.getByRole('button', { name: 'Öffnen' }));
  expect(location()).toBe('/admin?tab=users&page=2&edit=role&member=7');
});

it('is a step of the history: back closes it', async () => {
  const { user, location } = open('?tab=users');
  await user.click(screen.getByRole('button', { name: 'Öffnen' }));
  await user.click(screen.getByRole('button', { name: 'Browser zurück' }));
  expect(location()).toBe('/admin?tab=users');
});

it('takes its step back when it is closed, so that back does not open it again', async () => {
  const { user, location } = open('?tab=reports');
  await user.click(screen.getByRole('button', { name: 'Woandershin' }));
  await user.click(screen.getByRole('button', { name: 'Öffnen' }));
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(location()).toBe('/admin?tab=users');
  await user.click(screen.getByRole('button', { name: 'Browser zurück' }));
  expect(location()).toBe('/admin?tab=reports');
});

it('keeps what the browser shows already and the router not yet, such as a search that has just been typed', async () => {
  window.history.replaceState(null, '', '/admin?tab=users');
  render(
    <BrowserRouter>
      <Probe />
    </BrowserRouter>,
  );
  window.history.replaceState(window.history.state, '', '/admin?tab=users&search=zurueck');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Öffnen' }));
  expect(window.location.search).toBe('?tab=users&search=zurueck&edit=role&member=7');
  window.history.replaceState(null, '', '/');
});

it('just leaves the address of whoever came by a link', async () => {
  const { user, location } = open('?tab=users&edit=role&member=7&page=2');
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(location()).toBe('/admin?tab=users&page=2');
});

it('takes one step back however often it is closed at once', async () => {
  const { user, location } = open('?tab=reports');
  await user.click(screen.getByRole('button', { name: 'Woandershin' }));
  await user.click(screen.getByRole('button', { name: 'Öffnen' }));
  await user.click(screen.getByRole('button', { name: 'Zweimal schließen' }));
  expect(location()).toBe('/admin?tab=users');
});

it('can be opened again after it was closed', async () => {
  const { user, location } = open('?tab=users');
  for (const name of ['Öffnen', 'Schließen', 'Öffnen']) await user.click(screen.getByRole('button', { name }));
  expect(location()).toBe('/admin?tab=users&edit=role&member=7');
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(location()).toBe('/admin?tab=users');
});

function open(query: string) {
  return renderWithPlatform(<Probe />, { route: `/admin${query}` });
}

function Probe() {
  const { open, close } = useOpened('edit', 'member');
  const navigate = useNavigate();
  const closeTwice = () => {
    close();
    close();
  };
  const actions = [
    ['Öffnen', () => open('role', '7')],
    ['Schließen', close],
    ['Zweimal schließen', closeTwice],
    ['Browser zurück', () => void navigate(-1)],
    ['Woandershin', () => void navigate('/admin?tab=users')],
  ] as const;
  return actions.map(([name, act]) => (
    <button key={name} type="button" onClick={act}>
      {name}
    </button>
  ));
}
