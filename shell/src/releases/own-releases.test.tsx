import type { PreviewView } from '@rezenso/contract/releases';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { screen } from '@testing-library/react';
import { aManifest, aRegistry } from '../testing/remotes.ts';
import { OwnReleases } from './own-releases.tsx';
import { startRegistry } from './registry.ts';

it('says nothing where everybody gets the same', () => {
  show({});
  expect(screen.queryByRole('region')).toBeNull();
});

it('names a module that comes from somebody’s own machine, and leads out of it', () => {
  show({ version: 'override' });
  expect(screen.getByText('Lokaler Build: mf-reviews')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Beenden' })).toHaveAttribute('href', '/dev/override');
});

it('names a module that is edited at this address, which nothing but its command ends', () => {
  show({ version: 'development' });
  expect(screen.getByText('In Entwicklung: mf-reviews')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Beenden' })).toBeNull();
});

it('names a preview that somebody opened, and leads out of it', async () => {
  show({ preview: { name: 'neue-filter', until: '2026-03-08T12:00:00.000Z' } });
  expect(screen.getByText('Vorschau: neue-filter')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Beenden' })).toHaveAttribute('href', '/preview/end');
  await expectAccessible();
});

function show({ version = '1.0.0', preview }: { version?: string; preview?: PreviewView }) {
  const registry = aRegistry([aManifest()], version);
  const own = Object.entries(registry).map(([name, view]) => [name, { ...view, ...(preview && { preview }) }]);
  startRegistry(Object.fromEntries(own));
  renderWithPlatform(<OwnReleases />);
}
