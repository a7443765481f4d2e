import { after, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { startFakePushService } from '../../../../testing/fake-push-service.ts';
import { repeatJobs } from '../../../../testing/repeat-jobs.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { createTell } from '../tell.ts';

const service = await startFakePushService();
const test = await startTestApp({ env: { PUSH_ALLOW: service.host } });
const tell = createTell(test.core);
beforeEach(() => {
  service.delivered.length = 0;
  service.answerWith();
});
after(() => service.close());

describe('what the bell says', () => {
  it('arrives on each device of the member, encrypted for it and signed by the site', async () => {
    const eva = await test.signIn();
    const devices = [await onADevice(eva), await onADevice(await test.signIn(eva.member))];
    await reach(eva, 'Silber');
    await test.runJobs();
    expect(service.delivered.map(({ path }) => path).sort()).toEqual(devices.sort());
    const [{ data, claims, headers } = fail()] = service.delivered;
    const [told] = (await eva.get('/api/notifications')).json().notifications;
    expect(data).toEqual({ id: told.id, title: told.title, body: told.body, href: told.href, lang: 'de' });
    expect(claims.aud).toBe(`http://${service.host}`);
    expect(claims.sub).toMatch(/^(mailto:[^@\s]+@[^@\s]+|https:.*)$/);
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
  });

  it('arrives once, and not at all when it was read before or nobody asked for it', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    await onADevice(eva);
    await reach(eva, 'Gold');
    await reach(eva, 'Gold');
    await reach(ada, 'Gold');
    await test.runJobs();
    expect(service.delivered).toHaveLength(1);
    await reach(eva, 'Platin');
    await eva.post('/api/notifications/read-all');
    await test.runJobs();
    expect(service.delivered).toHaveLength(1);
  });

  it('takes the place of the first when it is sent again', async () => {
    const eva = await test.signIn();
    await onADevice(eva);
    await reach(eva, 'Silber');
    await test.runJobs();
    await repeatJobs(test, 'push.send');
    const [first, again] = service.delivered.map(({ data }) => data);
    expect(again).toEqual(first);
  });

  it('arrives in the language of the account', async () => {
    const eva = await test.signIn({ language: 'en' });
    await onADevice(eva);
    await reach(eva, 'Platin');
    await test.runJobs();
    expect(service.delivered[0]?.data).toMatchObject({
      title: 'Level Platinum reached!',
      body: 'Great work! Your effort is paying off – have a look at your progress.',
    });
  });

  it('arrives nowhere after the session ended', async () => {
    const eva = await test.signIn();
    await onADevice(eva);
    await reach(eva, 'Silber');
    await eva.get('/api/logout');
    await test.runJobs();
    expect(service.delivered).toEqual([]);
  });
});

describe('a push service', () => {
  for (const status of [404, 410, 403]) {
    it(`that answers ${status} is not asked again`, async () => {
      const eva = await test.signIn();
      await onADevice(eva);
      service.answerWith(status);
      await reach(eva, 'Silber');
      await test.runJobs();
      expect((await eva.get('/api/push-devices')).json().devices).toEqual([]);
    });
  }

  for (const status of [429, 503]) {
    it(`that answers ${status} is asked again, and the device stays`, async () => {
      const eva = await test.signIn();
      await onADevice(eva);
      service.answerWith(status);
      await reach(eva, 'Silber');
      await expect(test.runJobs()).rejects.toThrow();
      expect((await eva.get('/api/push-devices')).json().devices).toHaveLength(1);
      test.clock.advance({ minutes: 5 });
      await test.runJobs();
      expect(service.delivered).toHaveLength(1);
    });
  }
});

async function onADevice(client: SignedInClient): Promise<string> {
  const subscription = service.subscribe();
  expect((await client.put('/api/push-devices', subscription)).statusCode).toBe(200);
  return new URL(subscription.endpoint).pathname;
}

function reach({ member }: SignedInClient, level: 'Silber' | 'Gold' | 'Platin'): Promise<void> {
  return test.core.database.transaction((tx) =>
    tell(tx, { kind: 'level.reached', memberId: member.id, level }, test.clock.now()),
  );
}

function fail(): never {
  throw new Error('nothing was delivered');
}
