declare module '../../../events/events.ts' {
  interface DomainEvents {
    /** A moderator upheld (`resolved`) or dismissed a case. */
    'report.closed': {
      reportId: string;
      reportedId: string;
      reporterId: string | null;
      status: 'resolved' | 'dismissed';
    };
  }
}

export {};
