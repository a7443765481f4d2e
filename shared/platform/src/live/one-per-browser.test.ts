import type { StaleReads } from '@rezenso/contract/live';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { fakeTabs } from '../testing/fake-tabs.ts';
import { followTogether } from './one-per-browser.ts';

const streams = fakeEventSource();
const turn = () => new Promise((resolve) => setTimeout(resolve));

interface Tab {
  heard: StaleReads[];
  isTold: boolean;
  close(): void;
}

beforeEach(() => {
  fakeEventSource();
  fakeTabs();
});

it('opens one stream for all tabs of an account, and tells them all', async () => {
  const [first, second] = [await open('anna'), await open('anna')];
  expect(streams.live).toHaveLength(1);
  streams.last.say('open', '1');
  streams.last.say('stale', '2', { reads: ['/api/matches'] });
  for (const { heard, isTold } of [first, second]) expect([heard, isTold]).toEqual([[[], ['/api/matches']], true]);
  first.close();
  second.close();
});

it('tells a tab that comes later how things stand', async () => {
  const first = await open('anna');
  streams.last.say('open', '1');
  const second = await open('anna');
  expect(second.isTold).toBe(true);
  first.close();
  second.close();
});

it('tells a tab that comes later what it may have missed while it was loading, once, and nobody else', async () => {
  const first = await open('anna');
  streams.last.say('open', '1');
  streams.last.say('stale', '2', { reads: ['/api/matches'] });
  streams.last.say('stale', '3', { reads: ['/api/matches', '/api/reviews'] });
  const second = await open('anna');
  const third = await open('anna');
  for (const tab of [second, third]) expect(tab.heard).toEqual([['/api/matches', '/api/reviews']]);
  for (const tab of [first, second, third]) tab.close();
});

it('does not tell a tab what went stale long before it was opened', async () => {
  const first = await open('anna');
  streams.last.say('stale', '1', { reads: 'all' });
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
  const second = await open('anna');
  expect(second.heard.flat()).toEqual([]);
  first.close();
  second.close();
});

it('lets the next tab go on from the last id when the first closes', async () => {
  const [first, second] = [await open('anna'), await open('anna')];
  streams.last.say('open', '1');
  streams.last.say('beat', '2');
  first.close();
  await turn();
  expect([streams.live.length, streams.last.url]).toEqual([1, '/api/live?after=2']);
  expect(second.isTold).toBe(false);
  streams.last.say('stale', '3', { reads: 'all' });
  expect(second.heard.at(-1)).toBe('all');
  expect(first.heard).not.toContain('all');
  second.close();
  await turn();
  expect(streams.live).toHaveLength(0);
});

it('tells nothing of one account to the tabs of another', async () => {
  const [anna, ben] = [await open('anna'), await open('ben')];
  expect(streams.live).toHaveLength(2);
  streams.opened[0]?.say('stale', '1', { reads: ['/api/matches'] });
  expect([anna.heard, ben.heard]).toEqual([[['/api/matches']], []]);
  anna.close();
  ben.close();
});

it('opens a stream in each tab where browsers know no locks', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  const tabs = [await open('anna'), await open('anna')];
  expect(streams.live).toHaveLength(2);
  for (const tab of tabs) tab.close();
  expect(streams.live).toHaveLength(0);
});

async function open(account: string): Promise<Tab> {
  const tab: Tab = { heard: [], isTold: false, close: () => {} };
  tab.close = followTogether(account, {
    hear: (_id, reads) => tab.heard.push(reads),
    setTold: (isTold) => {
      tab.isTold = isTold;
    },
    checkSession: async () => {},
  });
  await turn();
  return tab;
}
