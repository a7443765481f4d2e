import type { Passkey } from '@rezenso/contract/passkeys';
import { lazyPart, useSession } from '@rezenso/platform';
import { Card, CardBody } from '@rezenso/ui/containers';
import { AsyncContent, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { Section, Stack } from '@rezenso/ui/layout';
import { Heading, Text } from '@rezenso/ui/typography';
import { type RefObject, Suspense, useRef, useState } from 'react';
import { OtherDevicesOffer } from '../signed-in-devices/other-devices-offer.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyEntry } from './passkey-entry.tsx';
import { usePasskeys } from './passkeys.resource.ts';
import { ProveFirst } from './prove-first.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { passkeyTexts } from './texts.de.ts';

const RemovePasskeyDialog = lazyPart(() => import('./remove-passkey.dialog.tsx'));
const RenamePasskeyDialog = lazyPart(() => import('./rename-passkey.dialog.tsx'));
const ShownCodesDialog = lazyPart(() => import('./shown-codes.dialog.tsx'));

/** With which passkeys the member signs in, more of them, and an admin's recovery codes. */
export default function PasskeysCard() {
  const reading = usePasskeys();
  // Kept here: they are shown once, whatever is read anew behind them.
  const [codes, setCodes] = useState<readonly string[]>();
  // Each change asks anew.
  const [changes, setChanges] = useState(0);
  const noteChange = () => setChanges((before) => before + 1);
  const showCodes = (shown: readonly string[]) => {
    noteChange();
    setCodes(shown);
  };
  return (
    <Section title={passkeyTexts.title} description={passkeyTexts.description}>
      <AsyncContent
        reading={reading}
        failed={{ title: passkeyTexts.loadFailed, level: 3 }}
        loading={
          <Loading>
            <SkeletonCard lines={2} />
          </Loading>
        }
      >
        {({ passkeys, recoveryCodesLeft }) => (
          <OwnPasskeys
            passkeys={passkeys}
            codesLeft={recoveryCodesLeft ?? 0}
            changes={changes}
            onChange={noteChange}
            onCodes={showCodes}
          />
        )}
      </AsyncContent>
      <Suspense>{codes && <ShownCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}</Suspense>
    </Section>
  );
}

interface OwnPasskeysProps {
  passkeys: readonly Passkey[];
  codesLeft: number;
  /** How often something was changed here. */
  changes: number;
  onChange: () => void;
  onCodes: (codes: readonly string[]) => void;
}

function OwnPasskeys({ passkeys, codesLeft, changes, onChange, onCodes }: OwnPasskeysProps) {
  const { user } = useSession();
  const card = useRef<HTMLDivElement>(null);
  const end = (codes: readonly string[] | null) => {
    card.current?.focus();
    if (codes) onCodes(codes);
    else onChange();
  };
  const hasSome = passkeys.length > 0;
  const mustProve = user?.needsPasskey === true && hasSome;
  return (
    <Card>
      <CardBody>
        <Stack ref={card} tabIndex={-1} gap={6}>
          {changes > 0 && <OtherDevicesOffer key={changes} onAnswered={() => card.current?.focus()} />}
          {mustProve && <ProveFirst onProven={() => card.current?.focus()} />}
          {hasSome ? (
            <>
              <PasskeyList passkeys={passkeys} canRemove={!mustProve} focusAfter={card} onRemoved={onChange} />
              {!mustProve && <AddPasskey variant="secondary" onAdded={end} />}
            </>
          ) : (
            <Stack gap={4} align="start">
              <Stack gap={2}>
                <Heading level={3} size="xs">
                  {passkeyTexts.emptyTitle}
                </Heading>
                <Text tone="muted">{user?.needsPasskey ? passkeyTexts.emptyForAdmin : passkeyTexts.empty}</Text>
              </Stack>
              <AddPasskey variant="primary" onAdded={end} />
            </Stack>
          )}
          {hasSome && user?.isAdmin && <RecoveryCodes left={codesLeft} canRenew={!mustProve} onCodes={onCodes} />}
        </Stack>
      </CardBody>
    </Card>
  );
}

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  canRemove: boolean;
  /** What was focused goes with a passkey that was removed. */
  focusAfter: RefObject<HTMLElement | null>;
  onRemoved: () => void;
}

function PasskeyList({ passkeys, canRemove, focusAfter, onRemoved }: PasskeyListProps) {
  const [asked, setAsked] = useState<Passkey>();
  const [named, setNamed] = useState<Passkey>();
  const close = () => {
    setAsked(undefined);
    focusAfter.current?.focus();
  };
  return (
    <>
      <Stack as="ul" gap={5} aria-label={passkeyTexts.title}>
        {passkeys.map((passkey) => (
          <PasskeyEntry
            key={passkey.id}
            passkey={passkey}
            onRename={() => setNamed(passkey)}
            onRemove={canRemove ? () => setAsked(passkey) : undefined}
          />
        ))}
      </Stack>
      <Suspense>{named && <RenamePasskeyDialog passkey={named} onClose={() => setNamed(undefined)} />}</Suspense>
      <Suspense>{asked && <RemovePasskeyDialog passkey={asked} onRemoved={onRemoved} onClose={close} />}</Suspense>
    </>
  );
}
