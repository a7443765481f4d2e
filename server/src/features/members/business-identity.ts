/** What a company may legally be says nothing about which one it is. */
const legalForms =
  /(?<= )(gmbh|ug|haftungsbeschränkt|ag|se|kg|kgaa|ohg|gbr|ek|e k|ev|e v|eg|mbh|co|inh|inhaber|inhaberin|ltd|llc|inc)(?= )/g;
/** Parameters that say where somebody came from, not what is shown. */
const passing =
  /^(utm_.*|fbclid|gclid|hl|gl|lang|locale|ref|source|entry|authuser|g_ep|g_st|igsh|mibextid|sca_esv|ved|sa)$/;
/** Pages that everybody reaches: no profile of anybody. */
const generalPages = new Set(['maps', 'search', 'business', 'reviews', 'login', 'home', 'index.html', 'de', 'en']);

/** A company's name as two people would write the same one; undefined when nothing is left of it. */
export function companyOf(name: string): string | undefined {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const bare = ` ${words} `.replace(legalForms, '').replaceAll(' ', '');
  return bare.length >= 2 ? bare : undefined;
}

/**
 * The profile an address leads to, the same for its spellings (www, m, trailing slash, case, tracking); undefined for the
 * start page of a platform and what is no address.
 */
export function profileOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/\.$/, '').replace(/^(www|m|mobile|de|de-de)\./, '');
  const steps = pathname.toLowerCase().split('/').filter(Boolean);
  const asked = [...searchParams].filter(([name]) => !passing.test(name)).map(([name, value]) => `${name}=${value}`);
  if (asked.length === 0 && steps.every((step) => generalPages.has(step))) return undefined;
  return `${host}/${steps.join('/')}?${asked.toSorted().join('&')}`;
}
