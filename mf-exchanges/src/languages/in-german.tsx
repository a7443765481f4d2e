import { pageLanguage } from '@rezenso/contract/language';
import type { ReactNode } from 'react';

const isGermanPage = () => pageLanguage() === 'de';

/** Of an element whose words the server has in German only: on a page in another language it says so to those who listen. */
export const inGerman = (): { lang?: 'de' } => (isGermanPage() ? {} : { lang: 'de' });

/** Such words within a sentence of the page. */
export function German({ children }: { children: ReactNode }) {
  return isGermanPage() ? children : <span lang="de">{children}</span>;
}
