import { type Language, pageLanguage } from '@rezenso/contract/language';

/**
 * The `lang` of what has its own language whatever the page speaks, such as drafts and titles of modules, so that it is read out as what it is.
 * @returns undefined where all of the page is in it
 */
export function dataLanguage(language: Language = 'de'): Language | undefined {
  return pageLanguage() === language ? undefined : language;
}
