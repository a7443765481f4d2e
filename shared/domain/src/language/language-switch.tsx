import { type Language, languageNames, languagePath, languages, pageLanguage } from '@rezenso/contract/language';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { languageText } from './texts.de.ts';

const { color } = tokens;

/** Drawn at build time as well, when nobody knows what a site offers: its document says so, and without that there is no choice. */
const Languages = styled.ul`
  display: flex;
  gap: 0 ${space(4)};
  font-size: 0.875rem;
  html:not([data-languages]) & { display: none; }
`;

const Choice = styled.li<{ $language: Language }>`
  html:not([data-languages~='${({ $language }) => $language}']) & { display: none; }
`;

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${color.textMuted};
  text-decoration: none;
  &:hover { color: ${color.text}; text-decoration: underline; }
  &[aria-current] { color: ${color.text}; font-weight: 600; }
  ${above.laptop} { min-height: 2rem; }
`;

/** The languages that the site offers, as plain links: each keeps the choice and leads back to this page, with or without scripts. */
export function LanguageSwitch() {
  return (
    <Languages aria-label={languageText}>
      {languages.map((language) => (
        <Choice key={language} $language={language}>
          <Way
            href={languagePath(language)}
            lang={language}
            hrefLang={language}
            aria-current={language === pageLanguage() ? 'true' : undefined}
          >
            {languageNames[language]}
          </Way>
        </Choice>
      ))}
    </Languages>
  );
}
