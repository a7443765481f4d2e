import type { Language } from '@rezenso/contract/language';
import type { FastifyRequest } from 'fastify';
import { chosenLanguage } from '../../../http/language.ts';

/**
 * The language of a picture, which its address names (`?lang=en`) and German needs not: others show it, to whoever reads their pages,
 * and caches keep it by its address.
 */
export function askedLanguage({ query, server }: FastifyRequest): Language {
  const { lang } = query as { lang?: unknown };
  return chosenLanguage({ offered: server.offeredLanguages, cookie: typeof lang === 'string' ? lang : undefined });
}

/** What the address of a picture ends with. */
export function askingFor(language: Language): string {
  return language === 'de' ? '' : `?lang=${language}`;
}
