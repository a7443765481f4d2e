import { type ModuleLoads, reportModuleLoads } from '@rezenso/contract/module-health';
import { call } from '@rezenso/platform';

/** How long counts are collected before they are sent together, in ms. */
const collectForMs = 10_000;

const counts = new Map<string, ModuleLoads>();
let isCounting = false;
let sending: ReturnType<typeof setTimeout> | undefined;

/**
 * From now on loads are counted, as the site does from its start: whoever only draws a page of it sends nothing.
 * @returns ends it, and forgets what was not sent
 */
export function startCountingLoads(): () => void {
  isCounting = true;
  return () => {
    isCounting = false;
    counts.clear();
    clearTimeout(sending);
  };
}

/** Counts an area that was loaded, for the health figures of its release. Sent later, together with others. */
export function countLoad(module: string, version: string, tookMs: number): void {
  if (!isCounting) return;
  if (counts.size === 0) sending = setTimeout(send, collectForMs);
  const key = `${module}@${version}`;
  const { count, totalMs } = counts.get(key) ?? { count: 0, totalMs: 0 };
  counts.set(key, { module, version, count: count + 1, totalMs: totalMs + Math.round(tookMs) });
}

/** Best effort: figures may miss somebody who closed the page at once, and a failure is nobody's news. */
function send(): void {
  const loads = [...counts.values()];
  counts.clear();
  call(reportModuleLoads, { body: { loads } }).catch(() => {});
}
