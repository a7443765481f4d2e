import * as platform from '@rezenso/platform';
import * as uiCore from '@rezenso/ui/core';
import { entryRuntime } from './entry-runtime.ts';

type Fallback = () => Promise<() => unknown> | (() => unknown);

/** One thing that a chunk of an entry takes. */
function taking(shareKey: string, requiredVersion: string, fallback: Fallback) {
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    c: { 7: 'began' } as Record<string, unknown>,
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: { shareKey, requiredVersion, fallback } } },
  };
  const asked = { chunkMapping: { page: [7] }, installedModules: {}, webpackRequire };
  const load = (chunkId: string): unknown[] => {
    const promises: unknown[] = [];
    entryRuntime.bundlerRuntime.consumes({ ...asked, chunkId, promises });
    return promises;
  };
  const use = () => {
    const module = { exports: undefined as unknown };
    webpackRequire.m[7]?.(module);
    return module.exports;
  };
  return { webpackRequire, load, use };
}

/** Takes one thing as a chunk of an entry does, and hands out what it got at once. */
function take(shareKey: string, requiredVersion: string): unknown {
  const { webpackRequire, load, use } = taking(shareKey, requiredVersion, () => () => {
    throw new Error(`Can not get '${shareKey}'`);
  });
  expect(load('other')).toEqual([]);
  expect(webpackRequire.m).toEqual({});
  expect(load('page')).toEqual([]);
  const factory = webpackRequire.m[7];
  expect(load('page')).toEqual([]);
  expect(webpackRequire.m[7]).toBe(factory);
  const taken = use();
  expect(webpackRequire.c).toEqual({});
  return taken;
}

/** Put in by the build, of the packages that are installed. */
declare const __REZENSO_SINGLETONS__: Record<string, string>;

beforeAll(() => {
  Object.assign(__REZENSO_SINGLETONS__, { react: '19.3.1', '@rezenso/ui': '1.1.0' });
});

it('lends the very copy of the shell', () => {
  expect(take('@rezenso/platform', '*')).toBe(platform);
  expect(take('react', '^19.3.1')).toHaveProperty('useState');
  expect(take('react', '^19.0.0')).toBe(take('react', '*'));
});

it.each(['^20.0.0', '^18.0.0', '^19.4.0', '^19.3.2', 'latest'])(
  'refuses a remote that asks for another React: %s',
  (range) => expect(() => take('react', range)).toThrow(`does not satisfy ${range}`),
);

it('refuses what it does not have, in the words of the entry', () => {
  expect(() => take('vue', '*')).toThrow("Can not get 'vue'");
  expect(() => take('constructor', '*')).toThrow("Can not get 'constructor'");
});

describe('a part that a remote can bring itself', () => {
  const own = { version: 'own' };
  const bring = jest.fn<ReturnType<Fallback>, []>(() => Promise.resolve(() => own));
  beforeEach(() => void bring.mockClear());

  it.each(['^1.1.0', '^1.0.0'])('is lent without a look at the remote’s own when the shell’s fits %s', (range) => {
    const { load, use } = taking('@rezenso/ui/core', range, bring);
    expect(load('page')).toEqual([]);
    expect(use()).toBe(uiCore);
    expect(bring).not.toHaveBeenCalled();
  });

  it.each([
    ['is newer', '@rezenso/ui/core', '^1.2.0'],
    ['is of another major version', '@rezenso/ui/core', '^2.0.0'],
    ['is something that the shell does not lend', '@rezenso/ui/other', '^1.0.0'],
  ])('comes from the remote, once, when what it was built with %s', async (_, shareKey, range) => {
    const { load, use } = taking(shareKey, range, bring);
    const [first] = load('page');
    expect(load('page')).toEqual([first]);
    await first;
    expect(load('page')).toEqual([]);
    expect(use()).toBe(own);
    expect(bring).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after its chunk did not come', async () => {
    bring.mockReturnValueOnce(Promise.reject(new Error('Loading chunk 5 failed')));
    const { load, use } = taking('@rezenso/ui/core', '^1.2.0', bring);
    await expect(load('page')[0]).rejects.toThrow('Loading chunk 5 failed');
    await load('page')[0];
    expect(use()).toBe(own);
  });
});
