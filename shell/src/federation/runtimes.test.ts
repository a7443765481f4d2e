import type { ReleaseView } from '@rezenso/contract/releases';
import { aManifest, containerOf } from '../testing/remotes.ts';
import * as official from './official-runtime.ts';
import * as ours from './runtime.ts';

/** What any runtime promises to the shell; the one in use is chosen by the build. */
describe.each([
  ['the shell’s own', ours, 'mf_ours'],
  ['the whole one of Module Federation', official, 'mf_official'],
])('%s runtime', (_, { startFederation, loadRelease }, name) => {
  let delivered: unknown;
  beforeAll(() => {
    startFederation();
    Object.defineProperty(globalThis, name, { get: () => delivered, set: () => {} });
  });

  function deliver(version: string): ReleaseView {
    delivered = containerOf(name, { pages: {}, dispose: () => version });
    return { version, entry: `/releases/${name}/${version}/entry.js`, integrity: 'sha384-x', manifest: aManifest() };
  }
  const loaded = async (release: ReleaseView) =>
    ((await loadRelease(name, release)) as { default: { dispose(): string } }).default.dispose();

  it('hands out a release, the same one again, another in its place, and the first anew', async () => {
    const first = deliver('1.0.0');
    expect(await loaded(first)).toBe('1.0.0');
    delivered = undefined;
    expect(await loaded(first)).toBe('1.0.0');
    expect(await loaded(deliver('1.1.0'))).toBe('1.1.0');
    expect(await loaded(deliver('1.0.0'))).toBe('1.0.0');
  });
});
