import type { StaleReads } from '@rezenso/contract/live';
import { followChanges } from '@rezenso/contract/live';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { answer, fail, hold, stubApi } from '../testing/index.tsx';
import { connect } from './connection.ts';

const streams = fakeEventSource();
let heard: [id: string, reads: StaleReads][];
let known: string | undefined;
let isTold: boolean;
let checks: number;
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  fakeEventSource();
  [heard, known, isTold, checks] = [[], undefined, false, 0];
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

it('tells what goes stale, and that it is told', () => {
  start();
  expect([streams.last.url, isTold]).toEqual([expect.stringMatching(/^\/api\/live\?age=\d+$/), false]);
  streams.last.say('open', '1');
  streams.last.say('stale', '2', { reads: ['/api/matches'] });
  streams.last.say('stale', '3', { reads: 'all' });
  expect(isTold).toBe(true);
  expect(heard).toEqual([
    ['1', []],
    ['2', ['/api/matches']],
    ['3', 'all'],
  ]);
});

it('takes everything for stale when it cannot read what is', () => {
  start();
  streams.last.say('stale', '1', { leads: 3 });
  expect(heard).toEqual([['1', 'all']]);
});

it('opens another one from the last id on when nothing was heard for 25 seconds, but not before', async () => {
  start();
  streams.last.say('open', '1');
  await jest.advanceTimersByTimeAsync(20_000);
  streams.last.say('beat', '2');
  await jest.advanceTimersByTimeAsync(24_900);
  expect([streams.opened.length, isTold]).toEqual([1, true]);
  await jest.advanceTimersByTimeAsync(200);
  expect([streams.live.length, isTold]).toEqual([0, false]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect([streams.opened.length, streams.last.url]).toEqual([2, '/api/live?after=2']);
});

it('leaves a connection that broke to the browser, and says that nothing is told meanwhile', async () => {
  start();
  streams.last.say('open', '1');
  streams.last.fail('broken');
  expect(isTold).toBe(false);
  await jest.advanceTimersByTimeAsync(5_000);
  streams.last.say('open', '1');
  expect([streams.opened.length, isTold, checks]).toEqual([1, true, 0]);
});

it('opens another one itself when the first broke before it told an id, since the page is older by then', async () => {
  start();
  streams.last.fail('broken');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(streams.opened.length).toBe(2);
  expect(streams.last.url).toMatch(/^\/api\/live\?age=[1-9]\d*$/);
});

it('asks instead of streaming when two streams in a row stay silent, and streams again after three minutes', async () => {
  const held = hold(answer(followChanges, { id: '7', reads: ['/api/matches'] }));
  const { calls, use } = stubApi([held]);
  start();
  await jest.advanceTimersByTimeAsync(25_000 + 1_000 + 25_000);
  expect(calls).toMatchObject([{ path: '/api/live', query: {} }]);
  use(hold(answer(followChanges, { id: '8', reads: [] })));
  held.release();
  await jest.advanceTimersByTimeAsync(0);
  expect([heard, isTold]).toEqual([[['7', ['/api/matches']]], true]);
  expect(calls.at(-1)?.query).toEqual({ after: '7' });
  expect(streams.live).toHaveLength(0);
});

it('streams again after three minutes of asking', async () => {
  let asked = 0;
  const held = { endpoint: followChanges, respond: () => slowly({ id: `${++asked}`, reads: [] }) };
  stubApi([held]);
  start();
  await jest.advanceTimersByTimeAsync(51_000 + 3 * 60_000 + 25_000);
  expect(asked).toBeGreaterThan(6);
  expect(streams.live).toHaveLength(1);
});

it('looks at the session after a refusal, and comes back later each time', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  start();
  streams.last.fail('refused');
  await jest.advanceTimersByTimeAsync(1_900);
  expect([checks, streams.opened.length]).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(200);
  expect(streams.opened).toHaveLength(2);
  streams.last.fail('refused');
  await jest.advanceTimersByTimeAsync(3_900);
  expect([checks, streams.opened.length]).toEqual([2, 2]);
  await jest.advanceTimersByTimeAsync(200);
  expect(streams.opened).toHaveLength(3);
});

it('asks, ever more seldom, where there is no place for streams and none for questions', async () => {
  const { calls } = stubApi([fail(followChanges, 'OVERLOADED')]);
  start();
  for (let refused = 0; refused < 3; refused += 1) {
    streams.last.fail('refused');
    await jest.advanceTimersByTimeAsync(10_000);
  }
  await jest.advanceTimersByTimeAsync(120_000);
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.length).toBeLessThan(10);
  expect(isTold).toBe(false);
});

it('looks at the session when the server ends the stream, and leaves the place to a newer one for a minute', async () => {
  start();
  streams.last.say('end', '1', { reason: 'replaced' });
  await jest.advanceTimersByTimeAsync(59_000);
  expect([checks, isTold, streams.opened.length]).toEqual([1, false, 1]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(streams.opened).toHaveLength(2);
});

it('opens nothing any more once it was ended', async () => {
  start();
  streams.last.fail('refused');
  end();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(streams.opened).toHaveLength(1);
  expect(streams.live).toHaveLength(0);
});

function start(): void {
  const follower = {
    hear: (id: string, reads: StaleReads) => {
      known = id;
      heard.push([id, reads]);
    },
    setTold: (is: boolean) => {
      isTold = is;
    },
    checkSession: async () => {
      checks += 1;
    },
  };
  end = connect(follower, () => known);
}

/** As long as the server waits for something to happen. */
async function slowly(body: object): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, 25_000));
  return Response.json(body);
}
