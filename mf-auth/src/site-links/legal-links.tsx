import { LanguageSwitch } from '@rezenso/domain/language';
import { space } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { sitePages } from '../paths.ts';
import { SitePageLink } from './site-page-link.ts';
import { legalTexts } from './texts.de.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(6)};
  font-size: 0.875rem;
`;

const links = [
  [legalTexts.privacy, sitePages.privacy],
  [legalTexts.terms, sitePages.terms],
  [legalTexts.imprint, sitePages.imprint],
] as const;

/** Who runs the site and on what terms, and the languages of the site, within reach before somebody signs in. */
export function LegalLinks() {
  return (
    <>
      <List aria-label={legalTexts.title}>
        {links.map(([name, href]) => (
          <li key={href}>
            <SitePageLink href={href}>{name}</SitePageLink>
          </li>
        ))}
      </List>
      <LanguageSwitch />
    </>
  );
}
