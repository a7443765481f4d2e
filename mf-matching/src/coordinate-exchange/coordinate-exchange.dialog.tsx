import type { Match } from '@rezenso/contract/matches';
import { tellFailure, toast, useSession } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Dialog } from '@rezenso/ui/dialog';
import { AsyncContent, Banner, ErrorState, type Failure, Loading, Skeleton } from '@rezenso/ui/feedback';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useState } from 'react';
import { mySideOf } from '../match-board/my-side.ts';
import { coordinateTexts, errorTitle, matchTexts } from '../texts.de.ts';
import { startExchange } from './coordinate-exchange.resource.ts';
import { ExchangePlan } from './exchange-plan.tsx';
import { Refusal } from './refusal.tsx';
import { usePlan } from './use-plan.ts';

interface CoordinateDialogProps {
  match: Match;
  onClose: () => void;
}

/** Shows the plan of the exchange before it starts. */
export default function CoordinateDialog({ match, onClose }: CoordinateDialogProps) {
  const { user } = useSession();
  const { partner } = mySideOf(match, user?.id);
  const plan = usePlan(match);
  const { isStarting, refusal, start } = useStart(match, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={isStarting}
      title={coordinateTexts.title}
      description={coordinateTexts.description(partner.companyName)}
      footer={
        <>
          <Button variant="secondary" disabled={isStarting} onClick={onClose}>
            {coordinateTexts.cancel}
          </Button>
          <Button loading={isStarting} disabled={!plan.data} onClick={start}>
            {coordinateTexts.start}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {match.isPartnerKept && <Banner tone="warning">{matchTexts.partnerKept(partner.companyName)}</Banner>}
        {refusal !== undefined && <Refusal error={refusal} partnerName={partner.companyName} />}
        <AsyncContent
          reading={plan}
          failed={(failure) => <PlanFailure {...failure} partnerName={partner.companyName} />}
          loading={
            <Loading>
              <Skeleton shape="block" height="12rem" />
            </Loading>
          }
        >
          {(strategy) => (
            <>
              <ExchangePlan strategy={strategy} myId={user?.id} partnerName={partner.companyName} />
              <Banner tone="info">{coordinateTexts.honesty}</Banner>
              <Text size="sm" tone="muted">
                {coordinateTexts.due}
              </Text>
            </>
          )}
        </AsyncContent>
      </Stack>
    </Dialog>
  );
}

interface PlanFailureProps extends Failure {
  partnerName: string;
}

/** A plan that cannot exist says what is missing; one that did not arrive can be asked for again. */
function PlanFailure({ error, partnerName, ...retry }: PlanFailureProps) {
  if (Refusal.explains(error)) return <Refusal error={error} partnerName={partnerName} />;
  return (
    <ErrorState error={error} title={coordinateTexts.loadFailed} description={coordinateTexts.failed} {...retry} />
  );
}

function useStart(match: Match, onClose: () => void) {
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const start = async () => {
    setStarting(true);
    setRefusal(undefined);
    try {
      const count = await startExchange(match);
      onClose();
      toast({ title: coordinateTexts.doneTitle, description: coordinateTexts.doneDescription(count) });
    } catch (error) {
      if (!Refusal.explains(error)) tellFailure(error, { title: errorTitle, description: coordinateTexts.failed });
      setRefusal(error);
      setStarting(false);
    }
  };
  return { isStarting, refusal, start };
}
