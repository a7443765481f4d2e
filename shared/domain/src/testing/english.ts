import type { Catalogue } from '@rezenso/contract/language';
import { startLanguage } from '@rezenso/contract/language-catalogue';
import { englishTexts as ui } from '@rezenso/ui/texts-en';

/**
 * Makes the page of a test file English, with all that a module draws in English. Texts are decided when their file is first evaluated,
 * so whatever has some is loaded afterwards, by `import()`; the catalogue too, which brings formats of the design system.
 * @param catalogue as `() => import('./en.ts')`
 */
export async function startEnglish(catalogue: () => Promise<{ default: Catalogue }>): Promise<void> {
  const page = startLanguage('en', ui);
  page.add((await catalogue()).default);
}
