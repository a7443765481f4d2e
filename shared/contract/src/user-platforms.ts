import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, done, id, moment, name, optionalOwnAddress, optionalText, xpGranted } from './shapes.ts';
import { platformId } from './vocabulary.ts';

/** A review platform on which the business has a profile. */
export const userPlatform = z.object({
  id,
  platform: platformId,
  businessName: z.string(),
  profileUrl: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  isActive: z.boolean(),
  /** False again when Google withdrew the access; `syncError` then asks to connect once more. */
  oauthConnected: z.boolean(),
  syncStatus: z.enum(['idle', 'syncing', 'ok', 'error']),
  lastSyncAt: z.nullable(moment),
  /** What went wrong and what to do, in German, for people. */
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

const details = {
  businessName: name(2, 120, 'Firmenname muss mindestens 2 Zeichen haben'),
  profileUrl: optionalOwnAddress,
  notes: optionalText(1000),
};

export const addUserPlatform = endpoint({
  method: 'POST',
  path: '/api/user-platforms',
  changes: ['platforms', 'profile', 'suggestions', 'notifications', 'achievements', 'leaderboard'],
  access: 'authenticated',
  summary: 'Adds a platform, once each',
  body: z.object({ platform: platformId, ...details }),
  answer: z.object({ ...userPlatform.shape, xpGranted }),
  errors: ['PLATFORM_ALREADY_ADDED', 'NAME_RESERVED'],
});

export const changeUserPlatform = endpoint({
  method: 'PUT',
  path: '/api/user-platforms/:id',
  changes: ['platforms', 'profile', 'suggestions', 'exchanges'],
  access: 'authenticated',
  /** Which platform it is stays; another one is added, and this one removed. */
  summary: 'Changes name, address and notes of a platform',
  params: byId,
  body: z.object(details),
  answer: userPlatform,
  errors: ['PLATFORM_NOT_FOUND', 'NAME_RESERVED'],
});

export const removeUserPlatform = endpoint({
  method: 'DELETE',
  path: '/api/user-platforms/:id',
  changes: ['platforms', 'profile', 'suggestions', 'reviews'],
  access: 'authenticated',
  summary: 'Removes a platform',
  params: byId,
  answer: done,
  errors: ['PLATFORM_NOT_FOUND'],
});

export const disconnectOauth = endpoint({
  method: 'POST',
  path: '/api/user-platforms/:id/disconnect-oauth',
  changes: ['platforms', 'reviews'],
  access: 'authenticated',
  summary: 'Ends the connection with Google; the address entered by hand stays',
  params: byId,
  answer: userPlatform,
  errors: ['PLATFORM_NOT_FOUND', 'OAUTH_NOT_CONNECTED'],
});

export const syncUserPlatform = endpoint({
  method: 'POST',
  path: '/api/user-platforms/:id/sync',
  changes: ['platforms', 'reviews', 'profile', 'achievements'],
  access: 'authenticated',
  /** Answers at once with `syncStatus: 'syncing'`; the list shows how it ended. */
  summary: 'Fetches new reviews of a connected platform now',
  params: byId,
  answer: userPlatform,
  errors: ['PLATFORM_NOT_FOUND', 'OAUTH_NOT_CONNECTED', 'OAUTH_NOT_CONFIGURED'],
});

/** The browser navigation that connects a Google platform; it comes back to `/settings/platforms?google=…`. */
export function googleConnectHref(platformId: string): string {
  return `/auth/google?platformId=${encodeURIComponent(platformId)}`;
}

/** How connecting ended, in the query parameter `google` of `/settings/platforms`. */
export const googleOutcomes = [
  /** Connected; the first sync runs. */
  'connected',
  /** The person said no at Google. */
  'denied',
  /** Started too long ago, started elsewhere, or used already: start again. */
  'expired',
  /** Google could not be reached or refused. */
  'failed',
  /** This installation has no keys (OAUTH_NOT_CONFIGURED). */
  'not-configured',
  /** No Google platform of this business has this id, or it is connected already. */
  'not-available',
] as const;
export type GoogleOutcome = (typeof googleOutcomes)[number];
