import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import {
  BrowserRouter,
  Link,
  type Location,
  MemoryRouter,
  type Navigator,
  parsePath,
  Router,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { useAddressState } from './use-address-state.ts';

describe('a filter that the address keeps', () => {
  it('loses no letter while the address catches up, however far behind it is', () => {
    const { catchUp, address } = renderWithSlowRouter();
    const box = screen.getByRole('searchbox', { name: 'Suche' });
    for (const typed of ['k', 'ku', 'kuc', 'kuch']) fireEvent.change(box, { target: { value: typed } });
    for (let step = 0; step < 4; step += 1) {
      expect(box).toHaveValue('kuch');
      act(catchUp);
    }
    expect(box).toHaveValue('kuch');
    expect(address()).toBe('?suche=kuch');
  });

  it('keeps what was deleted deleted, and what another field wrote meanwhile', () => {
    const { catchUp, address } = renderWithSlowRouter();
    const box = screen.getByRole('searchbox', { name: 'Suche' });
    fireEvent.change(box, { target: { value: 'k' } });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Ort' }), { target: { value: 'Ulm' } });
    fireEvent.change(box, { target: { value: '' } });
    for (let step = 0; step < 3; step += 1) {
      act(catchUp);
      expect(box).toHaveValue('');
    }
    expect(screen.getByRole('searchbox', { name: 'Ort' })).toHaveValue('Ulm');
    expect(address()).toBe('?ort=Ulm');
  });

  it('follows back and links, also to an entry that was typed here', async () => {
    const { user } = renderInHistory();
    const box = screen.getByRole('searchbox', { name: 'Suche' });
    await user.type(box, 'rad');
    await user.click(screen.getByRole('link', { name: 'Kuchen' }));
    expect(box).toHaveValue('kuchen');
    await user.type(box, '!');
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(box).toHaveValue('rad');
    await user.type(box, 'l');
    expect(box).toHaveValue('radl');
    expect(screen.getByText('?suche=radl')).toBeVisible();
  });

  it('comes back to an emptied search as empty', async () => {
    const { user } = renderInHistory();
    const box = screen.getByRole('searchbox', { name: 'Suche' });
    fireEvent.change(box, { target: { value: 'r' } });
    fireEvent.change(box, { target: { value: '' } });
    await user.click(screen.getByRole('link', { name: 'Kuchen' }));
    await user.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(box).toHaveValue('');
  });
});

describe('a filter that waits until the typing pauses', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('writes once, and takes an address that comes late for no news', () => {
    const { catchUp, address } = renderWithSlowRouter(300);
    const box = screen.getByRole('searchbox', { name: 'Suche' });
    fireEvent.change(box, { target: { value: 'ku' } });
    act(() => jest.advanceTimersByTime(300));
    fireEvent.change(box, { target: { value: 'kuc' } });
    act(catchUp);
    expect([box.getAttribute('value'), address()]).toEqual(['kuc', '?suche=ku']);
    act(() => jest.advanceTimersByTime(300));
    act(catchUp);
    expect([box.getAttribute('value'), address()]).toEqual(['kuc', '?suche=kuc']);
  });

  it('drops what has not settled when the person goes back', () => {
    renderInHistory(300);
    const box = screen.getByRole('searchbox', { name: 'Suche' });
    fireEvent.click(screen.getByRole('link', { name: 'Kuchen' }));
    fireEvent.change(box, { target: { value: 'kuchenteller' } });
    fireEvent.click(screen.getByRole('button', { name: 'Zurück' }));
    act(() => jest.advanceTimersByTime(1000));
    expect(box).toHaveValue('');
  });

  it('takes nothing back that opens meanwhile and still waits for its code', async () => {
    renderInBrowser();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Suche' }), { target: { value: 'ku' } });
    const button = screen.getByRole('button', { name: 'Öffnen' });
    await act(async () => fireEvent.click(button));
    await act(async () => jest.advanceTimersByTime(1000));
    expect(window.location.search).toBe('?offen=1&suche=ku');
    expect(window.history.state.usr).toMatchObject({ isStep: true });
  });

  it('holds nobody back who is on the way to another page', async () => {
    renderInBrowser();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Suche' }), { target: { value: 'ku' } });
    const button = screen.getByRole('button', { name: 'Andere Seite' });
    await act(async () => fireEvent.click(button));
    await act(async () => jest.advanceTimersByTime(1000));
    expect(window.location.pathname + window.location.search).toBe('/anderswo');
  });
});

function Field({ name, label, settleMs }: { name: string; label: string; settleMs: number }) {
  const [value, setValue] = useAddressState({
    read: (parameters) => parameters.get(name) ?? '',
    write: (next, parameters) => (next ? parameters.set(name, next) : parameters.delete(name)),
    settleMs,
  });
  return <input type="search" aria-label={label} value={value} onChange={(event) => setValue(event.target.value)} />;
}

function Fields({ settleMs = 0 }: { settleMs?: number }) {
  const navigate = useNavigate();
  return (
    <>
      <Field name="suche" label="Suche" settleMs={settleMs} />
      <Field name="ort" label="Ort" settleMs={settleMs} />
      <Link to="?suche=kuchen">Kuchen</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Zurück
      </button>
      <p>{useLocation().search}</p>
    </>
  );
}

/** In the history of the browser; what is opened never comes, and the page shows what it showed. */
function renderInBrowser(): void {
  window.history.replaceState(null, '', '/liste');
  render(
    <BrowserRouter>
      <Suspense>
        <Fields settleMs={300} />
        <Opening />
      </Suspense>
    </BrowserRouter>,
  );
}

const never = new Promise<never>(() => {});

function Opening() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (pathname !== '/liste' || search.includes('offen')) use(never);
  return (
    <>
      <button type="button" onClick={() => navigate('?offen=1', { state: { isStep: true } })}>
        Öffnen
      </button>
      <button type="button" onClick={() => navigate('/anderswo')}>
        Andere Seite
      </button>
    </>
  );
}

function renderInHistory(settleMs?: number) {
  render(
    <MemoryRouter initialEntries={['/liste']}>
      <Fields settleMs={settleMs ?? 0} />
    </MemoryRouter>,
  );
  return { user: userEvent.setup() };
}

/** A router that shows addresses one by one, when it is told to: as slow as a page that is hard to draw. */
function renderWithSlowRouter(settleMs = 0) {
  const waiting: Partial<Location>[] = [];
  const slow = { show: () => {}, shown: '', waiting, settleMs };
  render(<SlowRouter slow={slow} />);
  return { catchUp: () => slow.show(), address: () => slow.shown };
}

interface Slow {
  show(): void;
  shown: string;
  waiting: Partial<Location>[];
  settleMs: number;
}

function SlowRouter({ slow }: { slow: Slow }) {
  const [location, setLocation] = useState<Location>({
    pathname: '/liste',
    search: '',
    hash: '',
    state: null,
    key: 'first',
  });
  slow.show = () => setLocation((before) => ({ ...before, ...slow.waiting.shift() }));
  slow.shown = location.search;
  const navigator: Navigator = {
    createHref: String,
    go: () => {},
    push: () => {},
    replace: (to, state) => {
      const { search = '' } = typeof to === 'string' ? parsePath(to) : to;
      slow.waiting.push({ search, state, key: `entry-${Math.random()}` });
    },
  };
  return (
    <Router location={location} navigator={navigator}>
      <Fields settleMs={slow.settleMs} />
    </Router>
  );
}
