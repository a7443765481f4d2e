import type { EmailChange } from '@rezenso/contract/email-address';
import { lazyPart, messageOf, tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { AsyncContent, Banner, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { Inline, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatDateAndTime } from '../date-and-time.ts';
import { useIsOwner } from '../team/is-owner.ts';
import { ownerOnlyTexts } from '../team/texts.de.ts';
import { errorTitle } from '../texts.de.ts';
import { takeBackChange, useEmailAddress } from './email-address.resource.ts';
import { addressTexts } from './texts.de.ts';

const ChangeEmailDialog = lazyPart(() => import('./change-email.dialog.tsx'));

const Address = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** With which address the member signs in, changing it, and how far a change has come. */
export function EmailAddressCard() {
  const reading = useEmailAddress();
  return (
    <Section title={addressTexts.title} description={addressTexts.description}>
      <AsyncContent
        reading={reading}
        failed={{ title: addressTexts.loadFailed, level: 3 }}
        loading={
          <Loading>
            <SkeletonCard lines={1} />
          </Loading>
        }
      >
        {({ email, change }) => <OwnAddress email={email} change={change} />}
      </AsyncContent>
    </Section>
  );
}

function OwnAddress({ email, change }: { email: string; change: EmailChange | null }) {
  const isOwner = useIsOwner();
  const [isAsking, setAsking] = useState(false);
  const address = useRef<HTMLDivElement>(null);
  return (
    <Card>
      <CardBody>
        <Stack gap={5}>
          <Inline gap={4} justify="between">
            <Address ref={address} tabIndex={-1}>
              <Text as="span">{email}</Text>
            </Address>
            {isOwner && (
              <Button variant="secondary" onClick={() => setAsking(true)}>
                {addressTexts.change}
              </Button>
            )}
          </Inline>
          {!isOwner && <Text tone="muted">{ownerOnlyTexts.address}</Text>}
          {change && <WaitingChange change={change} onTakenBack={() => address.current?.focus()} />}
        </Stack>
        <Suspense>{isAsking && <ChangeEmailDialog onClose={() => setAsking(false)} />}</Suspense>
      </CardBody>
    </Card>
  );
}

interface WaitingChangeProps {
  change: EmailChange;
  /** It was taken back: what was focused here goes. */
  onTakenBack: () => void;
}

function WaitingChange({ change, onTakenBack }: WaitingChangeProps) {
  const [isBusy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    try {
      await takeBackChange();
      onTakenBack();
      toast({ title: addressTexts.takenBack });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: messageOf(error, addressTexts.takeBackFailed) });
    }
    setBusy(false);
  };
  return (
    <Banner tone="info" title={addressTexts.waiting(change.newEmail)}>
      <Stack gap={4} align="start">
        <Stack gap={1}>
          <span>{addressTexts.steps[missingIn(change)]}</span>
          <span>{addressTexts.until(formatDateAndTime(change.expiresAt))}</span>
        </Stack>
        <Button variant="secondary" size="sm" loading={isBusy} onClick={takeBack}>
          {addressTexts.takeBack}
        </Button>
      </Stack>
    </Banner>
  );
}

function missingIn({ isOldConfirmed, isNewConfirmed }: EmailChange): 'both' | 'old' | 'new' {
  if (!isOldConfirmed && !isNewConfirmed) return 'both';
  return isOldConfirmed ? 'new' : 'old';
}
