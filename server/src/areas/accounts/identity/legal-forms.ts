/**
 * What companies may legally be, in readable form and without points: Germany, Austria and Switzerland by the list of
 * entity legal forms (ISO 20275, kept by GLEIF), others as far as people here meet them.
 */
const spelledOut = [
  'gesellschaft mit beschraenkter haftung',
  'partnerschaftsgesellschaft mit beschraenkter berufshaftung',
  'partnerschaft mit beschraenkter berufshaftung',
  'partnerschaftsgesellschaft',
  'mit beschraenkter berufshaftung',
  'unternehmergesellschaft',
  'gesellschaft des buergerlichen rechts',
  'gesellschaft buergerlichen rechts',
  'kommanditgesellschaft auf aktien',
  'kommanditgesellschaft',
  'aktiengesellschaft',
  'offene handelsgesellschaft',
  'offene gesellschaft',
  'europaeische gesellschaft',
  'societas europaea',
  'eingetragene genossenschaft',
  'eingetragener verein',
  'eingetragener kaufmann',
  'eingetragene kauffrau',
  'eingetragenes einzelunternehmen',
  'eingetragenes unternehmen',
  'einzelunternehmen',
  'haftungsbeschraenkt',
  'gemeinnuetzige',
  'in liquidation',
  'in gruendung',
];
/** Written with or without points and spaces between the letters: 'GmbH', 'G.m.b.H.'. */
const anywhere = [
  ...['ggmbh', 'gesmbh', 'gmbh', 'gug', 'ug', 'kgaa', 'kg', 'ohg', 'gbr', 'gbrmbh', 'ag', 'mbh', 'mbb', 'partg'],
  ...['partgmbb', 'sagl', 'sarl', 'vvag'],
];
/** As one word these may begin a name too, as in 'EU Beratung'. */
const atEnd = [
  ...[
    'ek',
    'ekfm',
    'ekfr',
    'ev',
    'eu',
    'eg',
    'egen',
    'se',
    'ltd',
    'limited',
    'llc',
    'llp',
    'plc',
    'inc',
    'srl',
    'bv',
    'nv',
  ],
];
const special = [
  '(?:und )?(?:co|cie)(?=(?: (?:kg|k g|ohg|o h g|kgaa|k g a a))? $)',
  'ges m b h',
  'part g(?: mbb)?',
  'part ?gmbb',
  'e ?k ?f[mr]',
  'i [gl](?= $)',
];
const spaced = [...anywhere, ...atEnd].map((form) => [...form].join(' '));
const form = new RegExp(
  `(?<= )(?:${special.join('|')}|${[...spelledOut, ...anywhere, ...spaced].toSorted(byLength).join('|')}|(?:${atEnd.join('|')})(?= $))(?= )`,
  'g',
);
/** Behind it stands who owns the business, not how it is called. */
const owner = /(?<=\S) (?:inh|inhaber|inhaberin|betreiber|betreiberin)(?: in)? .*$/;

/** @param words in readable form, with one space between them */
export function withoutLegalForm(words: string): string {
  let rest = ` ${words} `.replace(owner, ' ');
  // From the outside in: only without its Ltd. stands the GmbH's Co at the end.
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(form, '').replace(/ {2,}/g, ' ');
  }
  return rest.trim();
}

function byLength(one: string, other: string): number {
  return other.length - one.length;
}
