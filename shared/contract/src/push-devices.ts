import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, done, id, moment, text } from './shapes.ts';

/** A browser that shows what the bell says also while no page of the site is open there. It belongs to one session. */
export const pushDevice = z.object({
  id,
  /** As people know it: 'Chrome auf Android'. */
  name: z.string(),
  addedAt: moment,
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

export const listPushDevices = endpoint({
  method: 'GET',
  path: '/api/push-devices',
  access: 'authenticated',
  summary: "The member's devices that show push messages, the newest first, and the key to subscribe with",
  answer: z.object({
    /** The server's public key, 65 bytes as base64url (RFC 8292): `applicationServerKey` of a subscription. */
    publicKey: z.string(),
    devices: z.array(pushDevice),
  }),
  errors: [],
});

export const addPushDevice = endpoint({
  method: 'PUT',
  path: '/api/push-devices',
  changes: ['push-devices'],
  access: 'authenticated',
  /** What `PushSubscription.toJSON` gives. Again from the same browser replaces what it said before. */
  summary: 'Shows push messages in the browser that asks, for as long as its session lasts',
  body: z.object({
    endpoint: text(10, 1000),
    /** base64url: a point of 65 bytes, and 16 random bytes. */
    keys: z.object({ p256dh: text(87, 88), auth: text(22, 24) }),
  }),
  answer: pushDevice,
  errors: ['PUSH_SERVICE_UNKNOWN'],
});

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/push-devices/:id',
  changes: ['push-devices'],
  access: 'authenticated',
  summary: 'Shows nothing more on a device',
  params: byId,
  answer: done,
  errors: ['PUSH_DEVICE_NOT_FOUND'],
});
