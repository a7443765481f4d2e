import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Colours, dark, light } from '../../../paper/colours.ts';
import { fontPath, type Subset, subsets, type Weight, weights } from '../../../paper/fonts.ts';

interface FontFile {
  /** Where browsers find it; the name changes with the content. */
  href: string;
  bytes: Buffer;
  subset: Subset;
  weight: Weight;
}

/** The cuts of the typeface that these pages use, as the site serves them. */
export const fontFiles: readonly FontFile[] = subsets.flatMap((subset) =>
  weights.map((weight) => {
    const bytes = readFileSync(fontPath(subset, weight, 'woff2'));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    return { href: `/u/-/figtree-${subset}-${weight}.${hash}.woff2`, bytes, subset, weight };
  }),
);

/** The two that every page needs. */
export const firstFonts = fontFiles.filter(({ subset }) => subset === 'latin').map(({ href }) => href);

const ranges: Readonly<Record<Subset, string>> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

const faces = fontFiles.map(
  ({ href, subset, weight }) =>
    `@font-face{font-family:Figtree;font-style:normal;font-display:swap;font-weight:${weight};src:url(${href}) format('woff2');unicode-range:${ranges[subset]}}`,
);
/** Arial in Figtree's measures, so that the swap moves nothing; the figures are the design system's. */
const fallback =
  "@font-face{font-family:'Figtree Fallback';src:local('Arial'),local('Liberation Sans'),local('Arimo');size-adjust:101.35%;ascent-override:93.74%;descent-override:24.67%;line-gap-override:0%}";

const variables = (colours: Colours) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** The style sheet of every page here, inline and always the same: so a policy can name its hash, and no nonce is needed. */
export const css = [
  ...faces,
  fallback,
  `:root{color-scheme:light dark;${variables(light)}}`,
  `@media (prefers-color-scheme:dark){:root{${variables(dark)}}}`,
  `*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--background);color:var(--text);font:400 1rem/1.5 Figtree,'Figtree Fallback',system-ui,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:break-word;min-height:100dvh;display:flex;flex-direction:column}
h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote{margin:0;padding:0}
ul,ol{list-style:none}
h1,h2,h3{line-height:1.2;letter-spacing:-.015em;font-weight:600;text-wrap:balance}
h1{font-size:clamp(1.75rem,1.2rem + 2.4vw,2.5rem)}
h2{font-size:1.25rem}
a{color:var(--accentText);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
svg{display:block;flex-shrink:0}
.bar,main,.foot{width:100%;max-width:60rem;margin:0 auto;padding:0 1rem}
.bar{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:4rem}
.bar a{display:inline-flex;align-items:center;gap:.625rem;min-height:44px;color:var(--text);font-size:1.25rem;font-weight:600;letter-spacing:-.03em;text-decoration:none}
main{flex:1;padding-top:1rem;padding-bottom:3rem;display:grid;gap:2.5rem;align-content:start}
section{display:grid;gap:1rem}
.muted{color:var(--textMuted)}
.small{font-size:.875rem;line-height:1.45}
.card{background:var(--surface);border:1px solid var(--border);border-radius:12px;padding:1.25rem;display:grid;gap:.75rem;align-content:start}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem .75rem}
.grid{display:grid;gap:1rem}
.badge{display:inline-flex;align-items:center;gap:.375rem;padding:.125rem .625rem;border-radius:999px;background:var(--accentSoft);color:var(--accentText);font-size:.8125rem;font-weight:600;line-height:1.5rem}
.links{display:flex;flex-wrap:wrap;gap:.5rem}
.links a{display:inline-flex;align-items:center;min-height:44px;padding:.25rem 1rem;border:1px solid var(--border);border-radius:999px;background:var(--surface);color:var(--text);font-weight:600;text-decoration:none}
.links a:hover{border-color:var(--accent)}
.figure{font-size:2.5rem;font-weight:600;line-height:1;letter-spacing:-.02em;color:var(--accentText)}
.stars{display:inline-flex;gap:2px;color:var(--starEmpty)}
.stars .on{color:var(--star)}
blockquote{white-space:pre-line}
details summary{padding:.625rem 0;cursor:pointer;color:var(--accentText);font-weight:600}
details p+p{margin-top:.5rem}
.note{border-left:3px solid var(--border);padding-left:.75rem}
.choices{display:grid;gap:.75rem}
.choices a{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:56px;padding:.75rem 1.25rem;border:1px solid var(--border);border-radius:12px;background:var(--surface);color:var(--text);font-weight:600;text-decoration:none}
.choices a:hover{border-color:var(--accent)}
.narrow{max-width:34rem}
form,fieldset{display:grid;gap:1rem;border:0;margin:0;padding:0;min-width:0}
fieldset{gap:.25rem}
legend,.label{padding:0;font-weight:600}
.radio{display:flex;align-items:center;gap:.75rem;min-height:44px}
.radio input{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--accent);flex-shrink:0}
textarea{width:100%;padding:.75rem;border:1px solid var(--textMuted);border-radius:8px;background:var(--surface);color:var(--text);font:inherit;resize:vertical}
button{justify-self:start;min-height:44px;padding:.5rem 1.25rem;border:0;border-radius:8px;background:var(--accent);color:var(--onAccent);font:inherit;font-weight:600;cursor:pointer}
.fault{border-left:3px solid var(--starEdge);padding-left:.75rem;font-weight:600}
.trap{position:absolute;left:-999rem}
.foot{border-top:1px solid var(--border);padding-top:1rem;padding-bottom:1.5rem}
.foot ul{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.foot a,.foot button{display:inline-flex;align-items:center;min-height:44px;color:var(--textMuted)}
.foot button{padding:0;background:none;font-weight:400;text-decoration:underline;text-underline-offset:.2em}
.foot a[aria-current],.foot button[aria-current]{color:var(--text);font-weight:600;text-decoration:none}
@media (min-width:48rem){.bar,main,.foot{padding-left:1.5rem;padding-right:1.5rem}main{padding-top:2rem}.grid{grid-template-columns:repeat(2,minmax(0,1fr))}.card{padding:1.5rem}}`,
].join('\n');

/** Says of exactly this style sheet that it may be used. */
export const cssHash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
