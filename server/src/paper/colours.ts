/**
 * Colours of the product for pages without the application, seals and prints. They are those of the design system, which the
 * server may not import; a test compares them.
 */
export interface Colours {
  background: string;
  surface: string;
  border: string;
  text: string;
  textMuted: string;
  accent: string;
  onAccent: string;
  accentText: string;
  accentSoft: string;
  star: string;
  starEdge: string;
  starEmpty: string;
  focus: string;
}

export const light: Colours = {
  background: '#f7f6f3',
  surface: '#ffffff',
  border: '#e3e1db',
  text: '#17211e',
  textMuted: '#53605b',
  accent: '#0c6a60',
  onAccent: '#ffffff',
  accentText: '#0a6158',
  accentSoft: '#e2f1ee',
  star: '#efa51b',
  starEdge: '#b27407',
  starEmpty: '#d9d6ce',
  focus: '#0c6a60',
};

export const dark: Colours = {
  background: '#0f1514',
  surface: '#171f1d',
  border: '#2b3734',
  text: '#e9efec',
  textMuted: '#a5b3ad',
  accent: '#3fb5a3',
  onAccent: '#04201c',
  accentText: '#6fd2c2',
  accentSoft: '#15332e',
  star: '#f5b83d',
  starEdge: '#f5b83d',
  starEmpty: '#3d4a46',
  focus: '#6fd2c2',
};

const question =
  'M9.6 7h8.8A2.6 2.6 0 0 1 21 9.6v4.8a2.6 2.6 0 0 1-2.6 2.6h-4.2l-3.5 3.1c-.5.4-1.2.1-1.2-.6V17A2.6 2.6 0 0 1 7 14.4V9.6A2.6 2.6 0 0 1 9.6 7z';
const answer =
  'M14.6 13h8.2a2.6 2.6 0 0 1 2.6 2.6v4.2a2.6 2.6 0 0 1-2.6 2.6v2.3c0 .7-.8 1-1.3.6l-3.3-2.9h-3.6a2.6 2.6 0 0 1-2.6-2.6v-4.2a2.6 2.6 0 0 1 2.6-2.6z';

/** The sign of Rezenso on a field of 32 by 32, in fixed colours or in variables of CSS. */
export function mark({ accent, onAccent }: Pick<Colours, 'accent' | 'onAccent'>): string {
  return (
    `<rect width="32" height="32" rx="9" fill="${accent}"/>` +
    `<path d="${answer}" fill="${onAccent}" fill-opacity=".6"/>` +
    `<path d="${question}" fill="${onAccent}" stroke="${accent}" stroke-width="1.8"/>`
  );
}

/** The sign as a picture of its own, in the light colours: for tabs, prints, and pages that are not ours to draw. */
export const markImage = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark(light)}</svg>`;
