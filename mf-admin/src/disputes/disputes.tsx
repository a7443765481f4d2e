import { type DisputeState, disputeStates } from '@rezenso/contract/dispute';
import { lazyPart } from '@rezenso/platform';
import { CaseList } from '../admin/case-list.tsx';
import { CasesByState } from '../admin/cases-by-state.tsx';
import { refusedActions } from '../texts.de.ts';
import { DisputeCard } from './dispute-card.tsx';
import { useDisputes } from './disputes.resource.ts';
import { disputesTexts, stateLabels } from './texts.de.ts';

const DisputeCaseDialog = lazyPart(() => import('./dispute-case.dialog.tsx'));

/** Tab 'Widersprüche'. */
export default function Disputes() {
  return (
    <CasesByState
      parameter="dispute"
      states={disputeStates}
      labels={stateLabels}
      texts={disputesTexts}
      list={(state, page, onOpen) => <DisputeList state={state} page={page} onOpen={onOpen} />}
      dialog={DisputeCaseDialog}
    />
  );
}

interface DisputeListProps {
  state: DisputeState | undefined;
  page: number;
  onOpen: (id: string) => void;
}

function DisputeList({ state, page, onOpen }: DisputeListProps) {
  return (
    <CaseList
      reading={useDisputes({ state, page })}
      itemsOf={({ disputes }) => disputes}
      texts={disputesTexts}
      refusedAction={refusedActions.disputes}
      isFiltered={state !== 'open'}
    >
      {(dispute) => <DisputeCard dispute={dispute} onOpen={() => onOpen(dispute.id)} />}
    </CaseList>
  );
}
