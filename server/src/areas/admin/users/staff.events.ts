import type { MemberStatus } from '@rezenso/contract/vocabulary';

declare module '../../../events/events.ts' {
  interface DomainEvents {
    /** An admin changed a member's status; `entryId` is the change's entry in the audit log. */
    'member.status-changed': { memberId: string; from: MemberStatus; to: MemberStatus; entryId: number };
  }
}
