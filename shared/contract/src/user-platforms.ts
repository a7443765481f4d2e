import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, done, id, moment, optionalText, optionalWebAddress, text } from './shapes.ts';
import { platformId } from './vocabulary.ts';

/** A review platform on which the business has a profile. */
export const userPlatform = z.object({
  id,
  platform: platformId,
  businessName: z.string(),
  profileUrl: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  isActive: z.boolean(),
  oauthConnected: z.boolean(),
  /** 'idle', 'syncing', 'ok' or 'error'. */
  syncStatus: z.enum(['idle', 'syncing', 'ok', 'error']),
  lastSyncAt: z.nullable(moment),
  syncError: z.nullable(z.string()),
});
export type UserPlatform = z.infer<typeof userPlatform>;

export const listUserPlatforms = endpoint({
  method: 'GET',
  path: '/api/user-platforms',
  access: 'authenticated',
  summary: "The business's platforms",
  answer: z.array(userPlatform),
  errors: [],
});

export const addUserPlatform = endpoint({
  method: 'POST',
  path: '/api/user-platforms',
  access: 'authenticated',
  summary: 'Adds a platform, once each',
  body: z.object({
    platform: platformId,
    businessName: text(2, 120, 'Firmenname muss mindestens 2 Zeichen haben'),
    profileUrl: optionalWebAddress,
    notes: optionalText(1000),
  }),
  answer: userPlatform,
  errors: ['PLATFORM_ALREADY_ADDED'],
});

export const removeUserPlatform = endpoint({
  method: 'DELETE',
  path: '/api/user-platforms/:id',
  access: 'authenticated',
  summary: 'Removes a platform',
  params: byId,
  answer: done,
  errors: ['PLATFORM_NOT_FOUND'],
});

export const disconnectOauth = endpoint({
  method: 'POST',
  path: '/api/user-platforms/:id/disconnect-oauth',
  access: 'authenticated',
  summary: 'Ends the connection with Google; the address entered by hand stays',
  params: byId,
  answer: userPlatform,
  errors: ['PLATFORM_NOT_FOUND', 'OAUTH_NOT_CONNECTED'],
});

export const syncUserPlatform = endpoint({
  method: 'POST',
  path: '/api/user-platforms/:id/sync',
  access: 'authenticated',
  summary: 'Fetches new reviews of a connected platform now',
  params: byId,
  answer: userPlatform,
  errors: ['PLATFORM_NOT_FOUND', 'OAUTH_NOT_CONNECTED'],
});
