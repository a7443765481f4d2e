import type { Level } from '@rezenso/contract/vocabulary';

declare module '../../../events/events.ts' {
  interface DomainEvents {
    'level.reached': { memberId: string; level: Level };
  }
}
