import type { AnswerOf } from '@rezenso/contract/endpoint';
import { mostPeople } from '@rezenso/contract/limits';
import type { listTeam } from '@rezenso/contract/team';
import { lazyPart } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { AsyncContent, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { UserPlusIcon } from '@rezenso/ui/icons';
import { Section, Stack } from '@rezenso/ui/layout';
import { Heading, Text } from '@rezenso/ui/typography';
import { Suspense, useRef, useState } from 'react';
import { OfferedToMe, OfferSection } from '../handover/handover.part.tsx';
import { InvitationEntry } from './invitation-entry.tsx';
import { useIsOwner } from './is-owner.ts';
import { PersonEntry } from './person-entry.tsx';
import { useTeam } from './team.resource.ts';
import { invitationTexts, leaveTexts, teamTexts } from './texts.de.ts';

const InviteDialog = lazyPart(() => import('./invite.dialog.tsx'));
const LeaveDialog = lazyPart(() => import('./leave.dialog.tsx'));

type Team = AnswerOf<typeof listTeam>;

/** Who works with the account: the owner invites, removes and may hand it over, everybody else may leave. */
export default function TeamCard() {
  const reading = useTeam();
  const isOwner = useIsOwner();
  return (
    <Stack gap={10}>
      <Section title={teamTexts.title} description={teamTexts.description}>
        <AsyncContent
          reading={reading}
          failed={{ title: teamTexts.loadFailed, level: 3 }}
          loading={
            <Loading>
              <SkeletonCard lines={3} />
            </Loading>
          }
        >
          {(team) => <TeamList team={team} isOwner={isOwner} />}
        </AsyncContent>
      </Section>
      {!isOwner && <LeaveTeam />}
    </Stack>
  );
}

function TeamList({ team, isOwner }: { team: Team; isOwner: boolean }) {
  const { people, invitations } = team;
  const list = useRef<HTMLUListElement>(null);
  const focusList = () => list.current?.focus();
  const isAlone = people.length === 1 && invitations.length === 0;
  const waiting = invitations.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now());
  return (
    <Stack gap={6}>
      {!isOwner && <OfferedToMe team={team} onOver={focusList} />}
      <Card>
        <CardBody>
          <Stack gap={6}>
            <Stack as="ul" ref={list} tabIndex={-1} gap={5} aria-label={teamTexts.people}>
              {people.map((person) => (
                <PersonEntry key={person.id} person={person} isOwnerLooking={isOwner} onRemoved={focusList} />
              ))}
            </Stack>
            {isOwner && isAlone && (
              <Stack gap={2}>
                <Heading level={3} size="xs">
                  {teamTexts.aloneTitle}
                </Heading>
                <Text tone="muted">{teamTexts.alone}</Text>
              </Stack>
            )}
            {isOwner ? (
              <Invite isFull={people.length + waiting.length >= mostPeople} />
            ) : (
              <Text tone="muted">{teamTexts.ownersMatter}</Text>
            )}
          </Stack>
        </CardBody>
      </Card>
      {invitations.length > 0 && (
        <Card>
          <CardBody>
            <Stack gap={5}>
              <Heading level={3} size="xs">
                {invitationTexts.title}
              </Heading>
              <Stack as="ul" gap={5} aria-label={invitationTexts.title}>
                {invitations.map((invitation) => (
                  <InvitationEntry key={invitation.id} invitation={invitation} onWithdrawn={focusList} />
                ))}
              </Stack>
            </Stack>
          </CardBody>
        </Card>
      )}
      {isOwner && (
        <Text tone="muted" size="sm">
          {teamTexts.rights}
        </Text>
      )}
      {isOwner && <OfferSection team={team} onOver={focusList} />}
    </Stack>
  );
}

function Invite({ isFull }: { isFull: boolean }) {
  const [isAsking, setAsking] = useState(false);
  if (isFull && !isAsking) return <Text tone="muted">{teamTexts.full}</Text>;
  return (
    <div>
      <Button iconStart={UserPlusIcon} onClick={() => setAsking(true)}>
        {teamTexts.invite}
      </Button>
      <Suspense>{isAsking && <InviteDialog onClose={() => setAsking(false)} />}</Suspense>
    </div>
  );
}

function LeaveTeam() {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={leaveTexts.title}>
      <Card>
        <CardBody>
          <Stack gap={5} align="start">
            <Text tone="muted">{leaveTexts.description}</Text>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {leaveTexts.open}
            </Button>
          </Stack>
        </CardBody>
      </Card>
      <Suspense>{isAsking && <LeaveDialog onClose={() => setAsking(false)} />}</Suspense>
    </Section>
  );
}
