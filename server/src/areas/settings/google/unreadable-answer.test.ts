import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { businessProfile } from './business-profile.ts';

let answer = '';
const server = createServer((_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer),
);
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
after(() => server.close());
const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const google = businessProfile({ google: { apiBase } } as Parameters<typeof businessProfile>[0], 'token');
const place = { path: 'accounts/1/locations/1', title: 'Café Anna', mapsUri: undefined, placeId: undefined };
const now = new Date('2031-03-03T09:00:00.000Z');

describe('an answer that Google took', () => {
  for (const [what, said] of [
    ['says nothing', ''],
    ['says an empty object', '{}'],
    ['says what is no object', '[7]'],
    ['names a moment that is none', '{"comment":"Danke!","updateTime":"gestern"}'],
  ] as const)
    it(`stands there, though its receipt ${what}`, async () => {
      answer = said;
      expect(await google.reply(place, 'review-1', 'Danke!', now)).toEqual({
        text: 'Danke!',
        changedAt: now,
        state: 'published',
      });
    });

  it('is in the state that Google names', async () => {
    answer = JSON.stringify({ comment: 'Danke!', updateTime: '2031-03-03T10:00:00Z', reviewReplyState: 'PENDING' });
    const changedAt = new Date('2031-03-03T10:00:00.000Z');
    expect(await google.reply(place, 'review-1', 'Danke!', now)).toEqual({
      text: 'Danke!',
      changedAt,
      state: 'checking',
    });
  });
});
