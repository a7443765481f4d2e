import { getCurrentUser } from '@rezenso/contract/auth';
import type { ModuleView, PreviewView, RegistryView } from '@rezenso/contract/releases';
import { call } from '@rezenso/platform';
import { renderWithPlatform, stubApi, unreadable } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { act, screen } from '@testing-library/react';
import { aManifest, aRegistry } from '../testing/remotes.ts';
import { lookForReleases, startRegistry } from './registry.ts';
import { ReleaseHints } from './release-hints.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says nothing while the shell is the current one', async () => {
  await show({ shell: __REZENSO_RELEASE__ });
  expect(screen.queryByRole('region')).toBeNull();
});

it('offers to reload when the site has another shell, and leaves it at that', async () => {
  await show({ shell: '2.0.0' });
  expect(screen.getByRole('status')).toHaveTextContent('Rezenso wurde aktualisiert.');
  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeVisible();
  jest.useRealTimers();
  await expectAccessible();
  act(() => screen.getByRole('button', { name: 'Später' }).click());
  expect(screen.queryByRole('status')).toBeNull();
});

it('names a module that comes from somebody’s own machine, and leads out of it', async () => {
  await show({ shell: __REZENSO_RELEASE__, version: 'override' });
  expect(screen.getByText('Lokaler Build: mf-reviews')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Beenden' })).toHaveAttribute('href', '/dev/override');
});

it('names a module that is edited at this address, which nothing but its command ends', async () => {
  await show({ shell: __REZENSO_RELEASE__, version: 'development' });
  expect(screen.getByText('In Entwicklung: mf-reviews')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Beenden' })).toBeNull();
});

it('names a preview that somebody opened, and leads out of it', async () => {
  await show({ shell: __REZENSO_RELEASE__, preview: { name: 'neue-filter', until: '2026-03-08T12:00:00.000Z' } });
  expect(screen.getByText('Vorschau: neue-filter')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Beenden' })).toHaveAttribute('href', '/preview/end');
});

it('offers to reload when an answer could not be read, whatever the shell’s version', async () => {
  await show({ shell: __REZENSO_RELEASE__ });
  stubApi([unreadable(getCurrentUser)]);
  await act(() => call(getCurrentUser).catch(() => undefined));
  expect(screen.getByRole('status')).toHaveTextContent('Es gibt eine neue Version');
});

async function show({ shell, version = '1.0.0', preview }: { shell: string; version?: string; preview?: PreviewView }) {
  const plain = aRegistry([aManifest()], version);
  const registry = preview ? { 'mf-reviews': { ...viewIn(plain), preview } } : plain;
  startRegistry(registry);
  renderWithPlatform(<ReleaseHints />);
  globalThis.fetch = async () => Response.json(registry, { headers: { 'x-shell-version': shell } });
  jest.advanceTimersByTime(5001);
  await act(lookForReleases);
}

function viewIn(registry: RegistryView): ModuleView {
  const [view] = Object.values(registry);
  if (!view) throw new Error('The registry is empty');
  return view;
}
