import type { PlatformId } from '@rezenso/contract/vocabulary';

declare module '../../../events/events.ts' {
  interface DomainEvents {
    'platform.added': { memberId: string; platform: PlatformId };
    /** Name, address or notes were corrected. */
    'platform.changed': { memberId: string; platform: PlatformId };
    /** A connection ended here; the token has to be revoked where it came from. */
    'platform.access-ended': { sealedToken: string };
  }
}
