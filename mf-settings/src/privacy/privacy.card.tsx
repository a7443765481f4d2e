import { lazyPart } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Trash2Icon } from '@rezenso/ui/icons';
import { Inline, Section, Stack } from '@rezenso/ui/layout';
import { tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { ExportButton } from './export-button.tsx';
import { deleteTexts, exportTexts, legalTexts } from './texts.de.ts';

const DeleteAccountDialog = lazyPart(() => import('./delete-account.dialog.tsx'));

/** A link whose page does not exist yet: an anchor without a target, announced as unavailable. */
const Placeholder = styled.a.attrs({ role: 'link', 'aria-disabled': true })`
  color: ${tokens.color.textMuted};
  cursor: default;
`;

/** What a business can do with its data, and the legal documents. */
export function PrivacyCard() {
  return (
    <Stack gap={10}>
      <Section title={exportTexts.title}>
        <Card>
          <CardBody>
            <Stack gap={5} align="start">
              <Text tone="muted">{exportTexts.description}</Text>
              <ExportButton />
            </Stack>
          </CardBody>
        </Card>
      </Section>
      <Section title={legalTexts.title}>
        <Card>
          <CardBody>
            <Stack gap={3}>
              <Inline as="ul" gap={6} aria-label={legalTexts.title}>
                {legalTexts.documents.map((name) => (
                  <li key={name}>
                    <Placeholder>{name}</Placeholder>
                  </li>
                ))}
              </Inline>
              <Text tone="muted" size="sm">
                {legalTexts.soon}
              </Text>
            </Stack>
          </CardBody>
        </Card>
      </Section>
      <DeleteAccount />
    </Stack>
  );
}

function DeleteAccount() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={deleteTexts.title}>
      <Card>
        <CardBody>
          <Stack gap={5} align="start">
            <Text tone="muted">{deleteTexts.description}</Text>
            <Button variant="danger" iconStart={Trash2Icon} onClick={() => setAsking(true)}>
              {deleteTexts.open}
            </Button>
          </Stack>
        </CardBody>
      </Card>
      <Suspense>{isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}</Suspense>
    </Section>
  );
}
