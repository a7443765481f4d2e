import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { useAddress, useChosenFilter, useTypedFilter } from './use-address.ts';

describe('the page that an address names', () => {
  it.each([
    ['', 1],
    ['?page=7', 7],
    ['?page=100000', 100_000],
    ['?page=100001', 1],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=1.5', 1],
    ['?page=letzte', 1],
    ['?page=', 1],
  ])('of /admin%s is %s', (query, page) => {
    open(query);
    expect(screen.getByRole('status')).toHaveTextContent(`Seite ${page}`);
  });
});

describe('a change of the address', () => {
  it('as a filter keeps the others and starts with the first page', async () => {
    const { user, location } = open('?tab=users&role=super_admin&page=4');
    await user.click(screen.getByRole('button', { name: 'Gesperrte' }));
    expect(location()).toBe('/admin?tab=users&role=super_admin&status=banned');
  });

  it('takes a filter for all out again', async () => {
    const { user, location } = open('?tab=users&status=banned');
    await user.click(screen.getByRole('button', { name: 'Alle' }));
    expect(location()).toBe('/admin?tab=users');
  });

  it('keeps all where it is a value of its own', async () => {
    const { user, location } = open('?status=banned');
    await user.click(screen.getByRole('button', { name: 'Alles behalten' }));
    expect(location()).toBe('/admin?status=all');
  });

  it('as a step keeps the page, and takes out what is empty', async () => {
    const { user, location } = open('?page=2&status=banned');
    await user.click(screen.getByRole('button', { name: 'Schritt' }));
    expect(location()).toBe('/admin?page=3');
  });
});

describe('a typed filter', () => {
  it('stands in the field at once and in the address when the typing pauses', async () => {
    const { user, location } = open('?page=3');
    await user.type(screen.getByLabelText('Suche'), 'anna');
    expect(screen.getByLabelText('Suche')).toHaveValue('anna');
    await waitFor(() => expect(location()).toBe('/admin?search=anna'));
  });

  it('begins with what the address says, and leaves the address when it is emptied', async () => {
    const { user, location } = open('?search=anna&tab=users');
    expect(screen.getByLabelText('Suche')).toHaveValue('anna');
    await user.clear(screen.getByLabelText('Suche'));
    await waitFor(() => expect(location()).toBe('/admin?tab=users'));
  });

  it('keeps both of two filters that are set at the same moment', async () => {
    const { user, location } = open('?tab=users&page=2');
    await user.click(screen.getByRole('button', { name: 'Beides' }));
    await waitFor(() => expect(location()).toBe('/admin?tab=users&role=admin&level=gold'));
    await user.click(screen.getByRole('button', { name: 'Beides nicht' }));
    await waitFor(() => expect(location()).toBe('/admin?tab=users'));
  });

  it('does not read from the address what is no whole value', () => {
    open('?day=2026-1');
    expect(screen.getByLabelText('Tag')).toHaveValue('');
  });
});

function open(query: string) {
  return renderWithPlatform(<Probe />, { route: `/admin${query}` });
}

function Probe() {
  const { change, page } = useAddress();
  const [search, setSearch] = useTypedFilter('search');
  const [chooseRole, chooseLevel] = [useChosenFilter('role'), useChosenFilter('level')];
  const chooseBoth = (role: string, level: string) => {
    chooseRole(role);
    chooseLevel(level);
  };
  const [day, setDay] = useTypedFilter('day', (typed) => typed.length === 10);
  return (
    <>
      <p role="status">Seite {page}</p>
      <button type="button" onClick={() => change({ status: 'banned' })}>
        Gesperrte
      </button>
      <button type="button" onClick={() => change({ status: 'all' })}>
        Alle
      </button>
      <button type="button" onClick={() => change({ status: 'all' }, { keepsAll: true })}>
        Alles behalten
      </button>
      <button type="button" onClick={() => change({ page: '3', status: '' }, { push: true })}>
        Schritt
      </button>
      <button type="button" onClick={() => chooseBoth('admin', 'gold')}>
        Beides
      </button>
      <button type="button" onClick={() => chooseBoth('all', 'all')}>
        Beides nicht
      </button>
      <input aria-label="Suche" value={search} onChange={(event) => setSearch(event.target.value)} />
      <input aria-label="Tag" value={day} onChange={(event) => setDay(event.target.value)} />
    </>
  );
}
