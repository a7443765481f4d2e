import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { useUnsavedForm } from '../forms/unsaved-forms.ts';
import { departure } from '../leave.ts';
import { Link, Route, Routes, useLocation, useNavigate } from '../router.ts';
import { BrowserRouter } from './browser-router.tsx';
import { usePendingLeave } from './pending-leave.ts';

beforeEach(() => window.history.replaceState(null, '', '/start'));

describe('leaving a form with unsaved changes', () => {
  it.each(['Link', 'Code'])('by %s asks first, and stays with everything that was typed', async (way) => {
    const user = await openForm();
    await user.type(screen.getByRole('textbox'), 'Neu');
    await user.click(screen.getByText(way));
    await user.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
    expect(window.location.pathname).toBe('/form');
    expect(screen.getByRole('textbox')).toHaveValue('Neu');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('goes on when the changes are given up, and tells the form so', async () => {
    const onDiscard = jest.fn();
    const user = await openForm(onDiscard);
    await user.type(screen.getByRole('textbox'), 'Neu');
    await user.click(screen.getByText('Link'));
    expect(onDiscard).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
    expect(screen.getByText('Anderswo')).toBeVisible();
    expect(onDiscard).toHaveBeenCalledTimes(1);
    await user.click(screen.getByText('Start'));
    expect(screen.getByText('Zum Formular')).toBeVisible();
  });

  it('does not ask while nothing has changed, nor for another address of the same page', async () => {
    const user = await openForm();
    await user.type(screen.getByRole('textbox'), 'Neu');
    await user.click(screen.getByText('Schritt 2'));
    expect(window.location.search).toBe('?schritt=2');
    await user.clear(screen.getByRole('textbox'));
    await user.click(screen.getByText('Link'));
    expect(screen.getByText('Anderswo')).toBeVisible();
  });

  it('asks before the back button takes the page away, and takes the move back meanwhile', async () => {
    const user = await openForm();
    await user.type(screen.getByRole('textbox'), 'Neu');
    window.history.back();
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    await user.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
    expect(screen.getByRole('textbox')).toHaveValue('Neu');
    window.history.back();
    await user.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    expect(await screen.findByText('Zum Formular')).toBeVisible();
    expect(window.location.pathname).toBe('/start');
  });

  it('asks before a plain link of this site, as the sign-out is one, and lets links to other windows be', async () => {
    const departures: string[] = [];
    departure.assign = (url) => departures.push(url);
    const user = await openForm();
    await user.type(screen.getByRole('textbox'), 'Neu');
    await user.click(screen.getByText('Neues Fenster'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(screen.getByText('Abmelden'));
    await user.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
    expect(departures).toEqual([]);
    await user.click(screen.getByText('Abmelden'));
    await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
    expect(departures).toEqual(['http://localhost/api/logout']);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('lets a choice of language take the place of the page that it leads back to, and asks before it as well', async () => {
    const replaced: string[] = [];
    departure.replace = (url) => replaced.push(url);
    departure.assign = (url) => replaced.push(`assigned ${url}`);
    const user = await openForm();
    await user.click(screen.getByText('English'));
    expect(replaced).toEqual(['http://localhost/api/language/en']);
    await user.type(screen.getByRole('textbox'), 'Neu');
    await user.click(screen.getByText('English'));
    expect(replaced).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
    expect(replaced).toEqual(['http://localhost/api/language/en', 'http://localhost/api/language/en']);
  });

  it('takes along what was entered elsewhere and not sent, when somebody signs out, and not before', async () => {
    localStorage.setItem('rezenso:kept:anna:decline:1', '"Zu weit"');
    departure.assign = () => undefined;
    const user = await openForm();
    await user.type(screen.getByRole('textbox'), 'Neu');
    await user.click(screen.getByText('Abmelden'));
    await user.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
    expect(localStorage).toHaveLength(1);
    await user.click(screen.getByText('Abmelden'));
    await user.click(screen.getByRole('button', { name: 'Verwerfen' }));
    expect(localStorage).toHaveLength(0);
  });

  it('takes it along as well when the sign-out is opened in another tab, and not for a menu', async () => {
    const user = await openForm();
    const link = screen.getByText('Abmelden');
    // jsdom opens nothing; whoever listens last may say so.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    for (const [ways, left] of [
      [{ keys: '[MouseRight]', target: link }, 1],
      [{ keys: '[MouseMiddle]', target: link }, 0],
    ] as const) {
      localStorage.setItem('rezenso:kept:anna:decline:1', '"Zu weit"');
      await user.pointer(ways);
      expect(localStorage).toHaveLength(left);
    }
    localStorage.setItem('rezenso:kept:anna:decline:1', '"Zu weit"');
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(localStorage).toHaveLength(0);
  });
});

async function openForm(onDiscard?: () => void) {
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/start" element={<Link to="/form">Zum Formular</Link>} />
        <Route path="/form" element={<Form onDiscard={onDiscard} />} />
        <Route path="/elsewhere" element={<Elsewhere />} />
      </Routes>
      <Question />
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByText('Zum Formular'));
  return user;
}

function Form({ onDiscard }: { onDiscard: (() => void) | undefined }): ReactNode {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  useUnsavedForm(text !== '', { ...(onDiscard && { onDiscard }) });
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/elsewhere">Link</Link>
      <Link to="?schritt=2">Schritt 2</Link>
      <button type="button" onClick={() => navigate('/elsewhere')}>
        Code
      </button>
      <a href="/api/logout">Abmelden</a>
      <a href="/api/language/en">English</a>
      <a href="/somewhere" target="_blank" rel="noreferrer">
        Neues Fenster
      </a>
    </>
  );
}

function Elsewhere() {
  const { pathname } = useLocation();
  return (
    <p>
      <span>Anderswo</span> {pathname} <Link to="/start">Start</Link>
    </p>
  );
}

function Question() {
  const pending = usePendingLeave();
  if (!pending) return null;
  return (
    <div role="alertdialog">
      <button type="button" onClick={pending.stay}>
        Weiter bearbeiten
      </button>
      <button type="button" onClick={pending.discard}>
        Verwerfen
      </button>
    </div>
  );
}
