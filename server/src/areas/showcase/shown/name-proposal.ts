import { publicName, publicNameLength } from '@rezenso/contract/public-page';
import { platformNames } from '@rezenso/contract/vocabulary';
import * as z from 'zod/mini';

/** Nobody's: under these a page would be read as the operators', or as that of a platform on which people review. */
export const ownNames: ReadonlySet<string> = new Set([
  ...['admin', 'agb', 'anmelden', 'api', 'datenschutz', 'hilfe', 'impressum', 'kontakt', 'login', 'moderation'],
  ...['presse', 'security', 'sicherheit', 'status', 'support', 'team'],
  ...[
    'abuse',
    'billing',
    'contact',
    'help',
    'imprint',
    'kundenservice',
    'legal',
    'moderator',
    'official',
    'postmaster',
  ],
  ...Object.values(platformNames).map((name) => name.toLowerCase()),
  'tripadvisor',
  ...['press', 'privacy', 'pro', 'redaktion', 'root', 'stripe', 'support-team', 'terms', 'webmaster'],
]);

const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
};
const joining: Readonly<Record<string, string>> = { '&': ' und ', '+': ' und ' };
/** Said by everybody, so nobody types it. */
const legalForm = /\b(und co|gmbh|ug|haftungsbeschraenkt|ag|kg|ohg|gbr|e ?k|e ?v|mbh|co|inh(aber)?(in)?)\b/g;

/** Names to propose for a company, the plainest first; some may be taken. All of them are public names. */
export function proposalsFor(companyName: string | null): string[] {
  const full = wordsOf(companyName ?? '');
  const short = full.replace(legalForm, ' ').trim().replace(/\s+/g, '-');
  const plain = isName(short) ? short : isName(full.replaceAll(' ', '-')) ? full.replaceAll(' ', '-') : 'mein-betrieb';
  const numbered = Array.from({ length: 40 }, (_, index) => `${plain}-${index + 2}`);
  return [plain, ...numbered].map(cut).filter((name) => isName(name) && !ownNames.has(name));
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[&+]/g, (sign) => joining[sign] ?? ' ')
    .replace(/[^a-z0-9\s]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/['’´`]|\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function isName(text: string): boolean {
  return text.length <= publicNameLength.max * 2 && z.safeParse(publicName, cut(text)).success;
}

/** The end tells names apart, so what is too long is cut before it. */
function cut(name: string): string {
  if (name.length <= publicNameLength.max) return name;
  const [, end = ''] = /(-\d+)$/.exec(name) ?? [];
  return name.slice(0, publicNameLength.max - end.length).replace(/-+$/, '') + end;
}
