import type { Language } from '@rezenso/contract/language';

/** Told apart by what only they say; the others call themselves Chrome or Safari as well. */
const browsers = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
] as const;
const systems = [
  [/\biPhone\b/, 'dem iPhone'],
  [/\biPad\b/, 'dem iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'dem Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** What a device is called that says nothing of itself. */
const unknownDevice = 'Unbekanntes Gerät';

/** Names lie near the start; whatever else a client sends is not searched. */
const readCharacters = 512;

/** What people call a browser, from its User-Agent header: 'Chrome auf Android', 'Safari auf dem iPhone'. */
export function deviceName(userAgent = ''): string {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent.slice(0, readCharacters)))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (!browser && !system) return unknownDevice;
  return [browser ?? 'Browser', system].filter(Boolean).join(' auf ');
}

const inEnglish: ReadonlyMap<string, string> = new Map([
  [unknownDevice, 'Unknown device'],
  ['dem iPhone', 'iPhone'],
  ['dem iPad', 'iPad'],
  ['dem Mac', 'Mac'],
]);

/** The name of a device as it is stored, for whoever reads this language: 'Chrome on Android', 'Safari on iPhone'. */
export function deviceNameIn(language: Language, stored: string): string {
  if (language === 'de') return stored;
  const parts = stored.split(' auf ');
  return parts.map((part) => inEnglish.get(part) ?? part).join(' on ');
}
