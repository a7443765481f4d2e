const colorNames = [
  'background',
  'surface',
  'raised',
  'sunken',
  'neutralSoft',
  'border',
  'borderStrong',
  'text',
  'textMuted',
  'accent',
  'accentHover',
  'onAccent',
  'accentText',
  'accentSoft',
  'accentTrack',
  'danger',
  'dangerHover',
  'onDanger',
  'dangerText',
  'dangerSoft',
  'warning',
  'warningText',
  'warningSoft',
  'success',
  'successText',
  'successSoft',
  'info',
  'infoText',
  'infoSoft',
  'star',
  'starEdge',
  'starEmpty',
  'focus',
  'overlay',
  'tint1',
  'tint1Text',
  'tint2',
  'tint2Text',
  'tint3',
  'tint3Text',
  'tint4',
  'tint4Text',
  'tint5',
  'tint5Text',
  'tint6',
  'tint6Text',
] as const;

export type ColorName = (typeof colorNames)[number];

/** `accentSoft` is the variable `--rz-accent-soft`. */
export function variableName(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}

const color = Object.fromEntries(colorNames.map((name) => [name, `var(--rz-${variableName(name)})`])) as Readonly<
  Record<ColorName, string>
>;

/** Set by the region of toasts while one is shown. */
export const toastSpaceVariable = '--rz-toast-space';

/** The variables by name, for styled-components: `color: ${tokens.color.textMuted}`. */
export const tokens = {
  color,
  font: 'var(--rz-font-body)',
  radius: {
    sm: 'var(--rz-radius-sm)',
    md: 'var(--rz-radius-md)',
    lg: 'var(--rz-radius-lg)',
    full: 'var(--rz-radius-full)',
  },
  shadow: { low: 'var(--rz-shadow-low)', high: 'var(--rz-shadow-high)' },
  motion: { fast: 'var(--rz-motion-fast)', base: 'var(--rz-motion-base)' },
  /** How much of the edge where toasts stand one takes right now: on phones the upper, otherwise the lower. */
  toastSpace: `var(${toastSpaceVariable}, 0px)`,
  /** Stacking order: page bar, floating action, overlays, tooltips, toasts. */
  layer: { bar: 20, floating: 30, overlay: 40, tooltip: 50, toast: 60 },
} as const;

/** A distance on the 4 px grid: `space(4)` is 16 px, in rem so that it grows with the reader's font size. */
export function space(steps: number): string {
  return `${steps * 0.25}rem`;
}

/** Widths from which the wider layout holds, for `@media` in styled-components: `${above.tablet} { … }`. */
export const above = {
  tablet: '@media (min-width: 640px)',
  laptop: '@media (min-width: 960px)',
  desktop: '@media (min-width: 1200px)',
} as const;

/** The widths under which it does not, for what is there unless there is no room: `${below.tablet} { display: none; }`. */
export const below = {
  tablet: '@media not all and (min-width: 640px)',
  laptop: '@media not all and (min-width: 960px)',
  desktop: '@media not all and (min-width: 1200px)',
} as const;

/** Meaning of a coloured element. `neutral` and `accent` say nothing about status. */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

/** Text and background of a tone, as a pair whose contrast is AA in both themes. */
export const toneColors: Readonly<Record<Tone, { text: string; soft: string; solid: string }>> = {
  neutral: { text: color.textMuted, soft: color.neutralSoft, solid: color.borderStrong },
  accent: { text: color.accentText, soft: color.accentSoft, solid: color.accent },
  info: { text: color.infoText, soft: color.infoSoft, solid: color.info },
  success: { text: color.successText, soft: color.successSoft, solid: color.success },
  warning: { text: color.warningText, soft: color.warningSoft, solid: color.warning },
  danger: { text: color.dangerText, soft: color.dangerSoft, solid: color.danger },
};
