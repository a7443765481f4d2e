import * as platform from '@rezenso/platform';
import { entryRuntime } from './entry-runtime.ts';

/** Takes one thing as a chunk of an entry does, and hands out what it got. */
function take(shareKey: string, requiredVersion: string): unknown {
  const fallback = () => () => {
    throw new Error(`Can not get '${shareKey}'`);
  };
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    c: { 7: 'began' } as Record<string, unknown>,
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: { shareKey, requiredVersion, fallback } } },
  };
  const installedModules: Record<string, unknown> = {};
  const asked = { chunkMapping: { page: [7] }, installedModules, webpackRequire };
  entryRuntime.bundlerRuntime.consumes({ ...asked, chunkId: 'other' });
  expect(webpackRequire.m).toEqual({});
  entryRuntime.bundlerRuntime.consumes({ ...asked, chunkId: 'page' });
  const factory = webpackRequire.m[7];
  entryRuntime.bundlerRuntime.consumes({ ...asked, chunkId: 'page' });
  expect(webpackRequire.m[7]).toBe(factory);
  const module = { exports: undefined as unknown };
  factory?.(module);
  expect(webpackRequire.c).toEqual({});
  return module.exports;
}

/** Put in by the build, of the packages that are installed. */
declare const __REZENSO_SINGLETONS__: Record<string, string>;

beforeAll(() => {
  __REZENSO_SINGLETONS__.react = '19.3.1';
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
