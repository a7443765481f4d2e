import type { Asset } from './asset.ts';

/** What somebody does who wants more than to read: from here on the application is on its way. */
const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'];

/**
 * The landing page is there to be read and its links lead on without any script, so the application is not asked for until
 * somebody moves, touches or types. Then it takes the page's place (the shell's `boot/prerendered.ts`). What only the application
 * can do, a button or a link marked `data-live`, is noted when it is pressed before that, and done as soon as it is there.
 * A choice of language leads back here and takes the page's place, so that Back does not lead to the same page.
 * Whoever comes with something kept from the page before, as after signing out, gets the application at once. Its scripts run
 * when the whole page is there, as deferred ones would: from a warm cache they come before it.
 * Browsers report a pointer that only rests on the page as a move by nothing; that is no intent.
 * @param before scripts that prepare its start, without a tag around them
 */
export function onIntent(scripts: readonly Asset[], preloads: readonly Asset[], before: readonly string[]): string {
  return `(()=>{const scripts=${list(scripts)},preloads=${list(preloads)},intent=window.__rezensoIntent={isPressed:false},{nonce}=document.currentScript;let begun;
const add=(kind,values)=>document.head.append(Object.assign(document.createElement(kind),values));
const begin=()=>{if(begun)return;begun=1;${before.join(';')};
for(const [href,integrity] of [...preloads,...scripts])add('link',{nonce,rel:'preload',as:'script',href,integrity});
const run=()=>{for(const [src,integrity] of scripts)add('script',{src,integrity,async:false})};
document.readyState==='loading'?addEventListener('DOMContentLoaded',run):run()};
const on=(types,act)=>types.forEach(type=>addEventListener(type,act,{capture:true,passive:type!=='click'}));
on(${JSON.stringify(intents)},begin);
on(['pointermove'],move=>{if(move.movementX||move.movementY)begin()});
on(['pointerdown'],()=>{intent.isPressed=true});
on(['pointerup','pointercancel'],()=>setTimeout(()=>{intent.isPressed=false}));
on(['click'],event=>{const ready=document.getElementById('prerendered'),live=event.target.closest('button,[data-live],[href^="/api/language/"]');
if(!ready||!live||!ready.contains(live)||event.ctrlKey||event.metaKey||event.shiftKey)return;
if(live.hreflang){event.preventDefault();location.replace(live.href);return}
event.preventDefault();live.setAttribute('aria-busy','true');
intent.wanted=[...ready.querySelectorAll('a,button')].indexOf(live);begin()});
try{if(sessionStorage.length)begin()}catch{}})()`;
}

function list(assets: readonly Asset[]): string {
  return JSON.stringify(assets.map(({ href, integrity }) => [href, integrity])).replaceAll('<', '\\u003c');
}
