import type { UserPlatform } from '@rezenso/contract/user-platforms';

/** The page of the business on Google; override what a test is about. */
export function aGooglePage(over: Partial<UserPlatform> = {}): UserPlatform {
  return {
    id: '00000000-0000-4000-8000-000000000901',
    platform: 'google',
    businessName: 'Café Anna',
    profileUrl: 'https://maps.google.com/anna',
    notes: null,
    isActive: true,
    oauthConnected: false,
    syncStatus: 'idle',
    lastSyncAt: null,
    syncError: null,
    ...over,
  };
}
