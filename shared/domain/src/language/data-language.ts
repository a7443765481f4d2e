import { pageLanguage } from '@rezenso/contract/language';

/**
 * The `lang` of what is German whatever the page speaks, such as drafts and titles of modules, so that it is read out as what it is.
 * @returns undefined where all of the page is German
 */
export function dataLanguage(): 'de' | undefined {
  return pageLanguage() === 'de' ? undefined : 'de';
}
