import { createECDH } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { sessions } from '../../accounts/index.ts';

const test = await startTestApp();
const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'a'.repeat(22) };
const phone = { endpoint: 'https://fcm.googleapis.com/fcm/send/phone', keys };
const android =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';

describe('PUT /api/push-devices', () => {
  it('names the browser, and knows it again for its own session alone', async () => {
    const eva = await test.signIn();
    const added = await eva.send({
      method: 'PUT',
      url: '/api/push-devices',
      headers: { origin: test.core.env.publicOrigin, 'user-agent': android },
      payload: phone,
    });
    expect([added.statusCode, added.json()]).toEqual([
      200,
      expect.objectContaining({ name: 'Chrome auf Android', isThis: true }),
    ]);
    const elsewhere = await test.signIn(eva.member);
    const { devices, publicKey } = (await elsewhere.get('/api/push-devices')).json();
    expect(devices).toEqual([{ ...added.json(), isThis: false }]);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  });

  it('again, and fifty times at once, stays one device', async () => {
    const eva = await test.signIn();
    const endpoints = Array.from({ length: 50 }, (_, index) => ({
      ...phone,
      endpoint: `${phone.endpoint}${index % 3}`,
    }));
    const answers = await Promise.all(endpoints.map((body) => eva.put('/api/push-devices', body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await eva.get('/api/push-devices')).json().devices).toHaveLength(1);
  });

  it('takes a browser from whoever used it before', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    await eva.put('/api/push-devices', phone);
    expect((await ada.put('/api/push-devices', phone)).statusCode).toBe(200);
    expect((await eva.get('/api/push-devices')).json().devices).toEqual([]);
  });

  it('sends nothing to addresses that are no push service', async () => {
    const eva = await test.signIn();
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://user@fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://169.254.169.254/latest/meta-data',
      'http://127.0.0.1:9/push',
      'keine Adresse',
    ]) {
      const answer = await eva.put('/api/push-devices', { ...phone, endpoint });
      expect([endpoint, answer.statusCode, answer.json().code]).toEqual([endpoint, 422, 'PUSH_SERVICE_UNKNOWN']);
    }
    expect((await eva.put('/api/push-devices', { ...phone, keys: { ...keys, auth: 'kurz' } })).statusCode).toBe(400);
    const nobodys = { ...keys, p256dh: 'B'.repeat(87) };
    expect((await eva.put('/api/push-devices', { ...phone, keys: nobodys })).json().code).toBe('VALIDATION_FAILED');
    expect((await eva.put('/api/push-devices', { endpoint: phone.endpoint })).statusCode).toBe(400);
  });

  it('is for members alone', async () => {
    const answers = [
      test.visitor.get('/api/push-devices'),
      test.visitor.put('/api/push-devices', phone),
      test.visitor.delete('/api/push-devices/00000000-0000-4000-8000-000000000000'),
    ];
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });
});

describe('a device', () => {
  it('goes with its session, whatever ends that', async () => {
    const eva = await test.signIn();
    const other = await test.signIn(eva.member);
    await eva.put('/api/push-devices', phone);
    await other.put('/api/push-devices', { ...phone, endpoint: `${phone.endpoint}/2` });
    expect((await eva.get('/api/logout')).statusCode).toBeLessThan(400);
    expect((await other.get('/api/push-devices')).json().devices).toEqual([expect.objectContaining({ isThis: true })]);
    await sessions(test.db).endAllOf(eva.member.id);
    expect(await test.db.selectFrom('push_devices').selectAll().execute()).toEqual([]);
  });

  it('is removed by its owner from anywhere, and by nobody else', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    const { id } = (await eva.put('/api/push-devices', phone)).json();
    const other = await test.signIn(eva.member);
    expect((await ada.delete(`/api/push-devices/${id}`)).json()).toMatchObject({ code: 'PUSH_DEVICE_NOT_FOUND' });
    expect((await other.delete(`/api/push-devices/${id}`)).statusCode).toBe(200);
    expect((await other.delete(`/api/push-devices/${id}`)).statusCode).toBe(404);
    expect((await other.delete('/api/push-devices/keine')).statusCode).toBe(400);
    expect((await eva.get('/api/push-devices')).json().devices).toEqual([]);
  });

  it('stands in the export without what would let others send there', async () => {
    const eva = await test.signIn();
    await eva.put('/api/push-devices', phone);
    const told = (await eva.get('/api/privacy/export')).json().data;
    expect(told.pushDevices).toEqual([
      { name: 'Unbekanntes Gerät', service: 'fcm.googleapis.com', addedAt: test.clock.now().toISOString() },
    ]);
    expect(JSON.stringify(told)).not.toContain(keys.p256dh);
  });
});
