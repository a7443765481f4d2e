import { type ErrorCode, errorCatalogue } from '@rezenso/contract/errors';
import { errorMessages as english } from '@rezenso/contract/errors.en';
import { isLanguage, type Language, offeredLanguages } from '@rezenso/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './request-types.ts';

/** What is known of the language that somebody chose. */
interface Choices {
  /** Languages of the site, the source first. */
  offered: readonly Language[];
  /** What the account chose, wherever it is signed in. */
  account?: string | null | undefined;
  /** What this browser's cookie says. */
  cookie?: string | undefined;
}

const maxAgeSeconds = 365 * 86_400;
/** Of a header that nobody bounds; browsers send less than ten. */
const mostAccepted = 20;

/** The language of an answer: what the account chose, else what this browser did, else German. */
export function chosenLanguage({ offered, account, cookie }: Choices): Language {
  return [account, cookie].find((one) => isOneOf(one, offered)) ?? 'de';
}

/**
 * The language that a browser wants instead of German, to be offered on a German page (decision 112): the one it likes best of those
 * that the site speaks. None where German is among what it names at all.
 * @param accepted the header Accept-Language
 */
export function wishedLanguage(offered: readonly Language[], accepted = ''): Language | undefined {
  const wanted = acceptedLanguages(accepted);
  if (wanted.some((one) => one === 'de' || one === '*')) return undefined;
  return wanted.find((one) => isOneOf(one, offered));
}

function isOneOf(value: unknown, offered: readonly Language[]): value is Language {
  return isLanguage(value) && offered.includes(value);
}

/** `en-GB,en;q=0.9,de;q=0` gives `en`, `en`: main languages, those liked best first. */
function acceptedLanguages(header: string): string[] {
  const entries = header.split(',', mostAccepted).flatMap((entry) => {
    const [, tag = '', quality = '1'] =
      /^\s*([a-z]{2,3}|\*)(?:-[a-z\d-]*)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(entry) ?? [];
    const weight = Number(quality);
    return tag !== '' && weight > 0 ? [{ tag: tag.toLowerCase(), weight }] : [];
  });
  return entries.toSorted((one, other) => other.weight - one.weight).map(({ tag }) => tag);
}

/** The language of a request. Whose account it is counts once `findMember` was asked. */
export function languageOf(request: FastifyRequest): Language {
  return chosenLanguage(choicesOf(request));
}

/** What somebody chose in this browser, before they signed in for instance. */
export function languageOfBrowser(request: FastifyRequest): Language | undefined {
  const { offeredLanguages: offered, languageCookie } = request.server;
  const cookie = languageCookie.read(request);
  return isOneOf(cookie, offered) ? cookie : undefined;
}

/** The language to offer to whoever sent this request; none once something was chosen. */
export function languageToOffer(request: FastifyRequest): Language | undefined {
  const { offered, account, cookie } = choicesOf(request);
  const hasChosen = [account, cookie].some((one) => isOneOf(one, offered));
  return hasChosen ? undefined : wishedLanguage(offered, request.headers['accept-language']);
}

/** The language of a page for strangers who read one page and go: what they chose, else the one that their browser wants, else German. */
export function visitorLanguage(request: FastifyRequest): Language {
  return languageToOffer(request) ?? languageOf(request);
}

function choicesOf(request: FastifyRequest): Choices {
  const { member } = request;
  // What cannot be read as a request is refused before it has a server, and a server may answer errors alone, without languages of its own.
  const server: Partial<Pick<App, 'offeredLanguages' | 'languageCookie'>> | undefined = request.server;
  const offered = server?.offeredLanguages ?? offeredLanguages;
  return { offered, account: member?.language, cookie: server?.languageCookie?.read(request) };
}

/** Keeps what somebody chose in this browser. */
export function keepLanguage(reply: FastifyReply, language: Language): void {
  reply.server.languageCookie.write(reply, language, maxAgeSeconds);
}

/** What an answer rests on that is in the language that was chosen, for caches between us and a browser. */
export const variesByChoice = 'Cookie';
/** What an answer rests on that heeds what a browser is set to as well. */
export const variesByLanguage = 'Cookie, Accept-Language';

/** The sentence of an error for people. */
export function errorMessage(code: ErrorCode, language: Language): string {
  return language === 'en' ? english[code] : errorCatalogue[code].message;
}
