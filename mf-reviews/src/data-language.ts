import { pageLanguage } from '@rezenso/contract/language';

/** The `lang` of what comes in German from the server whatever the page speaks: none where all of the page is German. */
export function dataLanguage(): 'de' | undefined {
  return pageLanguage() === 'de' ? undefined : 'de';
}
