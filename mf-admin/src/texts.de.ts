import type { AdminRole } from '@rezenso/contract/vocabulary';

export const adminTexts = {
  title: 'Verwaltung',
  deniedTitle: 'Zugriff verweigert',
  deniedDescription: 'Dein Konto hat keine Admin-Berechtigung.',
  deniedAction: 'Zum Dashboard',
  inTheMakingTitle: 'Dieser Bereich entsteht gerade',
  inTheMakingDescription: 'Statistiken, Benutzerverwaltung und Meldungen folgen in Kürze.',
};

export const roleLabels: Record<AdminRole, string> = {
  support_agent: 'Support',
  analytics_manager: 'Analytics',
  content_moderator: 'Moderation',
  user_manager: 'Benutzerverwaltung',
  super_admin: 'Super-Admin',
};
