import { startLanguage } from '@rezenso/contract/language-catalogue';
import { englishTexts as ui } from '@rezenso/ui/texts-en';

/** Makes a page in English of a test file that loads its components afterwards: their texts are decided when they are loaded. */
export async function startEnglish(): Promise<void> {
  const page = startLanguage('en', ui);
  page.add((await import('../languages/en.ts')).default);
}
