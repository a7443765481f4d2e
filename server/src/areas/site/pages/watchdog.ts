import type { Language } from '@rezenso/contract/language';
import { wordsOf } from './page-words.ts';

/** After this long without a sign of the shell its files count as lost; the card then stands within eight seconds. */
const timeoutMs = 6500;

// Its own colours: the stylesheet of the release may be what is missing. They are those of shared/ui's themes.
const css = `
.rescue{display:grid;gap:12px;justify-items:start;box-sizing:border-box;width:min(30rem,calc(100% - 32px));margin:max(12dvh,24px) auto;padding:32px;
border:1px solid #e3e1db;border-radius:12px;background:#fff;color:#17211e;font:16px/1.5 var(--rz-font-body,system-ui,sans-serif)}
.rescue h1{margin:0 0 12px;font-size:1.375rem;line-height:1.3}.rescue p{margin:0;color:#53605b}
.rescue button{min-height:44px;margin-top:8px;padding:0 20px;border:0;border-radius:8px;background:#0c6a60;color:#fff;font:inherit;font-weight:600;cursor:pointer}
.rescue button:focus-visible{outline:2px solid #0c6a60;outline-offset:2px}
.rescue-bar{position:fixed;inset:auto 16px 16px;z-index:60;display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;width:auto;max-width:44rem;margin:0 auto;padding:12px 20px;
box-shadow:0 8px 24px #0003}.rescue-bar p{flex:1 1 16rem}.rescue-bar button{margin:0}
.dark body{background:#0f1514}.dark .rescue{border-color:#2b3734;background:#1e2826;color:#e9efec}.dark .rescue p{color:#a5b3ad}
.dark .rescue button{background:#3fb5a3;color:#04201c}.dark .rescue button:focus-visible{outline-color:#3fb5a3}`;

/**
 * Stands in for the shell while that is not there: when one of its files does not arrive, is something else or hangs, it
 * shows a card in place of 'Laden...', and a bar over a landing page that is there to be read. What the shell draws later
 * takes either away. Trying again fetches the files past the browser's cache and loads the page anew.
 */
function codeIn(language: Language): string {
  const texts = wordsOf(language).watchdogTexts;
  const button = `<button type="button">${texts.retry}</button>`;
  const card = `<main class="rescue"><div role="alert"><h1>${texts.title}</h1><p>${texts.description}</p></div>${button}</main>`;
  const bar = `<aside class="rescue rescue-bar" aria-label="${texts.label}"><p role="alert">${texts.landing}</p>${button}</aside>`;
  return `(()=>{const own='/releases/shell/';let shown=0;
const files=()=>[...document.scripts].map(s=>s.src).filter(s=>s.includes(own));
const show=kind=>{const root=document.getElementById('root');if(!root)return void setTimeout(show,50,kind);
const ready=document.getElementById('prerendered'),boot=root.querySelector('.boot');
if(shown||!(boot||ready&&!root.firstChild))return;shown=1;
if(boot)root.innerHTML=${js(card)};else ready.insertAdjacentHTML('beforeend',${js(bar)});
document.querySelector('.rescue button').addEventListener('click',e=>{e.target.disabled=true;
Promise.race([Promise.allSettled(files().map(f=>fetch(f,{cache:'reload'}))),new Promise(r=>setTimeout(r,3000))]).then(()=>location.reload())});
const version=(files()[0]||'').split(own)[1]?.split('/')[0]||'unknown';
fetch('/api/client-errors',{method:'POST',headers:{'content-type':'application/json'},
body:JSON.stringify({module:'shell',version,kind,message:'The page did not start',path:location.pathname.slice(0,300)})}).catch(()=>{})};
addEventListener('error',e=>{const s=e.target;if(String(s&&s.src||e.filename||'').includes(own))show(s===window?'evaluation':'network')},true);
setTimeout(show,${timeoutMs},'timeout')})()`;
}

/** The watchdog's script and styles, for the head of a page, before the shell's scripts. */
export const watchdog = { code: { de: codeIn('de'), en: codeIn('en') } satisfies Record<Language, string>, css };

function js(html: string): string {
  return JSON.stringify(html).replaceAll('<', '\\u003c');
}
