import { type RingCaseState, ringCaseStates } from '@rezenso/contract/rings';
import { lazyPart } from '@rezenso/platform';
import { CaseList } from '../admin/case-list.tsx';
import { CasesByState } from '../admin/cases-by-state.tsx';
import { refusedActions } from '../texts.de.ts';
import { RingCaseCard } from './ring-case-card.tsx';
import { useRingCases } from './rings.resource.ts';
import { ringStateLabels, ringsTexts } from './texts.de.ts';

const RingCaseDialog = lazyPart(() => import('./ring-case.dialog.tsx'));

/** Tab 'Prüfungen'. */
export default function Rings() {
  return (
    <CasesByState
      parameter="ring"
      states={ringCaseStates}
      labels={ringStateLabels}
      texts={ringsTexts}
      list={(state, page, onOpen) => <RingList state={state} page={page} onOpen={onOpen} />}
      dialog={RingCaseDialog}
    />
  );
}

interface RingListProps {
  state: RingCaseState | undefined;
  page: number;
  onOpen: (id: string) => void;
}

function RingList({ state, page, onOpen }: RingListProps) {
  return (
    <CaseList
      reading={useRingCases({ state, page })}
      itemsOf={({ cases }) => cases}
      texts={ringsTexts}
      refusedAction={refusedActions.rings}
      isFiltered={state !== 'open'}
    >
      {(ringCase) => <RingCaseCard ringCase={ringCase} onOpen={() => onOpen(ringCase.id)} />}
    </CaseList>
  );
}
