/** Thrown in place of what is awaited and does not come, or not in the end. */
export class EndlessSuspense extends Error {
  override readonly name = 'EndlessSuspense';
}
