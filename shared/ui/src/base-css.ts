/** Reset and typography as plain CSS, without React, so that the HTML build can inline it. */

/** Where the one typeface lies (latin subset, 20 kB); the shell copies it to a hashed URL and preloads that. */
export const fontFile = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/**
 * The font face for Figtree, plus a fallback face so that the swap moves nothing: Arial stretched to Figtree's
 * measures (100 px German text 5611 to 5536 px wide, ascent 95, descent 25).
 * @param url address of the file named by `fontFile`
 */
export function fontFaceCss(url: string): string {
  return [
    `@font-face{font-family:'Figtree Variable';font-style:normal;font-display:swap;font-weight:300 900;src:url(${JSON.stringify(url)}) format('woff2');}`,
    "@font-face{font-family:'Figtree Fallback';src:local('Arial'),local('Liberation Sans'),local('Arimo');size-adjust:101.35%;ascent-override:93.74%;descent-override:24.67%;line-gap-override:0%;}",
  ].join('\n');
}

/** Reset, body text, focus ring and reduced motion. Needs the variables of `tokensCss`. */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:5rem}
body{margin:0;background:var(--rz-background);color:var(--rz-text);font:400 1rem/1.5 var(--rz-font-body);
font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;min-height:100dvh;overflow-wrap:break-word}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,blockquote{margin:0;padding:0;border:0}
h1,h2,h3,h4{line-height:1.2;letter-spacing:-.015em;font-weight:650;text-wrap:balance}
ul,ol{list-style:none}
img,svg{display:block;max-width:100%}
svg{flex-shrink:0}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{cursor:pointer}
a{color:var(--rz-accent-text);text-underline-offset:.2em}
legend{padding:0}
[hidden]{display:none!important}
::selection{background:var(--rz-accent-soft);color:var(--rz-text)}
:focus-visible{outline:2px solid var(--rz-focus);outline-offset:2px}
:focus:not(:focus-visible){outline:none}
@media (prefers-reduced-motion:reduce){
html{scroll-behavior:auto}
*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;transition-delay:0s!important}
}
`;
