/** Whether both are the same as they lie in a file, signatures included. */
export function isSameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
