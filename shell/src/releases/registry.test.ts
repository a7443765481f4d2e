import { aManifest, aRegistry } from '../testing/remotes.ts';
import {
  distrustRegistry,
  isRegistryFresh,
  lookForReleases,
  manifests,
  releaseFor,
  startRegistry,
} from './registry.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('knows the manifests of the releases that fit this platform', () => {
  startRegistry(aRegistry([aManifest(), aManifest({ name: 'mf-new', platformRange: '^2.0.0' })]));
  expect(manifests().map(({ name }) => name)).toEqual(['mf-reviews']);
  expect(releaseFor('mf-new')).toBeUndefined();
});

it('does not look again right after it has looked', async () => {
  startRegistry(aRegistry([aManifest()]));
  const asked = respondWith(() => Response.json({}));
  await lookForReleases();
  expect(asked).toEqual([]);
});

it('finds a new release once what it knows is a few seconds old', async () => {
  startRegistry(aRegistry([aManifest()]));
  respondWith(() => Response.json(aRegistry([aManifest()], '1.1.0')));
  jest.advanceTimersByTime(5001);
  await lookForReleases();
  expect(releaseFor('mf-reviews')?.version).toBe('1.1.0');
});

it.each([
  ['fails', () => new Response('', { status: 500 })],
  ['is null', () => Response.json(null)],
  ['is a list', () => Response.json([])],
  ['is a number', () => Response.json(42)],
  ['names modules of another form', () => Response.json({ 'mf-reviews': { stable: '9.9.9' } })],
  ['is a page of a proxy', () => new Response('<p>Hallo', { headers: { 'content-type': 'text/html' } })],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
])('goes on with what it knows when the registry %s', async (_, respond) => {
  startRegistry(aRegistry([aManifest()]));
  respondWith(respond);
  jest.advanceTimersByTime(5001);
  await lookForReleases();
  expect(releaseFor('mf-reviews')?.version).toBe('1.0.0');
});

it('waits longer for it when what it knows has just failed, so that a retry does not fail the same way', async () => {
  startRegistry(aRegistry([aManifest()]));
  respondWith(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return Response.json(aRegistry([aManifest()], '1.1.0'));
  });
  distrustRegistry();
  const looking = lookForReleases();
  await jest.advanceTimersByTimeAsync(1500);
  await looking;
  expect(releaseFor('mf-reviews')?.version).toBe('1.1.0');
});

it('does not hold up a navigation for a registry that is slow', async () => {
  startRegistry(aRegistry([aManifest()]));
  respondWith(() => new Promise(() => {}));
  jest.advanceTimersByTime(5001);
  const looking = lookForReleases();
  jest.advanceTimersByTime(300);
  await expect(looking).resolves.toBeUndefined();
  expect(isRegistryFresh()).toBe(true);
});

function respondWith(respond: () => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    return respond();
  };
  return asked;
}
