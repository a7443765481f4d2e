import type { RemoteModule } from '@rezenso/platform';

/** Modules whose catalogue this page has. */
const translated = new Set<string>();

/**
 * Brings a module's texts in the language of the page, before any of its pages and cards is evaluated. A module that has no such
 * catalogue stays German: teams ship on their own.
 */
export async function loadTexts({ name, languages = {} }: RemoteModule): Promise<void> {
  const page = globalThis.__rezensoLanguage;
  const load = page && languages[page.language];
  translated.delete(name);
  if (!load) return;
  page.add((await load()).default);
  translated.add(name);
}

/** For `lang`: 'de' where a module is German on a page that is not, so that it is read out and divided as what it is. */
export function ownLanguage(module: string): 'de' | undefined {
  return globalThis.__rezensoLanguage && !translated.has(module) ? 'de' : undefined;
}
