import { ContractViolation, noteServerContract, useUnsavedForm } from '@rezenso/platform';
import { renderHook } from '@testing-library/react';
import { startRegistry } from '../releases/registry.ts';
import { aManifest, aRegistry, containerOf } from '../testing/remotes.ts';
import { loadModule } from './load-module.ts';
import { startFederation } from './runtime.ts';

const manifest = aManifest({ name: 'mf-swap' });
const pages = { reviews: async () => ({ default: () => null }) };

// Federation clears the global variable when it exchanges a remote, and the new entry script fills it again.
let delivered: unknown;
Object.defineProperty(globalThis, 'mf_swap', { get: () => delivered, set: () => {} });

it('exchanges a module when the pointer has moved, without a word on the console, but never under a form with changes', async () => {
  startFederation();
  const dispose = jest.fn();
  release('1.0.0', dispose);
  expect((await loadModule('mf-swap')).release.version).toBe('1.0.0');

  const form = renderHook(() => useUnsavedForm(true));
  release('1.1.0');
  expect((await loadModule('mf-swap')).release.version).toBe('1.0.0');
  expect(dispose).not.toHaveBeenCalled();

  form.unmount();
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  release('1.1.0');
  expect((await loadModule('mf-swap')).release.version).toBe('1.1.0');
  expect(dispose).toHaveBeenCalledTimes(1);

  release('1.0.0');
  expect((await loadModule('mf-swap')).release.version).toBe('1.0.0');
  expect(warned).not.toHaveBeenCalled();
});

it('keeps a running module when the registry names none any more', async () => {
  startRegistry({});
  expect((await loadModule('mf-swap')).release.version).toBe('1.0.0');
});

it('refuses a module that does not understand the server, before any of its code is loaded', async () => {
  startRegistry(aRegistry([aManifest({ name: 'mf-skew' })], '1.0.0', '^0.9.0'));
  const asked = jest.fn();
  Object.defineProperty(globalThis, 'mf_skew', { get: asked, configurable: true });
  noteServerContract('1.7.0');
  const fault = await loadModule('mf-skew').catch((error: unknown) => error);
  expect(fault).toMatchObject({ kind: 'skew', module: 'mf-skew', cause: expect.any(ContractViolation) });
  expect(asked).not.toHaveBeenCalled();
});

it('refuses what is not a module', async () => {
  startRegistry(aRegistry([aManifest({ name: 'mf-empty' })]));
  Object.assign(globalThis, { mf_empty: { init: () => {}, get: async () => () => ({}) } });
  await expect(loadModule('mf-empty')).rejects.toMatchObject({ kind: 'contract' });
});

function release(version: string, dispose?: () => void) {
  startRegistry(aRegistry([manifest], version));
  delivered = containerOf('mf-swap', dispose ? { pages, dispose } : { pages });
}
