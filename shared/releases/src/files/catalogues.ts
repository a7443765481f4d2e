import { languages } from '@rezenso/contract/language';

/**
 * Files that only pages in a further language load: a module's texts in it. What a German page weighs, which is what budgets are about,
 * they do not change.
 * @param pages files by page, card and language
 */
export function cataloguesIn(pages: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> {
  const isFurther = (name: string) => name !== 'de' && languages.some((language) => language === name);
  const filesOf = (isAsked: (name: string) => boolean) =>
    Object.entries(pages).flatMap(([name, files]) => (isAsked(name) ? files : []));
  const others = new Set(filesOf((name) => !isFurther(name)));
  return new Set(filesOf(isFurther).filter((file) => !others.has(file)));
}
