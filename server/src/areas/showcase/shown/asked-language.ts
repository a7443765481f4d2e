import type { Language } from '@rezenso/contract/language';
import type { FastifyRequest } from 'fastify';
import { chosenLanguage, visitorLanguage } from '../../../http/language.ts';
import type { ShownBusiness } from './businesses.repository.ts';

type Speaker = Pick<ShownBusiness, 'speaks_languages'>;

/** The language in which a business is shown to whoever asks: with Pro theirs, else German. */
export function shownLanguage(request: FastifyRequest, { speaks_languages: speaksLanguages }: Speaker): Language {
  return speaksLanguages ? visitorLanguage(request) : 'de';
}

/** What its pages can be read in, for the choice at their foot. */
export function languagesOf({ speaks_languages: speaksLanguages }: Speaker): { languages?: readonly Language[] } {
  return speaksLanguages ? {} : { languages: ['de'] };
}

/**
 * The language of a picture, which its address names (`?lang=en`) and German needs not: others show it, to whoever reads their pages,
 * and caches keep it by its address. Whoever put it there chose it, so that it stays whatever becomes of the plan (docs/decisions/0113).
 */
export function askedLanguage({ query, server }: FastifyRequest): Language {
  const { lang } = query as { lang?: unknown };
  return chosenLanguage({ offered: server.offeredLanguages, cookie: typeof lang === 'string' ? lang : undefined });
}

/** What the address of a picture ends with. */
export function askingFor(language: Language): string {
  return language === 'de' ? '' : `?lang=${language}`;
}
