import type { ActivityType } from './activity-types.ts';

type Tone = 'accent' | 'success' | 'warning' | 'info' | 'neutral';

interface Look {
  tone: Tone;
  /** Name of a lucide icon. */
  icon: string;
  badge: 'success' | 'warning' | 'info';
  /** Path of this site that the activity opens. */
  href?: string;
}

/** How each kind of activity appears. */
export const activityLooks: Readonly<Record<ActivityType, Look>> = {
  'profile.completed': { tone: 'success', icon: 'circle-user', badge: 'success', href: '/matches' },
  'platform.added': { tone: 'info', icon: 'globe', badge: 'info', href: '/settings/platforms' },
  'match.requested': { tone: 'info', icon: 'send', badge: 'info', href: '/matches' },
  'match.received': { tone: 'accent', icon: 'handshake', badge: 'warning', href: '/matches' },
  'match.accepted': { tone: 'success', icon: 'handshake', badge: 'success', href: '/matches' },
  'match.declined': { tone: 'neutral', icon: 'circle-x', badge: 'info', href: '/matches' },
  'match.completed': { tone: 'success', icon: 'circle-check', badge: 'success', href: '/matches' },
  'exchange.started': { tone: 'accent', icon: 'repeat-2', badge: 'warning', href: '/exchanges' },
  'review.submitted': { tone: 'info', icon: 'pencil', badge: 'info', href: '/exchanges' },
  'review.received': { tone: 'warning', icon: 'star', badge: 'warning', href: '/exchanges' },
  'review.confirmed': { tone: 'success', icon: 'badge-check', badge: 'success', href: '/exchanges' },
  'receipt.confirmed': { tone: 'success', icon: 'check-check', badge: 'success', href: '/reviews' },
  'review.imported': { tone: 'info', icon: 'download', badge: 'info', href: '/reviews' },
  'level.reached': { tone: 'accent', icon: 'medal', badge: 'success' },
  'achievement.unlocked': { tone: 'warning', icon: 'trophy', badge: 'success' },
};

/** Names of the design system's colours per tone. */
export const toneHints: Readonly<
  Record<Tone, { bgColor: string; borderColor: string; iconBg: string; iconColor: string }>
> = {
  accent: hints('accentSoft', 'accentText'),
  success: hints('successSoft', 'successText'),
  warning: hints('warningSoft', 'warningText'),
  info: hints('infoSoft', 'infoText'),
  neutral: hints('sunken', 'textMuted'),
};

function hints(iconBg: string, iconColor: string) {
  return { bgColor: 'surface', borderColor: 'border', iconBg, iconColor };
}
