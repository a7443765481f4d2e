/** Languages that the site can be read in. German is the source: every text exists in it, letter for letter as specified. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** Languages that people are offered, the source first: those that every package is translated into (docs/languages.md). */
export const offeredLanguages: readonly Language[] = ['de', 'en'];

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English' };

/** Cookie that keeps what somebody chose. */
export const languageCookie = 'lang';

/** Where a link leads that chooses a language without any script; it leads back to the page that it stands on. */
export const languagePath = (language: Language): string => `/api/language/${language}`;

/** Whether something is the name of a language that the site knows. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Texts of one package in one language: by file, and in it by name of the export. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a page in another language than German has, before any of its code asks for texts (`language-catalogue.ts`). */
export interface PageLanguage {
  readonly language: Language;
  /** The texts of this name; those that the language lacks stay German. */
  find<T>(name: string, german: T): T;
  /** Lets the texts of one more package be found. */
  add(catalogue: Catalogue): void;
}

declare global {
  var __rezensoLanguage: PageLanguage | undefined;
}

/**
 * Texts in the language of the page: the German ones that are given, or what the page's catalogue has under the same name.
 * They are decided once, when the file is first evaluated; a page in another language begins anew.
 * @param name `<package>/<file without .de.ts>/<name of the export>`, for instance `mf-auth/landing/texts/barTexts`
 */
export function texts<T>(name: string, german: T): T {
  return globalThis.__rezensoLanguage?.find(name, german) ?? german;
}

/** The language that this page is drawn in. German wherever no page is, as on the server. */
export function pageLanguage(): Language {
  return globalThis.__rezensoLanguage?.language ?? 'de';
}

/**
 * The shape of texts in another language: the same names, functions with the same parameters, and any words. What is missing or
 * superfluous does not compile: `export default { … } satisfies Translation<typeof german>`.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translation<Said>
    : { readonly [Name in keyof T]: Translation<T[Name]> };
