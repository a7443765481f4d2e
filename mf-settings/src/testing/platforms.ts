import type { UserPlatform } from '@rezenso/contract/user-platforms';

/** A Google profile entered by hand; override what a test is about. */
export function aPlatform(over: Partial<UserPlatform> = {}): UserPlatform {
  return {
    id: '00000000-0000-4000-8000-0000000000f1',
    platform: 'google',
    businessName: 'Bäckerei Sommer am Münster',
    profileUrl: 'https://example.de/sommer',
    notes: 'Bitte die Filiale nennen.',
    isActive: true,
    oauthConnected: false,
    syncStatus: 'idle',
    lastSyncAt: null,
    syncError: null,
    ...over,
  };
}
