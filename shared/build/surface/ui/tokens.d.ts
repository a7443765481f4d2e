export { above, below, type ColorName, space, type Tone, tokens, toneColors } from './tokens/names.ts';
export { darkColors, lightColors, tokensCss } from './tokens/themes.ts';
