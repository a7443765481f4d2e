import { palette } from './palette.css.ts';

const frame = `*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{display:flex;flex-direction:column;margin:0;min-height:100dvh;background:var(--ground);color:var(--text);
font:400 1rem/1.5 'Figtree Variable','Figtree Fallback',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:break-word}
a{color:var(--link);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
svg{display:block}
ul{margin:0;padding:0;list-style:none}
.skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:.5rem;z-index:1;padding:.6rem 1rem;border-radius:8px;background:var(--accent);color:var(--on-accent)}
.bar{border-bottom:1px solid var(--line);background:var(--surface)}
.bar nav{display:flex;align-items:center;justify-content:space-between;gap:1rem;max-width:76rem;min-height:4rem;margin:0 auto;padding:0 1rem}
.bar a,.foot a,.last button{display:inline-flex;align-items:center;min-height:2.75rem}
.mark{gap:.625rem;color:var(--text);font-size:1.25rem;font-weight:700;letter-spacing:-.03em;text-decoration:none}
.in{padding:0 1.25rem;border:1px solid var(--line);border-radius:8px;color:var(--text);font-weight:600;text-decoration:none}
.in:hover{background:var(--soft)}`;

const text = `main{flex:1;width:100%;max-width:46rem;margin:0 auto;padding:2.5rem 1rem 4rem;outline:none}
main h1,main h2,main h3,main h4{margin:0;line-height:1.2;letter-spacing:-.015em;font-weight:650;text-wrap:balance}
main h1{font-size:2rem}main h2{margin-top:2.5rem;font-size:1.375rem}main h3{margin-top:1.75rem;font-size:1.125rem}main h4{margin-top:1.5rem;font-size:1rem}
main p,main ul,main ol,main blockquote,main pre,main dl,main .wide{margin:1rem 0 0}
main .lead{color:var(--muted);font-size:1.125rem}
main article ul{padding-left:1.25rem;list-style:disc}main article ol{padding-left:1.5rem;list-style:decimal}main li+li{margin-top:.25rem}
main blockquote{padding-left:1rem;border-left:3px solid var(--line);color:var(--muted)}
main pre{white-space:pre-wrap}main code{font-size:.9em}
main hr{margin:2.5rem 0 0;border:0;border-top:1px solid var(--line)}
.wide{overflow-x:auto}table{border-collapse:collapse;min-width:100%}th,td{padding:.5rem .75rem;border:1px solid var(--line);text-align:left;vertical-align:top}
.note{margin-top:1.5rem;padding:1.25rem 1.5rem;border:1px solid var(--line);border-radius:12px;background:var(--surface)}.note p:first-child{margin-top:0}p.note{margin:0 0 2rem;padding:.75rem 1.25rem;color:var(--muted)}
.action{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border-radius:8px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}`;

const foot = `.foot{padding:3rem 1rem 2rem;border-top:1px solid var(--line);background:var(--surface)}
.foot>div{max-width:72rem;margin:0 auto}
.columns{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:2rem 1.5rem}
.foot h2{margin:0 0 .5rem;font-size:1rem;font-weight:650}.foot a,.last button{color:var(--muted);text-decoration:none}.last button{padding:0;border:0;background:none;font:inherit;cursor:pointer}.foot a:hover,.last button:hover{color:var(--text);text-decoration:underline}
.foot a[aria-current],.last button[aria-current]{color:var(--text)}
.last{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 2rem;margin-top:2.5rem;padding-top:1rem;border-top:1px solid var(--line);color:var(--muted);font-size:.875rem}
.last p{margin:0}.last ul{display:flex;flex-wrap:wrap;gap:0 1.5rem}
@media (min-width:48rem){main{padding:4rem 1.5rem 6rem}main h1{font-size:2.5rem}.bar nav,.foot{padding-left:2rem;padding-right:2rem}
.columns{grid-template-columns:repeat(3,1fr)}.columns a{min-height:2rem}}`;

/** What every plain page looks like; a page with more to show brings its own styles beside. */
export const plainPageCss = [palette, frame, text, foot].join('\n');
