/** Element in which the server sends a page as ready HTML (the landing page for visitors). */
const id = 'prerendered';

/** Whether a ready page is on the screen, so that nothing needs to say that it is loading. */
export function isPrerendered(): boolean {
  return document.getElementById(id) !== null;
}

/** Takes the ready page away, once the live one stands in its place. */
export function dropPrerendered(): void {
  document.getElementById(id)?.remove();
}
