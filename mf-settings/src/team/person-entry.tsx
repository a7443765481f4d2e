import type { Person } from '@rezenso/contract/team';
import { lazyPart } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Badge } from '@rezenso/ui/display';
import { formatDate } from '@rezenso/ui/format';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Suspense, useRef, useState } from 'react';
import { Entry } from './entry.ts';
import { teamTexts } from './texts.de.ts';

const RemoveDialog = lazyPart(() => import('./remove.dialog.tsx'));

interface PersonEntryProps {
  person: Person;
  /** Whether the owner is looking, who may remove colleagues. */
  isOwnerLooking: boolean;
  /** Somebody was removed: what was focused here has gone with them. */
  onRemoved: () => void;
}

/** Somebody in the team: who, as what and since when. */
export function PersonEntry({ person, isOwnerLooking, onRemoved }: PersonEntryProps) {
  const { email, role, since, isMe } = person;
  const [isAsking, setAsking] = useState(false);
  const isRemoved = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsking(false);
    if (isRemoved.current) onRemoved();
    else button.current?.focus();
  };
  return (
    <Inline as="li" gap={4} justify="between">
      <Entry>
        <Stack gap={1}>
          <Inline gap={2}>
            <Text as="span">{email}</Text>
            {isMe && <Badge tone="success">{teamTexts.me}</Badge>}
          </Inline>
          <Text tone="muted" size="sm">
            {teamTexts.since(role === 'owner' ? teamTexts.owner : teamTexts.member, formatDate(since, 'long'))}
          </Text>
        </Stack>
      </Entry>
      {isOwnerLooking && role !== 'owner' && (
        <Button
          ref={button}
          variant="secondary"
          size="sm"
          aria-label={teamTexts.removeNamed(email)}
          onClick={() => setAsking(true)}
        >
          {teamTexts.remove}
        </Button>
      )}
      <Suspense>
        {isAsking && (
          <RemoveDialog
            person={person}
            onRemoved={() => {
              isRemoved.current = true;
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </Inline>
  );
}
