import { getCurrentUser } from '@rezenso/contract/auth';
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

it('offers to reload when an answer could not be read, whatever the shell’s version', async () => {
  await show({ shell: __REZENSO_RELEASE__ });
  stubApi([unreadable(getCurrentUser)]);
  await act(() => call(getCurrentUser).catch(() => undefined));
  expect(screen.getByRole('status')).toHaveTextContent('Es gibt eine neue Version');
});

async function show({ shell }: { shell: string }) {
  const registry = aRegistry([aManifest()]);
  startRegistry(registry);
  renderWithPlatform(<ReleaseHints />);
  globalThis.fetch = async () => Response.json(registry, { headers: { 'x-shell-version': shell } });
  jest.advanceTimersByTime(5001);
  await act(lookForReleases);
}
