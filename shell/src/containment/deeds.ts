type Act = () => void;

/** What somebody does to a page, for which it may well move, ask or draw anew. */
const deeds = ['click', 'keydown', 'input', 'wheel', 'touchmove', 'drag'];
const followers = new Set<Act>();

/** What each deed explains follows from it. */
export function whenSomebodyActs(follower: Act): void {
  followers.add(follower);
}

/**
 * From now on, tells of what somebody does. The browser's own word for it (`userActivation`) lasts five seconds after any click, in
 * which a loop goes on.
 */
export function noteDeeds(): void {
  const tell = () => {
    for (const follower of followers) follower();
  };
  const listen = { capture: true, passive: true };
  for (const deed of deeds) window.addEventListener(deed, tell, listen);
  window.addEventListener('pointermove', ({ buttons }) => void (buttons && tell()), listen);
}
