import { EventEmitter } from 'node:events';
import { it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { expect } from 'expect';
import { followRequests } from './slow-page.ts';

it('waits for what a page reads, and not for the stream that stays open', async () => {
  const page = Object.assign(new EventEmitter(), { waitForTimeout: () => setTimeout(5) });
  const isQuiet = followRequests(page as unknown as Page);
  page.emit('request', requestOf('eventsource'));
  const read = requestOf('fetch');
  page.emit('request', read);
  let isOver = false;
  const waiting = isQuiet().then(() => {
    isOver = true;
  });
  await setTimeout(1_200);
  expect(isOver).toBe(false);
  page.emit('requestfinished', read);
  await waiting;
});

function requestOf(type: string): Request {
  return { resourceType: () => type } as Request;
}
