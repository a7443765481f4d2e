import { dataLanguage } from '@rezenso/domain/language';
import { modulesTexts } from './texts.de.ts';

export interface ModuleTitle {
  title: string;
  /** Language it is written in; undefined for the page's own. */
  lang: string | undefined;
}

/** What people call a module in the page's language; as its team calls it where nobody translated that. */
export function moduleTitle(name: string, title: string): ModuleTitle {
  const translated = modulesTexts.titleOf(name);
  return translated === null ? { title, lang: dataLanguage() } : { title: translated, lang: undefined };
}
