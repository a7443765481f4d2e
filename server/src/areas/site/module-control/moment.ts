/** A moment that a registry names; it may hold any text in its place. */
export function momentOf(text: string): string {
  const time = Date.parse(text);
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
}
