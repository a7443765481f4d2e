import type { ColorName } from './names.ts';
import { tokens, variableName } from './names.ts';
import { darkColors, lightColors, tokensCss } from './themes.ts';

const themes = { light: lightColors, dark: darkColors };
const grounds: ColorName[] = ['background', 'surface', 'raised', 'sunken'];
const texts: ColorName[] = ['text', 'textMuted', 'accentText', 'dangerText', 'warningText', 'successText', 'infoText'];

/** Everything that is read: text of a tone on its ground. */
const textPairs: [ColorName, ColorName][] = [
  ...texts.flatMap((text) => grounds.map((ground): [ColorName, ColorName] => [text, ground])),
  ['textMuted', 'neutralSoft'],
  ['text', 'neutralSoft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ...(['accent', 'danger', 'warning', 'success', 'info'] as const).flatMap((tone): [ColorName, ColorName][] => [
    [`${tone}Text`, `${tone}Soft`],
    ['text', `${tone}Soft`],
    ['textMuted', `${tone}Soft`],
  ]),
  ...([1, 2, 3, 4, 5, 6] as const).map((tint): [ColorName, ColorName] => [`tint${tint}Text`, `tint${tint}`]),
];

/** Edges and marks that carry meaning. */
const graphicPairs: [ColorName, ColorName][] = [
  ['borderStrong', 'surface'],
  ['borderStrong', 'raised'],
  ['focus', 'background'],
  ['focus', 'surface'],
  ['danger', 'surface'],
  ['starEdge', 'surface'],
  ['starEdge', 'raised'],
  ['accent', 'accentTrack'],
  ['success', 'accentTrack'],
];

describe.each(Object.entries(themes))('the %s theme', (_, colors) => {
  it.each(textPairs)('shows %s on %s with AA contrast of text', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs)('shows %s on %s with AA contrast of graphics', (mark, ground) => {
    expect(contrast(colors[mark], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('tokensCss', () => {
  it('declares every colour that tokens name, once per theme', () => {
    for (const name of Object.keys(tokens.color)) {
      const declarations = tokensCss.split(`--rz-${variableName(name)}:`).length - 1;
      expect([name, declarations]).toEqual([name, 2]);
    }
  });

  it('follows the class of the document root', () => {
    expect(tokensCss).toContain('html.light{color-scheme:light;');
    expect(tokensCss).toContain('html.dark{color-scheme:dark;');
  });
});

/** Contrast of two #rrggbb colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
