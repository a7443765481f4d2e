import type { Catalogue, Language, PageLanguage } from './language.ts';

/**
 * Puts a page into another language than German, before anything of it is evaluated that has texts. Only pages in such a language load
 * this file, so that German ones pay nothing for it.
 * @returns what `texts()` looks into from now on
 */
export function startLanguage(language: Language, ...catalogues: readonly Catalogue[]): PageLanguage {
  const known = new Map<string, Readonly<Record<string, unknown>>>();
  const page: PageLanguage = {
    language,
    find(name, german) {
      const end = name.lastIndexOf('/');
      return merged(german, known.get(name.slice(0, end))?.[name.slice(end + 1)]);
    },
    add(catalogue) {
      for (const [file, found] of Object.entries(catalogue)) known.set(file, found);
    },
  };
  for (const catalogue of catalogues) page.add(catalogue);
  globalThis.__rezensoLanguage = page;
  return page;
}

/**
 * The translated text in the shape of the German one. Modules and shell ship apart, so that a catalogue may be of another day than the
 * code: what it does not have, or has in another form, stays German instead of being missing.
 */
function merged<T>(german: T, translated: unknown): T {
  if (!isRecord(german) || !isRecord(translated)) {
    const isSameKind = typeof translated === typeof german && Array.isArray(translated) === Array.isArray(german);
    // The types of the catalogue promise it (`Translation`), and here only its form can be looked at.
    return isSameKind ? (translated as T) : german;
  }
  const entries = Object.entries(german).map(([name, text]) => [name, merged(text, translated[name])] as const);
  return Object.assign({ ...german }, Object.fromEntries(entries));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
