import { followOtherTabs, tellOtherTabs, tellSignOut } from './other-tabs.ts';

const told: unknown[] = [];
let tell: (event: { data: unknown }) => void = () => undefined;

class Channel {
  postMessage(message: unknown) {
    told.push(message);
  }
  addEventListener(_: string, listener: typeof tell) {
    tell = listener;
  }
}

const heard: unknown[] = [];
let back = Promise.withResolvers<void>();

beforeAll(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  followOtherTabs({
    whenTold: (account) => heard.push(account),
    whenSigningOut: () => heard.push('signs out'),
    whenBack: () => back.promise,
  });
});

it('tells the other tabs who is signed in, and hears it from them', () => {
  tellOtherTabs('anna');
  tellOtherTabs(undefined);
  tellSignOut();
  expect(told).toEqual(['anna', null, { isSigningOut: true }]);
  tell({ data: 'ben' });
  tell({ data: null });
  tell({ data: told[2] });
  expect(heard).toEqual(['ben', undefined, 'signs out']);
});

it('keeps a page hidden that comes back from the browser’s memory, until it is known who is signed in', async () => {
  back = Promise.withResolvers<void>();
  window.dispatchEvent(pageEvent('pagehide', true));
  expect(document.documentElement).toHaveProperty('hidden', true);
  window.dispatchEvent(pageEvent('pageshow', true));
  await Promise.resolve();
  expect(document.documentElement).toHaveProperty('hidden', true);
  back.resolve();
  await back.promise;
  await Promise.resolve();
  expect(document.documentElement).toHaveProperty('hidden', false);
});

it('hides no page that merely goes', () => {
  window.dispatchEvent(pageEvent('pagehide', false));
  expect(document.documentElement).toHaveProperty('hidden', false);
});

function pageEvent(type: string, persisted: boolean): Event {
  return Object.assign(new Event(type), { persisted });
}
