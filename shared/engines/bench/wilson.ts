/** Wilson's 95 % interval of a share (1927): where the true one lies when `right` of `all` drawn cases were right. */
export function wilson(right: number, all: number): [low: number, high: number] {
  const z = 1.96;
  const share = right / all;
  const middle = share + z ** 2 / (2 * all);
  const reach = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const bound = (value: number) => Math.min(1, Math.max(0, value / (1 + z ** 2 / all)));
  return [bound(middle - reach), bound(middle + reach)];
}

/** A share with its interval, as '41 of 50, 82.0 % (69.2-90.2)'; '-' without cases. */
export function shareWithInterval(right: number, all: number): string {
  if (all === 0) return '-';
  const percent = (value: number) => (100 * value).toFixed(1);
  return `${right} of ${all}, ${percent(right / all)} % (${wilson(right, all).map(percent).join('-')})`;
}
