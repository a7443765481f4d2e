import { Wordmark } from '@rezenso/ui/brand';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { featuresId, pricingId, sitePages } from '../paths.ts';
import { LegalLinks } from '../site-links/legal-links.tsx';
import { SitePageLink } from '../site-links/site-page-link.ts';
import { Column } from './band.ts';
import { footerTexts } from './texts.de.ts';

const { color } = tokens;

const Foot = styled.footer`
  padding: ${space(12)} ${space(4)} ${space(8)};
  border-top: 1px solid ${color.border};
  background: ${color.surface};
  ${above.tablet} { padding: ${space(16)} ${space(6)} ${space(8)}; }
  ${above.laptop} { padding-left: ${space(8)}; padding-right: ${space(8)}; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(10)} ${space(6)};
  ${above.laptop} { grid-template-columns: 2fr repeat(3, 1fr); }
`;

const Claim = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  max-width: 20rem;
`;

const Entries = styled.ul`
  margin-top: ${space(2)};
`;

const LastLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(8)};
  margin-top: ${space(12)};
  padding-top: ${space(6)};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: 0.875rem;
`;

type Link = readonly [name: string, href: string];
const { product, company, support } = footerTexts;
const columns: ReadonlyArray<{ title: string; links: readonly Link[] }> = [
  {
    title: product.title,
    links: [
      [product.features, `#${featuresId}`],
      [product.pricing, `#${pricingId}`],
      [product.api, sitePages.api],
    ],
  },
  {
    title: company.title,
    links: [
      [company.about, sitePages.about],
      [company.blog, sitePages.blog],
      [company.careers, sitePages.careers],
    ],
  },
  {
    title: support.title,
    links: [
      [support.help, sitePages.help],
      [support.contact, sitePages.contact],
      [support.status, sitePages.status],
    ],
  },
];

/** The foot of the site: parts of this page, and pages of the server. */
export function SiteFooter() {
  return (
    <Foot>
      <Column>
        <Columns>
          <Claim>
            <Wordmark />
            <Text size="sm" tone="muted">
              {footerTexts.claim}
            </Text>
          </Claim>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <Heading level={2} size="xs">
                {title}
              </Heading>
              <Entries>{links.map(entry)}</Entries>
            </div>
          ))}
        </Columns>
        <LastLine>
          <p>{footerTexts.copyright}</p>
          <LegalLinks />
        </LastLine>
      </Column>
    </Foot>
  );
}

const entry = ([name, href]: Link) => (
  <li key={href}>
    <SitePageLink href={href}>{name}</SitePageLink>
  </li>
);
