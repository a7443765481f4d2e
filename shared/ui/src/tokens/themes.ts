import { type ColorName, variableName } from './names.ts';

/** Colours of the light theme. Contrast of every text pair is held by themes.test.ts. */
export const lightColors: Readonly<Record<ColorName, string>> = {
  background: '#f7f6f3',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f4f3ef',
  neutralSoft: '#edece7',
  border: '#e3e1db',
  borderStrong: '#878d88',
  text: '#17211e',
  textMuted: '#53605b',
  accent: '#0c6a60',
  accentHover: '#08544c',
  onAccent: '#ffffff',
  accentText: '#0a6158',
  accentSoft: '#e2f1ee',
  accentTrack: '#d5e6e2',
  danger: '#b42821',
  dangerHover: '#931d17',
  onDanger: '#ffffff',
  dangerText: '#a3231c',
  dangerSoft: '#fcebe9',
  warning: '#c2640c',
  warningText: '#8d4404',
  warningSoft: '#fcf0e1',
  success: '#24804a',
  successText: '#1b6639',
  successSoft: '#e5f4ea',
  info: '#48658c',
  infoText: '#345277',
  infoSoft: '#eaf0f7',
  star: '#efa51b',
  starEdge: '#b27407',
  starEmpty: '#d9d6ce',
  focus: '#0c6a60',
  overlay: 'rgb(20 28 26 / 45%)',
  tint1: '#dcefeb',
  tint1Text: '#0b5a52',
  tint2: '#e4e9f5',
  tint2Text: '#34477a',
  tint3: '#e9efdc',
  tint3Text: '#46591e',
  tint4: '#f0e6f2',
  tint4Text: '#6b3a75',
  tint5: '#f3e9de',
  tint5Text: '#704a24',
  tint6: '#e2edf1',
  tint6Text: '#25566a',
};

/** Colours of the dark theme: own values on a green charcoal, raised surfaces get lighter instead of shadowed. */
export const darkColors: Readonly<Record<ColorName, string>> = {
  background: '#0f1514',
  surface: '#171f1d',
  raised: '#1e2826',
  sunken: '#121918',
  neutralSoft: '#28332f',
  border: '#2b3734',
  borderStrong: '#74837d',
  text: '#e9efec',
  textMuted: '#a5b3ad',
  accent: '#3fb5a3',
  accentHover: '#5cc8b7',
  onAccent: '#04201c',
  accentText: '#6fd2c2',
  accentSoft: '#15332e',
  accentTrack: '#24403b',
  danger: '#ea7068',
  dangerHover: '#f28b84',
  onDanger: '#2c0705',
  dangerText: '#ff9d95',
  dangerSoft: '#3b1d1b',
  warning: '#e48c3a',
  warningText: '#f5b574',
  warningSoft: '#372614',
  success: '#4bb273',
  successText: '#83d3a0',
  successSoft: '#16301f',
  info: '#7f9fc9',
  infoText: '#a5c2e8',
  infoSoft: '#1c2a3c',
  star: '#f5b83d',
  starEdge: '#f5b83d',
  starEmpty: '#3d4a46',
  focus: '#6fd2c2',
  overlay: 'rgb(4 8 7 / 65%)',
  tint1: '#173c37',
  tint1Text: '#8adccd',
  tint2: '#232e4a',
  tint2Text: '#b3c4f0',
  tint3: '#2b3619',
  tint3Text: '#c3d794',
  tint4: '#38243d',
  tint4Text: '#dcb3e6',
  tint5: '#3a2a1b',
  tint5Text: '#e3bf98',
  tint6: '#1b343f',
  tint6Text: '#9ccfe4',
};

const shadows = {
  light: {
    low: '0 1px 2px rgb(23 33 30 / 5%)',
    high: '0 1px 2px rgb(23 33 30 / 6%), 0 16px 40px -12px rgb(23 33 30 / 22%)',
  },
  dark: { low: '0 0 0 rgb(0 0 0 / 0%)', high: '0 0 0 1px rgb(233 239 236 / 6%), 0 24px 48px -12px rgb(0 0 0 / 70%)' },
} as const;

const shared = {
  'font-body': "'Figtree Variable', 'Figtree Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  'radius-sm': '8px',
  'radius-md': '12px',
  'radius-lg': '16px',
  'radius-full': '999px',
  'motion-fast': '150ms cubic-bezier(0.2, 0, 0, 1)',
  'motion-base': '200ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

const declare = (prefix: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--rz-${prefix}${variableName(name)}:${value};`)
    .join('');
const theme = (colors: Readonly<Record<ColorName, string>>, shadow: Readonly<Record<string, string>>) =>
  declare('', colors) + declare('shadow-', shadow);

/** Every variable of both themes as CSS, for the first HTML: with it in the head nothing flashes. */
export const tokensCss = [
  `:root{${declare('', shared)}}`,
  `:root,html.light{color-scheme:light;${theme(lightColors, shadows.light)}}`,
  `html.dark{color-scheme:dark;${theme(darkColors, shadows.dark)}}`,
].join('\n');
