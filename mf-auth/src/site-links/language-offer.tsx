import { type Language, languagePath, languages, pageLanguage } from '@rezenso/contract/language';
import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';

const { color } = tokens;

/** Each in its own words: whoever needs them does not read the page's. */
const offers: Readonly<Record<Language, string>> = {
  de: 'Diese Seite auf Deutsch lesen',
  en: 'Read this page in English',
};

/** Drawn at build time, when nobody knows who reads it: the document says which language a browser wishes for. */
const Offer = styled.aside<{ $language: Language }>`
  padding: ${space(1)} ${space(4)};
  background: ${color.sunken};
  font-size: 0.875rem;
  text-align: center;
  html:not([data-wished='${({ $language }) => $language}']) & { display: none; }
`;

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${color.text};
`;

/** Another language, for those whose browser asks for it; the page does not change unasked (decision 112). */
export function LanguageOffer() {
  return languages
    .filter((language) => language !== pageLanguage())
    .map((language) => (
      <Offer key={language} $language={language} lang={language}>
        <Way href={languagePath(language)} hrefLang={language}>
          {offers[language]}
        </Way>
      </Offer>
    ));
}
