import { describe, it } from 'node:test';
import { expect } from 'expect';
import { eventStream, type Out } from '../http/live/event-stream.ts';
import type { Voice } from './followers.ts';
import { createHub, type Hub } from './hub.ts';
import type { Reader } from './reader.ts';

const now = () => new Date('2031-03-03T09:00:00.000Z');

describe('what is said to one', () => {
  it('within a moment is said in one message, with the newest id', async () => {
    const hub = createHub({ now });
    const heard = listen(hub, 'eva');
    for (const [id, subject] of [
      ['1', 'matches'],
      ['2', 'activities'],
      ['3', 'matches'],
    ] as const)
      say(hub, id, subject);
    expect(await heard.next()).toEqual(['3', ['/api/matches', '/api/matches/pages', '/api/tasks', '/api/activities']]);
  });

  it('comes before the beat that names a newer id', async () => {
    const hub = createHub({ now, togetherMillis: 60_000, beatMillis: 20 });
    const heard = listen(hub, 'eva');
    say(hub, '1', 'activities');
    expect([await heard.next(), await heard.next()]).toEqual([['1', ['/api/activities']], ['1']]);
    hub.close();
  });

  it('is everything once messages were lost, whatever was to be said before', async () => {
    const hub = createHub({ now });
    const heard = listen(hub, 'eva');
    say(hub, '1', 'activities');
    hub.lose();
    expect(await heard.next()).toEqual([hub.newest(), 'all']);
  });

  it('goes to nobody whose session may have ended in what was lost, before they were looked up again', async () => {
    const hub = createHub({ now });
    const heard = listen(hub, 'eva');
    const lookedUpBefore = hub.position();
    hub.lose();
    expect([await heard.next(), await heard.next()]).toEqual([[hub.newest(), 'all'], ['end']]);
    expect(hub.count()).toBe(0);
    expect(follow(hub, 'eva', lookedUpBefore)).toBeUndefined();
    expect(follow(hub, 'eva', hub.position())).toBeDefined();
    hub.close();
  });

  it('is nothing of what is no message, or of subjects that only a newer process knows', async () => {
    const hub = createHub({ now });
    const heard = listen(hub, 'eva');
    for (const odd of ['', 'null', '{}', '{"id":7}', '{"id":"x","to":[["matches"]]}']) hub.receive(odd);
    hub.receive(
      JSON.stringify({ id: '1', to: [[['weather', 'activities', 'toString'], ['eva']]], staff: ['moon'], over: [] }),
    );
    expect(await heard.next()).toEqual(['1', ['/api/activities']]);
  });
});

describe('a process', () => {
  it('holds only so many streams, and as many that ask again and again', () => {
    const hub = createHub({ now, most: 2 });
    listen(hub, 'eva');
    expect([hub.isFull('stream'), hub.isFull('poll')]).toEqual([false, false]);
    listen(hub, 'udo');
    expect([hub.isFull('stream'), hub.isFull('poll')]).toEqual([true, false]);
    hub.close();
    expect([hub.isFull('stream'), hub.count()]).toEqual([false, 0]);
  });
});

describe('an answer that nobody reads', () => {
  it('is cut when more than 64 kB wait', () => {
    let waiting = 0;
    const out = {
      destroyed: false,
      write(text: string) {
        waiting += text.length;
      },
      end: () => {},
      destroy() {
        out.destroyed = true;
      },
      get writableLength() {
        return waiting;
      },
    };
    const stream = eventStream(out as unknown as Out);
    let said = 0;
    while (!out.destroyed) {
      stream.stale('id', ['/api/matches']);
      said += 1;
    }
    expect(waiting).toBeGreaterThan(64 * 1024);
    expect(waiting).toBeLessThan(66 * 1024);
    stream.beat('id');
    expect(waiting / said).toBeLessThan(100);
  });
});

function say(hub: Hub, id: string, subject: string): void {
  hub.receive(JSON.stringify({ id, to: [[[subject], ['eva']]], staff: [], over: [] }));
}

/** Follows as somebody who was looked up at a position. */
function follow(hub: Hub, id: string, since: number, voice: Voice = { stale() {}, beat() {}, end() {} }) {
  const reader: Reader = {
    id,
    sessionHash: id,
    sessionEndsAt: new Date('2040-01-01'),
    status: 'active',
    adminRole: null,
  };
  return hub.follow({ reader, voice, kind: 'stream' }, { after: undefined, since });
}

/** Follows as somebody. @returns what they are told, in turn */
function listen(hub: Hub, id: string) {
  const told: unknown[][] = [];
  let wake = () => {};
  const tell = (...words: unknown[]) => {
    told.push(words);
    wake();
  };
  follow(hub, id, hub.position(), { stale: tell, beat: tell, end: () => tell('end') });
  return {
    async next(): Promise<unknown[] | undefined> {
      while (told.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return told.shift();
    },
  };
}
