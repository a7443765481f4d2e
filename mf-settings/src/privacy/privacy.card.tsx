import { lazyPart } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Trash2Icon } from '@rezenso/ui/icons';
import { Inline, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { imprintPath, privacyPolicyPath, settingsTabPath, termsPath } from '../paths.ts';
import { useIsOwner } from '../team/is-owner.ts';
import { ownerOnlyTexts } from '../team/texts.de.ts';
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
  const isOwner = useIsOwner();
  return (
    <Stack gap={10}>
      <Section title={exportTexts.title}>
        <Card>
          <CardBody>
            <Stack gap={5} align="start">
              <Text tone="muted">{isOwner ? exportTexts.description : ownerOnlyTexts.data}</Text>
              {isOwner ? <ExportButton /> : <TeamLink />}
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
      {isOwner && <DeleteAccount />}
    </Stack>
  );
}

/** Where a colleague leaves. */
function TeamLink() {
  return (
    <LinkButton as={Link} variant="secondary" to={settingsTabPath('team')}>
      {ownerOnlyTexts.toTeam}
    </LinkButton>
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
