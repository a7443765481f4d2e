import { addPushDevice, listPushDevices, removePushDevice } from '@rezenso/contract/push-devices';
import { answer, fail, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aBrowser, aDevice, devicesAre, forgetBrowser, noDevices, publicKey } from '../testing/push-devices.ts';
import { PushDevicesCard } from './push-devices.card.tsx';

const here = () => screen.findByRole('switch', { name: 'Auf diesem Gerät' });
const show = (...answers: Stub[]) => renderWithPlatform(<PushDevicesCard />, { answers });
const done = answer(removePushDevice, { ok: true });

describe('messages on this device', () => {
  afterEach(forgetBrowser);

  it('are switched on with the permission of whoever uses it, under the key of the site', async () => {
    const browser = aBrowser({ answers: 'granted' });
    const { user, calls, use, container } = show(noDevices, answer(addPushDevice, aDevice()));
    expect(await here()).not.toBeChecked();
    use(devicesAre(aDevice()));
    await user.click(await here());
    expect(await screen.findByText('Mitteilungen sind an')).toBeVisible();
    await waitFor(async () => expect(await here()).toBeChecked());
    expect(browser.serviceWorker.register).toHaveBeenCalledWith('/service-worker.js');
    expect(browser.pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      endpoint: browser.endpoint,
      keys: { p256dh: 'p', auth: 'a' },
    });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are switched off at the server and in the browser', async () => {
    const browser = aBrowser({ permission: 'granted', key: publicKey });
    const { user, use, calls } = show(devicesAre(aDevice()), done);
    expect(await here()).toBeChecked();
    use(noDevices);
    await user.click(await here());
    expect(await screen.findByText('Mitteilungen sind aus')).toBeVisible();
    expect(calls.some(({ method, path }) => method === 'DELETE' && path.endsWith(aDevice().id))).toBe(true);
    expect(browser.isSubscribed()).toBe(false);
    await waitFor(async () => expect(await here()).not.toBeChecked());
  });

  it('use the subscription that is there, and a new one when it was made for another key', async () => {
    const same = aBrowser({ permission: 'granted', key: publicKey });
    const first = show(noDevices, answer(addPushDevice, aDevice()));
    await first.user.click(await here());
    await screen.findByText('Mitteilungen sind an');
    expect(same.pushManager.subscribe).not.toHaveBeenCalled();
    first.unmount();
    const other = aBrowser({ permission: 'granted', key: `B${'Q'.repeat(86)}` });
    const { user } = show(noDevices, answer(addPushDevice, aDevice()));
    await user.click(await here());
    await waitFor(() => expect(other.pushManager.subscribe).toHaveBeenCalledTimes(1));
  });

  it('stay off without the permission, and nothing is sent', async () => {
    aBrowser({ answers: 'denied' });
    const { user, calls } = show(noDevices);
    await user.click(await here());
    expect(await screen.findByText(/Ohne deine Erlaubnis/)).toBeVisible();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('are off when the browser lost what the server still knows', async () => {
    aBrowser({ permission: 'granted' });
    show(devicesAre(aDevice()));
    await waitFor(async () => expect(await here()).not.toBeChecked());
  });

  it('say why they could not be switched on, and can be tried again', async () => {
    const { pushManager } = aBrowser({ permission: 'granted' });
    pushManager.subscribe.mockRejectedValueOnce(new DOMException('no service', 'AbortError'));
    const { user, use } = show(noDevices, fail(addPushDevice, 'PUSH_SERVICE_UNKNOWN'));
    await user.click(await here());
    expect(await screen.findByText(/Dein Browser konnte die Mitteilungen nicht einrichten/)).toBeVisible();
    await user.click(await here());
    expect(await screen.findByText(/Über diesen Browser können wir dir leider nichts melden/)).toBeVisible();
    use(answer(addPushDevice, aDevice()));
    await user.click(await here());
    expect(await screen.findByText('Mitteilungen sind an')).toBeVisible();
  });

  it.each([
    ['lacks what they need', () => undefined, /kann keine Mitteilungen zeigen/],
    ['needs the home screen', () => Object.assign(navigator, { standalone: false }), /zum Home-Bildschirm/],
    [
      'was told to forbid them',
      () => aBrowser({ permission: 'denied' }),
      /lässt für diese Seite keine Mitteilungen zu/,
    ],
  ])('say what stands against them where the browser %s', async (_, browser, words) => {
    browser();
    show(noDevices);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('other devices', () => {
  const laptop = aDevice({ id: '00000000-0000-4000-8000-0000000000d2', name: 'Firefox auf Windows', isThis: false });

  it('are named, and ended from here', async () => {
    const { user, use, calls } = show(devicesAre(laptop), done);
    expect(await screen.findByText('Firefox auf Windows')).toBeVisible();
    expect(screen.getByText(/^seit 03\.03\.2031|seit 3\. März 2031/)).toBeVisible();
    use(noDevices);
    await user.click(screen.getByRole('button', { name: 'Mitteilungen auf Firefox auf Windows beenden' }));
    await waitFor(() => expect(screen.queryByText('Firefox auf Windows')).toBeNull());
    expect(calls.some(({ method, path }) => method === 'DELETE' && path.endsWith(laptop.id))).toBe(true);
  });

  it('stay when ending failed, which is said', async () => {
    const { user } = show(devicesAre(laptop), fail(removePushDevice, 'INTERNAL'));
    await user.click(await screen.findByRole('button', { name: /beenden/ }));
    expect(await screen.findByText('Das hat nicht geklappt')).toBeVisible();
    expect(screen.getByText('Firefox auf Windows')).toBeVisible();
  });

  it('say when they could not be read', async () => {
    show(fail(listPushDevices, 'INTERNAL'));
    expect(await screen.findByText('Deine Geräte konnten nicht geladen werden')).toBeVisible();
  });
});
