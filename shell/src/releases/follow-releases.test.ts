import { aManifest, aRegistry } from '../testing/remotes.ts';
import { followReleases } from './follow-releases.ts';
import { closedModules, manifests, startRegistry } from './registry.ts';

const running = aRegistry([aManifest()]);
const paused = {
  'mf-reviews': {
    stable: '1.0.0',
    canary: null,
    releases: [],
    closed: { kind: 'paused' as const, paths: ['/reviews'] },
  },
};
let end = () => {};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  end();
  jest.useRealTimers();
  setVisible(true);
});

it('knows within ten seconds that a module was paused, although nobody navigates', async () => {
  start(() => Response.json(paused));
  await jest.advanceTimersByTimeAsync(10_000 - 2_000);
  expect(manifests()).toEqual([]);
  expect(closedModules()).toEqual([{ name: 'mf-reviews', closed: { kind: 'paused', paths: ['/reviews'] } }]);
});

it('asks nothing while nobody looks, and at once when somebody comes back', async () => {
  const asked = start(() => Response.json(paused));
  setVisible(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(0);
  setVisible(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(1);
});

it('reads an answer that it has already no second time', async () => {
  const read = jest.fn();
  start(() => {
    const answer = Response.json(running, { headers: { etag: '"same"' } });
    jest.spyOn(answer, 'json').mockImplementation(async () => {
      read();
      return running;
    });
    return answer;
  });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(read).toHaveBeenCalledTimes(1);
});

function start(respond: () => Response): string[] {
  startRegistry(running);
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    return respond();
  };
  end = followReleases();
  return asked;
}

function setVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: isVisible ? 'visible' : 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}
