import { getCurrentUser, getProfileStatus } from '@rezenso/contract/auth';
import { getProfile } from '@rezenso/contract/profile';
import type { ModuleManifest, RegistryView } from '@rezenso/contract/releases';
import { refreshSession, startSession, useUnsavedForm } from '@rezenso/platform';
import { aMember, answer, stubApi } from '@rezenso/platform/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { App } from './app.tsx';
import { startFederation } from './federation/runtime.ts';
import { startRegistry } from './releases/registry.ts';
import { prepareDashboard } from './routes/members-home.tsx';
import { aProfile } from './testing/members.ts';
import { aManifest, aRegistry, containerOf, deliver } from './testing/remotes.ts';

const page = { page: 'list', access: 'public', frame: 'app' } as const;
const complete = { isComplete: true, needsOnboarding: false };
const profile = { user: aProfile() };
let count = 0;

// As the document of its address does.
beforeAll(async () => void (await prepareDashboard()));

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a canary that calls a page by another name and has a new one', () => {
  it('is met whole by an account that gets it: pages, addresses and navigation', async () => {
    const { name, stable, canary } = aRenamedModule();
    deliver(name, { pages: { board: () => drawn('Tafel'), fresh: () => drawn('Neues') } });
    await openAs(withCanary(stable, canary, 100), '/list');
    expect(await screen.findByRole('heading', { name: 'Tafel' })).toBeVisible();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Neu' }));
    expect(await screen.findByRole('heading', { name: 'Neues' })).toBeVisible();
  });

  it('leaves the others what stable says', async () => {
    const { name, stable, canary } = aRenamedModule();
    deliver(name, { pages: { list: () => drawn('Liste') } });
    await openAs(withCanary(stable, canary, 0), '/list');
    expect(await screen.findByRole('heading', { name: 'Liste' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Neu' })).toBeNull();
  });
});

describe('a release that comes under an open page', () => {
  it('brings its addresses with the next page', async () => {
    const { name, stable, canary } = aRenamedModule();
    deliver(name, { pages: { list: () => drawn('Liste') } });
    await openAs(aRegistry([stable]), '/list');
    expect(await screen.findByRole('heading', { name: 'Liste' })).toBeVisible();
    release(canary);
    await act(refreshSession);
    expect(screen.getByRole('heading', { name: 'Liste' })).toBeVisible();
    // What the entry of the new release would put in the place of the old one.
    const delivered = containerOf(name, { pages: { fresh: () => drawn('Neues') } });
    Object.defineProperty(globalThis, name.replaceAll('-', '_'), { get: () => delivered, set: () => {} });
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await act(() => user.click(screen.getByRole('link', { name: 'Neu' })));
    expect(await screen.findByRole('heading', { name: 'Neues' })).toBeVisible();
  });

  it('takes nothing that somebody typed, although its page is elsewhere', async () => {
    const { name, stable, canary } = aRenamedModule();
    deliver(name, { pages: { list: async () => ({ default: Form }) } });
    await openAs(aRegistry([stable]), '/list');
    await userEvent.setup().type(await screen.findByRole('textbox'), 'halb');
    release({ ...canary, routes: [{ ...page, path: '/moved' }] });
    await act(refreshSession);
    expect(screen.getByRole('textbox')).toHaveValue('halb');
  });
});

/** Two releases of a module of its own. */
function aRenamedModule() {
  const name = `mf-renamed-${++count}`;
  const stable = aManifest({ name, routes: [{ ...page, path: '/list' }] });
  const routes = [
    { ...page, path: '/list', page: 'board' },
    { ...page, path: '/fresh', page: 'fresh' },
  ];
  const canary = aManifest({ name, routes, navigation: [{ label: 'Neu', path: '/fresh', order: 1 }] });
  return { name, stable, canary };
}

function withCanary(stable: ModuleManifest, canary: ModuleManifest, percent: number): RegistryView {
  const { name } = stable;
  const view = aRegistry([stable]);
  const releases = [stable, canary].flatMap(
    (manifest, index) => aRegistry([manifest], `1.${index}.0`)[name]?.releases ?? [],
  );
  return { ...view, [name]: { stable: '1.0.0', canary: { version: '1.1.0', percent }, releases } };
}

function release(manifest: ModuleManifest): void {
  act(() => startRegistry(aRegistry([manifest], '1.1.0'), Number.POSITIVE_INFINITY));
}

async function openAs(registry: RegistryView, path: string): Promise<void> {
  startRegistry(registry, Number.POSITIVE_INFINITY);
  startFederation();
  window.history.replaceState(null, '', path);
  stubApi([answer(getCurrentUser, aMember), answer(getProfileStatus, complete), answer(getProfile, profile)]);
  await act(async () => {
    void startSession();
    render(<App />);
  });
}

async function drawn(title: string) {
  return { default: () => <h1>{title}</h1> };
}

function Form() {
  const [text, setText] = useState('');
  useUnsavedForm(text !== '');
  return <input value={text} onChange={(event) => setText(event.target.value)} />;
}
