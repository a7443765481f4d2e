import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { pino } from 'pino';
import { openTestConnection } from '../../testing/test-connection.ts';
import { testEnv } from '../../testing/test-env.ts';
import { authenticate, features } from '../areas/index.ts';
import { secretFrom } from '../config/secret.ts';
import { type Core, createCore } from '../core.ts';
import { buildApp } from '../http/app.ts';

const folder = path.join(import.meta.dirname, '..');
const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] });
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const domainEvents = textOf('events/domain-events.ts').matchAll(/^ {2}'([a-z.-]+)': /gm);

/** What a search for `start` and a quoted name finds: names, once for each place. */
function searched(start: string, among: readonly string[]): string[] {
  const pattern = new RegExp(`${start}'([a-z]+\\.[a-z-]+)'`, 'g');
  return among.flatMap((file) => [...textOf(file).matchAll(pattern)].map(([, name = '']) => name)).sort();
}

/** Which events the application follows when it runs, once for each listener. */
async function registered(): Promise<string[]> {
  const core = createCore({
    env: testEnv(),
    log: pino({ level: 'silent' }),
    secret: secretFrom('a secret that only tests know, long enough'),
    connection: await openTestConnection(),
  });
  const types: string[] = [];
  const on: Core['events']['on'] = (type: string, ...rest: never[]) => {
    types.push(type);
    Reflect.apply(core.events.on, core.events, [type, ...rest]);
  };
  const app = await buildApp({ ...core, events: { ...core.events, on } }, { authenticate, features });
  after(async () => {
    await app.close();
    await core.database.close();
  });
  return types.sort();
}

describe('a search for an event', () => {
  it('finds every listener, all of them in files called handlers', async () => {
    const handlers = files.filter((file) => file.endsWith('.handlers.ts'));
    expect(searched('\\bevents\\.on\\(', handlers)).toEqual(await registered());
  });

  it('finds who records it, for every event there is', () => {
    const names = [...domainEvents].map(([, name]) => name);
    const recorded = searched('\\bevents\\.record\\(tx, ', files);
    expect(names.length).toBeGreaterThan(20);
    expect([...new Set(recorded)]).toEqual(names.toSorted());
    const places = files.reduce((count, file) => count + textOf(file).split('events.record(').length - 1, 0);
    expect(recorded).toHaveLength(places);
  });
});
