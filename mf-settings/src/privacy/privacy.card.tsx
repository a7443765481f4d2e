import { lazyPart } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Trash2Icon } from '@rezenso/ui/icons';
import { Inline, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { imprintPath, privacyPolicyPath, termsPath } from '../paths.ts';
import { ExportButton } from './export-button.tsx';
import { deleteTexts, exportTexts, legalTexts } from './texts.de.ts';

const DeleteAccountDialog = lazyPart(() => import('./delete-account.dialog.tsx'));

const Document = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
`;

/** Pages of the server, outside of the application: links to them are plain ones, which load a document. */
const documents = [
  [legalTexts.privacy, privacyPolicyPath],
  [legalTexts.terms, termsPath],
  [legalTexts.imprint, imprintPath],
] as const;

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
            <Inline as="ul" gap={6} aria-label={legalTexts.title}>
              {documents.map(([name, href]) => (
                <li key={href}>
                  <Document href={href}>{name}</Document>
                </li>
              ))}
            </Inline>
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
