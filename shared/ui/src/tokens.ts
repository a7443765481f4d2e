/**
 * Design tokens as CSS variables. No React here: the build of the HTML imports this file in plain Node.
 * The root element carries the class `light` or `dark`; everything else only names variables.
 */
export { above, below, type ColorName, space, type Tone, tokens, toneColors } from './tokens/names.ts';
export { darkColors, lightColors, tokensCss } from './tokens/themes.ts';
