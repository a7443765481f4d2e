import { type Asset, inlineAssets } from './asset.ts';

/**
 * Asks for what comes later once the page's own scripts have arrived. As links in the document, even of low priority, they take
 * connections and bandwidth from these scripts and from the answer who is signed in, which the heading waits for. A browser that
 * does not tell what has arrived asks when the code needs them.
 * @param scripts of which each has to be there
 */
export function afterScripts(scripts: readonly Asset[], later: readonly Asset[]): string {
  return `(()=>{const scripts=${inlineAssets(scripts)},later=${inlineAssets(later)},awaited=new Set(scripts.map(([src])=>new URL(src,location).href));
try{new PerformanceObserver((list,observer)=>{for(const {name} of list.getEntries())awaited.delete(name);
if(awaited.size)return;observer.disconnect();
for(const [href,integrity] of later)document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'script',fetchPriority:'low',href,integrity}))
}).observe({type:'resource',buffered:true})}catch{}})()`;
}
