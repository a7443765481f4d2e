import { ECDH } from 'node:crypto';
import type { BodyOf } from '@rezenso/contract/endpoint';
import type { Language } from '@rezenso/contract/language';
import type { addPushDevice, PushDevice } from '@rezenso/contract/push-devices';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Deciding } from '../../../consents/deciding.ts';
import { decidedBy } from '../../../consents/decision.ts';
import type { Core } from '../../../core.ts';
import { announce } from '../../../live/announce.ts';
import { deviceName, deviceNameIn } from '../../accounts/index.ts';
import { type PushDeviceRow, pushDevices } from './push-devices.repository.ts';
import { isPushService } from './push-services.ts';
import { sealSubscription } from './sealed-subscription.ts';
import { vapidKeys } from './vapid-keys.ts';

type Asking = Pick<CurrentMember, 'id' | 'personId' | 'sessionHash'>;

/** The devices on which a member is told what the bell says. */
export function createPushDevices(core: Pick<Core, 'database' | 'env' | 'limits' | 'secret' | 'now'>) {
  const { database, env, limits, now } = core;
  const { publicKey } = vapidKeys(core.secret);

  return {
    /** The devices that a member is told on, and the key by which a browser subscribes. */
    async list({ id, personId, sessionHash }: Asking, language: Language) {
      const rows = await pushDevices(database.db).listOf({ id, personId });
      return { publicKey, devices: rows.map((row) => present(row, sessionHash, language)) };
    },

    /** @throws {AppError} PUSH_SERVICE_UNKNOWN for an address that is no browser's push service, VALIDATION_FAILED for keys that are none */
    async add(
      { id, personId, sessionHash }: Asking,
      { endpoint, keys }: BodyOf<typeof addPushDevice>,
      { userAgent, language }: { userAgent: string; language: Language },
    ): Promise<PushDevice> {
      await limits.take('push-device', id);
      if (!isPushService(endpoint, env.pushAllow)) throw new AppError('PUSH_SERVICE_UNKNOWN');
      if (!areKeys(keys)) throw new AppError('VALIDATION_FAILED');
      const { sealed, same } = sealSubscription(core.secret, { endpoint, ...keys });
      const device = { member_id: id, session_hash: sessionHash, ...sealed, name: deviceName(userAgent) };
      const row = await database.transaction(async (tx) => {
        await decidedBy(tx, core, { id, personId });
        const added = await pushDevices(tx).put({ ...device, added_at: now() }, same);
        await announce(tx, [id], 'push-devices');
        return added;
      });
      return present(row, sessionHash, language);
    },

    /** @throws {AppError} PUSH_DEVICE_NOT_FOUND, also for somebody else's */
    async remove(member: Deciding, id: string): Promise<void> {
      await database.transaction(async (tx) => {
        await decidedBy(tx, core, member);
        if (!(await pushDevices(tx).remove(member.id, id))) throw new AppError('PUSH_DEVICE_NOT_FOUND');
        await announce(tx, [member.id], 'push-devices');
      });
    },
  };
}

/** Whether something can be encrypted for them: an uncompressed point of P-256, and a secret of 16 bytes. */
function areKeys({ p256dh, auth }: BodyOf<typeof addPushDevice>['keys']): boolean {
  const [point, secret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')];
  if (point.length !== 65 || secret.length !== 16) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

function present(
  { id, name, added_at, session_hash }: PushDeviceRow,
  sessionHash: string,
  language: Language,
): PushDevice {
  return {
    id,
    name: deviceNameIn(language, name),
    addedAt: added_at.toISOString(),
    isThis: session_hash === sessionHash,
  };
}
