type Tone = 'accent' | 'success' | 'warning' | 'info' | 'neutral';

/** How an activity appears. */
export interface ActivityLook {
  tone: Tone;
  /** Name of a lucide icon. */
  icon: string;
  badge: 'success' | 'warning' | 'info';
  /** Path of this site that the activity opens. */
  href?: string;
}

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
