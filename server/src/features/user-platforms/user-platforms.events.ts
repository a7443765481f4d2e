import type { PlatformId } from '@rezenso/contract/vocabulary';

declare module '../../events/events.ts' {
  interface DomainEvents {
    'platform.added': { memberId: string; platform: PlatformId };
  }
}
