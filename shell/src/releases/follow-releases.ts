import { lookForReleases } from './registry.ts';

/** With the two seconds that a site takes to see a change, a paused module is gone within ten. */
const everyMs = 6000;

/**
 * Looks for new releases as long as somebody looks at the page, so that what operators take away goes without a navigation.
 * The answer is empty when nothing changed.
 * @returns ends it
 */
export function followReleases(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void lookForReleases();
  };
  const looking = setInterval(look, everyMs);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(looking);
    document.removeEventListener('visibilitychange', look);
  };
}
