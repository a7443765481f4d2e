import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { openSubscription } from './sealed-subscription.ts';

const test = await startTestApp();
const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8');
const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'a'.repeat(22) };
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
    expect([...inABrowser([]).listeners.keys()].sort()).toEqual([
      'install',
      'notificationclick',
      'push',
      'pushsubscriptionchange',
    ]);
    expect(source).not.toMatch(/caches|indexedDB/);
  });

  it('shows what came while nobody looks, and nothing to whoever looks at the site', async () => {
    const hidden = inABrowser([aPage('hidden')]);
    await hidden.dispatch('push', { data: { json: () => message } });
    expect(hidden.shown).toEqual([
      ['Neue Review', { body: 'Von Café Anna', tag: 'n1', lang: 'de', data: { href: '/exchanges' } }],
    ]);
    await hidden.dispatch('push', { data: { json: () => ({ ...message, lang: 'en' }) } });
    expect(hidden.shown[1]).toMatchObject([message.title, { lang: 'en' }]);
    const visible = inABrowser([aPage('hidden'), aPage('visible')]);
    await visible.dispatch('push', { data: { json: () => message } });
    expect(visible.shown).toEqual([]);
    await hidden.dispatch('push', { data: null });
    expect(hidden.shown).toHaveLength(2);
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

  it('tells the server what takes the place of a subscription, be it there already or to be asked for', async () => {
    const eva = await test.signIn();
    await eva.put('/api/push-devices', aSubscription('old').toJSON());
    const { dispatch, asked } = inABrowser([], eva);
    await dispatch('pushsubscriptionchange', { newSubscription: aSubscription('new') });
    expect(await endpointsOf(eva)).toEqual([aSubscription('new').endpoint]);
    expect(asked).toEqual([]);
    await dispatch('pushsubscriptionchange', { newSubscription: null });
    expect(await endpointsOf(eva)).toEqual([aSubscription('asked').endpoint]);
    const { publicKey } = (await eva.get('/api/push-devices')).json();
    expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: publicKey }]);
  });

  it('switches nothing on for whoever uses the browser now, signed in or not', async () => {
    const eva = await test.signIn();
    const elsewhere = await test.signIn(eva.member);
    await elsewhere.put('/api/push-devices', aSubscription('elsewhere').toJSON());
    for (const whoever of [eva, test.visitor]) {
      const { dispatch, asked } = inABrowser([], whoever);
      const made = aSubscription('new');
      await dispatch('pushsubscriptionchange', { newSubscription: made });
      await dispatch('pushsubscriptionchange', {});
      expect([made.isOver, asked]).toEqual([true, []]);
    }
    expect(await endpointsOf(eva)).toEqual([aSubscription('elsewhere').endpoint]);
  });
});

type Browser = Pick<typeof test.visitor, 'get' | 'put'>;

async function endpointsOf({ member }: Awaited<ReturnType<typeof test.signIn>>): Promise<string[]> {
  const rows = await test.db.selectFrom('push_devices').selectAll().where('member_id', '=', member.id).execute();
  return rows.map((row) => openSubscription(test.core.secret, row).endpoint);
}

function aSubscription(name: string) {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`;
  const made = {
    endpoint,
    isOver: false,
    toJSON: () => ({ endpoint, keys }),
    async unsubscribe() {
      made.isOver = true;
    },
  };
  return made;
}

function aPage(visibilityState: 'hidden' | 'visible') {
  const went: string[] = [];
  const focus = () => void went.push('focus');
  return { visibilityState, went, focus, navigate: (to: URL) => void went.push(to.href) };
}

/** What a service worker finds around it. */
function inABrowser(pages: readonly object[], session: Browser = test.visitor) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const asked: unknown[] = [];
  const subscribe = async (options: object) => {
    asked.push({ ...options });
    return aSubscription('asked');
  };
  const fetch = async (path: string, { method, body }: { method?: string; body?: string } = {}) => {
    const answer = await (method === 'PUT' ? session.put(path, JSON.parse(body ?? '')) : session.get(path));
    return { ok: answer.statusCode === 200, json: async () => answer.json() };
  };
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => undefined,
    location: { origin: 'https://site.example' },
    registration: {
      showNotification: (...what: unknown[]) => void shown.push(JSON.parse(JSON.stringify(what))),
      pushManager: { subscribe },
    },
    clients: { matchAll: async () => pages, openWindow: (to: URL) => void opened.push(to.href) },
  };
  runInContext(source, createContext({ self, URL, fetch }));
  const dispatch = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  };
  return { listeners, shown, opened, asked, dispatch };
}
