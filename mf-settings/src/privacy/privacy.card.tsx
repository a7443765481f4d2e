import { Card, CardBody } from '@rezenso/ui/containers';
import { FileDownIcon } from '@rezenso/ui/icons';
import { Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { InTheMaking } from '../settings/in-the-making.tsx';
import { privacyTexts } from '../texts.de.ts';

/** What a business can do with its data, and the legal documents, which have no target yet. */
export function PrivacyCard() {
  return (
    <Stack gap={10}>
      <Section title={privacyTexts.data}>
        <InTheMaking icon={FileDownIcon} description={privacyTexts.dataSoon} />
      </Section>
      <Section title={privacyTexts.legal}>
        <Card>
          <CardBody>
            <Stack gap={4}>
              <Stack as="ul" gap={2}>
                {privacyTexts.documents.map((name) => (
                  <Text as="li" key={name} weight="medium">
                    {name}
                  </Text>
                ))}
              </Stack>
              <Text tone="muted" size="sm">
                {privacyTexts.documentsSoon}
              </Text>
            </Stack>
          </CardBody>
        </Card>
      </Section>
    </Stack>
  );
}
