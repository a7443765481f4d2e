import { pageLanguage } from '@rezenso/contract/language';

/** Marks what the server has in German only, on a page in another language. */
export const inGerman: { readonly lang?: 'de' } = pageLanguage() === 'de' ? {} : { lang: 'de' };
