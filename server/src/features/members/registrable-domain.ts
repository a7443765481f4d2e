/** Second levels under which the registry sells names. */
const registrySuffixes = new Set([
  'co.uk',
  'org.uk',
  'com.de',
  'co.at',
  'or.at',
  'com.tr',
  'com.pl',
  'com.au',
  'co.jp',
]);

/** The part of a host name that somebody registered: 'cafe-anna.de' of 'shop.cafe-anna.de'; undefined for an address. */
export function registrableDomain(hostname: string): string | undefined {
  const labels = hostname.replace(/\.$/, '').split('.');
  const suffixLength = registrySuffixes.has(labels.slice(-2).join('.')) ? 2 : 1;
  return labels.length > suffixLength && !/^\d+$/.test(labels.at(-1) ?? '')
    ? labels.slice(-suffixLength - 1).join('.')
    : undefined;
}
