import type { AnswerOf } from '@rezenso/contract/endpoint';
import type { Handover, listTeam, Person } from '@rezenso/contract/team';
import { lazyPart, messageOf, tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Banner } from '@rezenso/ui/feedback';
import { Section, Stack } from '@rezenso/ui/layout';
import { Suspense, useState } from 'react';
import { formatDateAndTime } from '../date-and-time.ts';
import { errorTitle } from '../texts.de.ts';
import { endOffer } from './handover.resource.ts';
import { offerTexts, takeOverTexts } from './texts.de.ts';

const OfferDialog = lazyPart(() => import('./offer.dialog.tsx'));
const TakeOverDialog = lazyPart(() => import('./take-over.dialog.tsx'));

type Team = AnswerOf<typeof listTeam>;

interface OfferedProps {
  team: Team;
  /** What was focused here goes. */
  onOver: () => void;
}

/** What a colleague sees to whom the account was offered: above all else, until it is answered. */
export function OfferedToMe({ team: { people, handover }, onOver }: OfferedProps) {
  const [isAsking, setAsking] = useState(false);
  const decline = useEnding(onOver, {
    done: { title: takeOverTexts.declined, description: takeOverTexts.declinedDescription },
    failed: takeOverTexts.declineFailed,
  });
  const owner = people.find(({ role }) => role === 'owner');
  if (!handover || !owner) return null;
  return (
    <Banner
      tone="info"
      title={takeOverTexts.offered(owner.email)}
      actions={
        <>
          <Button onClick={() => setAsking(true)}>{takeOverTexts.open}</Button>
          <Button variant="ghost" loading={decline.isBusy} onClick={decline.end}>
            {takeOverTexts.decline}
          </Button>
        </>
      }
    >
      {takeOverTexts.until(formatDateAndTime(handover.expiresAt))}
      <Suspense>{isAsking && <TakeOverDialog by={owner.email} onClose={() => setAsking(false)} />}</Suspense>
    </Banner>
  );
}

/** What the owner of a team sees: offering the account, or the offer that waits. */
export function OfferSection({ team: { people, handover }, onOver }: OfferedProps) {
  const colleagues = people.filter(({ role }) => role !== 'owner');
  if (colleagues.length === 0) return null;
  return (
    <Section title={offerTexts.title} description={offerTexts.description}>
      <Card>
        <CardBody>
          {handover ? <Waiting handover={handover} onOver={onOver} /> : <Offer colleagues={colleagues} />}
        </CardBody>
      </Card>
    </Section>
  );
}

function Offer({ colleagues }: { colleagues: readonly Person[] }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {offerTexts.open}
      </Button>
      <Suspense>{isAsking && <OfferDialog colleagues={colleagues} onClose={() => setAsking(false)} />}</Suspense>
    </div>
  );
}

function Waiting({ handover, onOver }: { handover: Handover; onOver: () => void }) {
  const { isBusy, end } = useEnding(onOver, {
    done: { title: offerTexts.takenBack },
    failed: offerTexts.takeBackFailed,
  });
  return (
    <Banner tone="info" title={offerTexts.waiting(handover.email)}>
      <Stack gap={4} align="start">
        <span>{offerTexts.until(formatDateAndTime(handover.expiresAt))}</span>
        <Button variant="secondary" size="sm" loading={isBusy} onClick={end}>
          {offerTexts.takeBack}
        </Button>
      </Stack>
    </Banner>
  );
}

function useEnding(onOver: () => void, { done, failed }: { done: Parameters<typeof toast>[0]; failed: string }) {
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await endOffer();
      onOver();
      toast(done);
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: messageOf(error, failed) });
    }
    setBusy(false);
  };
  return { isBusy, end };
}
