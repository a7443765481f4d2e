import { Wordmark } from '@rezenso/ui/brand';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
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
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(3)};
`;

const LastLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(3)} ${space(8)};
  margin-top: ${space(12)};
  padding-top: ${space(6)};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: 0.875rem;
`;

const Legal = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
`;

/** A link whose page does not exist yet: an anchor without a target, announced as unavailable. */
const Placeholder = styled.a.attrs({ role: 'link', 'aria-disabled': true })`
  color: ${color.textMuted};
  cursor: default;
`;

/** The foot of the site. None of its pages exists yet. */
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
          {footerTexts.columns.map(({ title, entries }) => (
            <div key={title}>
              <Heading level={2} size="xs">
                {title}
              </Heading>
              <Entries>{entries.map(placeholder)}</Entries>
            </div>
          ))}
        </Columns>
        <LastLine>
          <p>{footerTexts.copyright}</p>
          <Legal aria-label={footerTexts.legal.title}>{footerTexts.legal.entries.map(placeholder)}</Legal>
        </LastLine>
      </Column>
    </Foot>
  );
}

const placeholder = (entry: string) => (
  <li key={entry}>
    <Placeholder>{entry}</Placeholder>
  </li>
);
