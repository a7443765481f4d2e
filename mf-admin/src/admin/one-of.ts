/** `value` if it is one of `known`; otherwise nothing, which means all. */
export function oneOf<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((one) => one === value);
}
