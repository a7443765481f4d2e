import { canUsePasskeys, proveWithPasskey, wasCancelled } from '@rezenso/domain/passkeys';
import { messageOf } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { AsyncContent, EmptyState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { FormError } from '@rezenso/ui/fields';
import { KeyRoundIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useEffect, useRef, useState } from 'react';
import { passkeySettingsPath } from '../paths.ts';
import { CodeForm } from './code-form.tsx';
import { usePasskeys } from './proof.resource.ts';
import { proofTexts } from './texts.de.ts';

/** In place of the area: what proves that it is the admin who is here. */
export default function ProofGate({ takesFocus }: { takesFocus: boolean }) {
  const gate = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) gate.current?.focus();
  }, [takesFocus]);
  return (
    <Card ref={gate} tabIndex={-1}>
      <CardBody>
        <AsyncContent
          reading={usePasskeys()}
          failed={{ title: proofTexts.loadFailed, level: 2 }}
          loading={
            <Loading>
              <SkeletonCard lines={3} />
            </Loading>
          }
        >
          {({ passkeys, recoveryCodesLeft }) =>
            passkeys.length > 0 || recoveryCodesLeft ? <Proof hasPasskey={passkeys.length > 0} /> : <NoPasskey />
          }
        </AsyncContent>
      </CardBody>
    </Card>
  );
}

function Proof({ hasPasskey }: { hasPasskey: boolean }) {
  const [isCodeOpen, setCodeOpen] = useState(false);
  return (
    <EmptyState
      icon={KeyRoundIcon}
      title={proofTexts.title}
      description={proofTexts.description}
      level={2}
      action={
        <Stack gap={5}>
          {hasPasskey && <ProveButton />}
          {isCodeOpen ? (
            <CodeForm />
          ) : (
            <Button variant="ghost" onClick={() => setCodeOpen(true)}>
              {proofTexts.withCode}
            </Button>
          )}
        </Stack>
      }
    />
  );
}

function ProveButton() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!canUsePasskeys()) return <Text tone="muted">{proofTexts.unsupported}</Text>;
  const prove = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await proveWithPasskey();
    } catch (error) {
      if (!wasCancelled(error)) setFailure(messageOf(error, proofTexts.failed));
    }
    setBusy(false);
  };
  return (
    <Stack gap={4}>
      <FormError title={proofTexts.failedTitle} message={failure} />
      <Button loading={isBusy} onClick={prove}>
        {proofTexts.prove}
      </Button>
    </Stack>
  );
}

function NoPasskey() {
  return (
    <EmptyState
      icon={KeyRoundIcon}
      title={proofTexts.noneTitle}
      description={proofTexts.none}
      level={2}
      action={
        <LinkButton as={Link} to={passkeySettingsPath}>
          {proofTexts.toSettings}
        </LinkButton>
      }
    />
  );
}
