import type { AuditAction } from '@rezenso/contract/admin';
import type { ReportReason } from '@rezenso/contract/reports';

export interface SeedReport {
  daysAgo: number;
  reason: ReportReason;
  text: string;
  decision?: { status: 'resolved' | 'dismissed'; note: string; daysLater: number };
}

/** Reports that businesses of the demo filed, newest first. */
export const seedReports: readonly SeedReport[] = [
  {
    daysAgo: 0.2,
    reason: 'rating_demanded',
    text: 'Am Telefon hieß es, unter fünf Sternen brauche ich gar nichts zu schreiben. So habe ich mir einen ehrlichen Austausch nicht vorgestellt.',
  },
  {
    daysAgo: 2.3,
    reason: 'fake_review',
    text: 'In der Review steht etwas von unserer Terrasse. Wir haben keine. Ich glaube nicht, dass jemand bei uns war.',
  },
  {
    daysAgo: 24,
    reason: 'fake_review',
    text: 'Der Text passt Wort für Wort auf drei andere Betriebe in unserer Straße, nur der Name ist ausgetauscht.',
    decision: {
      status: 'resolved',
      note: 'Vorlage bestätigt: dieselben Sätze bei mehreren Betrieben. Verwarnung ausgesprochen.',
      daysLater: 1.4,
    },
  },
  {
    daysAgo: 51,
    reason: 'not_delivered',
    text: 'Seit Wochen keine Antwort und auch keine Review, obwohl ich meine gleich am ersten Tag geschrieben habe.',
    decision: {
      status: 'dismissed',
      note: 'Die Review kam vor Ablauf der Frist, beide Seiten sind zufrieden.',
      daysLater: 3.1,
    },
  },
];

export interface StaffChange {
  daysAgo: number;
  by: 'admin' | 'users';
  of: 'moderation' | 'users' | 'member';
  action: AuditAction;
  before: string | null;
  after: string | null;
  reason: string | null;
}

/** What the team did with accounts. */
export const staffChanges: readonly StaffChange[] = [
  {
    daysAgo: 402,
    by: 'admin',
    of: 'users',
    action: 'user.role_changed',
    before: null,
    after: 'user_manager',
    reason: null,
  },
  {
    daysAgo: 401,
    by: 'admin',
    of: 'moderation',
    action: 'user.role_changed',
    before: 'support_agent',
    after: 'content_moderator',
    reason: null,
  },
  {
    daysAgo: 33,
    by: 'users',
    of: 'member',
    action: 'user.status_changed',
    before: 'active',
    after: 'banned',
    reason: 'Anmeldung von ungewöhnlichen Orten, Konto vorsorglich gesperrt.',
  },
  {
    daysAgo: 32.6,
    by: 'users',
    of: 'member',
    action: 'user.status_changed',
    before: 'banned',
    after: 'active',
    reason: 'Der Inhaber war auf Geschäftsreise und hat sich gemeldet.',
  },
];
