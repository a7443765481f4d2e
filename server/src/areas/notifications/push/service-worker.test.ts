import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8');
const message = { id: 'n1', title: 'Neue Review', body: 'Von Café Anna', href: '/exchanges' };

describe('the service worker', () => {
  it('comes from the root as a script that browsers ask for anew', async () => {
    const answer = await test.visitor.get('/service-worker.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).toBe(source);
  });

  it('lets every request pass and keeps nothing', () => {
    expect([...inABrowser([]).listeners.keys()].sort()).toEqual(['install', 'notificationclick', 'push']);
    expect(source).not.toMatch(/caches|fetch|indexedDB/);
  });

  it('shows what came while nobody looks, and nothing to whoever looks at the site', async () => {
    const hidden = inABrowser([aPage('hidden')]);
    await hidden.dispatch('push', { data: { json: () => message } });
    expect(hidden.shown).toEqual([
      ['Neue Review', { body: 'Von Café Anna', tag: 'n1', lang: 'de', data: { href: '/exchanges' } }],
    ]);
    const visible = inABrowser([aPage('hidden'), aPage('visible')]);
    await visible.dispatch('push', { data: { json: () => message } });
    expect(visible.shown).toEqual([]);
    await hidden.dispatch('push', { data: null });
    expect(hidden.shown).toHaveLength(1);
  });

  it('opens the page it is about, in a window that is there or in a new one, and none of another site', async () => {
    const page = aPage('hidden');
    const { dispatch } = inABrowser([page]);
    let isClosed = false;
    const clicked = (href: string) => ({ notification: { data: { href }, close: () => (isClosed = true) } });
    await dispatch('notificationclick', clicked('/exchanges?match=1'));
    expect([isClosed, page.went]).toEqual([true, ['focus', 'https://site.example/exchanges?match=1']]);
    const closed = inABrowser([]);
    await closed.dispatch('notificationclick', clicked('/matches'));
    await closed.dispatch('notificationclick', clicked('https://evil.example/'));
    await closed.dispatch('notificationclick', clicked('//evil.example/'));
    expect(closed.opened).toEqual(['https://site.example/matches']);
  });
});

function aPage(visibilityState: 'hidden' | 'visible') {
  const went: string[] = [];
  const focus = () => void went.push('focus');
  return { visibilityState, went, focus, navigate: (to: URL) => void went.push(to.href) };
}

/** What a service worker finds around it. */
function inABrowser(pages: readonly object[]) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => undefined,
    location: { origin: 'https://site.example' },
    registration: { showNotification: (...what: unknown[]) => void shown.push(JSON.parse(JSON.stringify(what))) },
    clients: { matchAll: async () => pages, openWindow: (to: URL) => void opened.push(to.href) },
  };
  runInContext(source, createContext({ self, URL }));
  const dispatch = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  };
  return { listeners, shown, opened, dispatch };
}
