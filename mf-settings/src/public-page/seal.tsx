import type { PublicPage } from '@rezenso/contract/public-page';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { CopyField } from './copy-field.tsx';
import { sealTexts } from './texts.de.ts';

const Preview = styled.img`
  width: 268px;
  max-width: 100%;
  aspect-ratio: 268 / 72;
`;

/** The seal as it looks now, and the line that shows it elsewhere. */
export function Seal({ page }: { page: PublicPage }) {
  return (
    <Section title={sealTexts.title} description={sealTexts.description}>
      <Card>
        <CardBody>
          {page.isPublished ? (
            <Stack gap={5}>
              <Preview src={pictureOf(page)} alt={sealTexts.preview} />
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

/** As the line to copy asks for it: the server knows which language that is, and without Pro it is German. */
function pictureOf({ name, seal }: PublicPage): string {
  const [language = ''] = /\?lang=[a-z]+(?=")/.exec(seal) ?? [];
  return `/siegel/${name}.svg${language}`;
}
