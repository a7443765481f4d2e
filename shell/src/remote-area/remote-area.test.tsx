import { reportClientError } from '@rezenso/contract/client-errors';
import { noteServerContract } from '@rezenso/platform';
import { answer, type PlatformRender, renderWithPlatform } from '@rezenso/platform/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { startRegistry } from '../releases/registry.ts';
import { aManifest, aRegistry, deliver, startWith } from '../testing/remotes.ts';
import { RemoteArea } from './remote-area.tsx';

const reported = answer(reportClientError, { ok: true });
let count = 0;
/** A module of its own for each test: what one test loaded, the next one would find. */
const freshName = () => `mf-test-${++count}`;

it('shows the skeleton, then the page', async () => {
  const name = freshName();
  startWith(aManifest({ name }));
  const code = Promise.withResolvers<{ default: () => ReactNode }>();
  deliver(name, { pages: { reviews: () => code.promise } });
  await show(area(name));
  expect(screen.getByText('lädt')).toBeVisible();
  await act(async () => code.resolve({ default: () => <h1>Bewertungen</h1> }));
  expect(await screen.findByRole('heading', { name: 'Bewertungen' })).toBeVisible();
});

it('says in its place what failed, reports it, and recovers through "Erneut versuchen"', async () => {
  expectComplaints();
  const name = freshName();
  startWith(aManifest({ name }));
  let isBroken = true;
  const load = async () => {
    if (isBroken) throw new Error('kaputt');
    return { default: () => <h1>Bewertungen</h1> };
  };
  deliver(name, { pages: { reviews: load } });
  const { user, calls } = await show(area(name));
  expect(await screen.findByText('Dieser Bereich ist gerade nicht verfügbar')).toBeVisible();
  expect(screen.getByText(/konnte nicht gestartet werden/)).toBeVisible();
  expect(calls).toEqual([
    expect.objectContaining({
      path: '/api/client-errors',
      body: expect.objectContaining({ module: name, version: '1.0.0', kind: 'evaluation', message: 'kaputt' }),
    }),
  ]);
  isBroken = false;
  await act(() => user.click(screen.getByRole('button', { name: 'Erneut versuchen' })));
  expect(await screen.findByRole('heading', { name: 'Bewertungen' })).toBeVisible();
});

it('keeps an error while drawing to its own area', async () => {
  expectComplaints();
  const [broken, whole] = [freshName(), freshName()];
  startWith(aManifest({ name: broken }), aManifest({ name: whole }));
  deliver(broken, { pages: { reviews: async () => ({ default: Broken }) } });
  deliver(whole, { pages: { reviews: async () => ({ default: () => <h1>Heil</h1> }) } });
  const { calls } = await show([area(broken), area(whole)]);
  expect(await screen.findByText(/Bei der Anzeige ist ein Fehler aufgetreten/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Heil' })).toBeVisible();
  expect(calls[0]?.body).toMatchObject({ kind: 'render', module: broken, version: '1.0.0' });
});

it('refuses a module that needs another platform, without loading its code', async () => {
  expectComplaints();
  const name = freshName();
  startWith(aManifest({ name, platformRange: '^99.0.0' }));
  const load = jest.fn(async () => ({ default: () => <h1>Nie</h1> }));
  deliver(name, { pages: { reviews: load } });
  await show(area(name));
  expect(await screen.findByText(/passt nicht zu der Version/)).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('says that there is a new version, with a button, when no release understands the server', async () => {
  expectComplaints();
  const name = freshName();
  startRegistry(aRegistry([aManifest({ name })], '1.0.0', '^0.9.0'), Number.POSITIVE_INFINITY);
  noteServerContract('1.7.0');
  const { user, departures } = await show(area(name));
  expect(await screen.findByText('Es gibt eine neue Version')).toBeVisible();
  expect(screen.queryByText(/Verbindung|Internet/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Neu laden' }));
  expect(departures).toEqual(['reload']);
});

it('says so when a module lacks the page that its manifest promises', async () => {
  expectComplaints();
  const name = freshName();
  startWith(aManifest({ name }));
  deliver(name, { pages: {} });
  const { calls } = await show(area(name));
  expect(await screen.findByText(/passt nicht zu der Version/)).toBeVisible();
  expect(calls[0]?.body).toMatchObject({ message: 'There is no page reviews' });
});

function Broken(): ReactNode {
  throw new Error('beim Zeichnen');
}

function area(name: string) {
  return <RemoteArea key={name} area={{ module: name, kind: 'page', name: 'reviews' }} skeleton={<p>lädt</p>} />;
}

/** Code arrives after the first drawing, so that React must be given time for it. */
async function show(ui: ReactNode): Promise<PlatformRender> {
  return act(async () => renderWithPlatform(ui, { answers: [reported] }));
}

/** React itself says on the console what a boundary has caught. */
function expectComplaints() {
  jest.spyOn(console, 'error').mockImplementation(() => {});
}
