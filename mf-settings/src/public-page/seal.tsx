import type { PublicPage } from '@rezenso/contract/public-page';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { CopyField } from './copy-field.tsx';
import { sealTexts } from './texts.de.ts';

const Preview = styled.img`
  width: 232px;
  height: 72px;
`;

/** The seal as it looks now, and the line that shows it elsewhere. */
export function Seal({ page }: { page: PublicPage }) {
  return (
    <Section title={sealTexts.title} description={sealTexts.description}>
      <Card>
        <CardBody>
          {page.isPublished ? (
            <Stack gap={5}>
              <Preview src={`/siegel/${page.name}.svg`} alt={sealTexts.preview} />
              <CopyField label={sealTexts.line} value={page.seal} />
            </Stack>
          ) : (
            <Text tone="muted">{sealTexts.isOff}</Text>
          )}
        </CardBody>
      </Card>
    </Section>
  );
}
