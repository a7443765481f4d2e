import type { Invitation } from '@rezenso/contract/team';
import { tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useState } from 'react';
import { formatDateAndTime } from '../date-and-time.ts';
import { errorTitle } from '../texts.de.ts';
import { Entry } from './entry.ts';
import { inviteAgain, withdraw } from './team.resource.ts';
import { invitationTexts } from './texts.de.ts';

interface InvitationEntryProps {
  invitation: Invitation;
  /** It was taken back: what was focused here goes. */
  onWithdrawn: () => void;
}

/** An open invitation, which can be sent again and taken back. */
export function InvitationEntry({ invitation, onWithdrawn }: InvitationEntryProps) {
  const { email, expiresAt } = invitation;
  const isOver = Date.parse(expiresAt) <= Date.now();
  const { busy, sendAgain, takeBack } = useDeeds(invitation, onWithdrawn);
  return (
    <Inline as="li" gap={4} justify="between">
      <Entry>
        <Stack gap={1}>
          <Text as="span">{email}</Text>
          <Text tone="muted" size="sm">
            {isOver ? invitationTexts.over : invitationTexts.until(formatDateAndTime(expiresAt))}
          </Text>
        </Stack>
      </Entry>
      <Inline gap={2}>
        <Button
          variant="secondary"
          size="sm"
          loading={busy === 'again'}
          aria-label={invitationTexts.againNamed(email)}
          onClick={sendAgain}
        >
          {invitationTexts.again}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          loading={busy === 'withdraw'}
          aria-label={invitationTexts.withdrawNamed(email)}
          onClick={takeBack}
        >
          {invitationTexts.withdraw}
        </Button>
      </Inline>
    </Inline>
  );
}

function useDeeds(invitation: Invitation, onWithdrawn: () => void) {
  const [busy, setBusy] = useState<'again' | 'withdraw'>();
  const doing = async (what: 'again' | 'withdraw', deed: () => Promise<void>, failed: string) => {
    setBusy(what);
    try {
      await deed();
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: failed });
    }
    setBusy(undefined);
  };
  const sendAgain = () =>
    doing(
      'again',
      async () => {
        await inviteAgain(invitation);
        const description = invitationTexts.sentAgainDescription(invitation.email);
        toast({ title: invitationTexts.sentAgain, description });
      },
      invitationTexts.againFailed,
    );
  const takeBack = () =>
    doing(
      'withdraw',
      async () => {
        await withdraw(invitation);
        onWithdrawn();
        toast({ title: invitationTexts.withdrawn });
      },
      invitationTexts.withdrawFailed,
    );
  return { busy, sendAgain, takeBack };
}
