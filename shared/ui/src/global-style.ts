import { createGlobalStyle } from 'styled-components';
import { baseCss } from './base-css.ts';
import { tokensCss } from './tokens.ts';

/** Tokens, reset, typography and reduced motion. Mounted once, by the shell. */
export const GlobalStyle = createGlobalStyle`
${tokensCss}
${baseCss}
`;
