import { decideDispute } from '@rezenso/contract/admin';
import { disputeOutcomes } from '@rezenso/contract/dispute';
import { formatDate } from '@rezenso/ui/format';
import { DecidableCase } from '../admin/decidable-case.tsx';
import { decisionForm } from '../admin/decision.form.ts';
import { useMayCall } from '../admin/use-may-call.ts';
import { adminTexts, refusedActions } from '../texts.de.ts';
import { DisputeEvidence } from './dispute-evidence.tsx';
import { decide, useDispute } from './disputes.resource.ts';
import { disputeTexts as texts } from './texts.de.ts';

const outcomes = disputeOutcomes.map((value) => ({ value, label: texts.outcomes[value] }));
const form = decisionForm(disputeOutcomes, decideDispute.body.shape.text);

/** A dispute: what both sides say, what else is known, and the decision once the writer was heard. */
export default function DisputeCaseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <DecidableCase
      reading={useDispute(id)}
      keepAs={`dispute-case:${id}`}
      title={(data) => (data ? texts.title(data.dispute.recipient.name ?? adminTexts.gone) : texts.plainTitle)}
      texts={texts}
      done={() => texts.done}
      outcomes={outcomes}
      form={form}
      decide={(outcome, text) => decide(id, outcome, text)}
      mayDecide={useMayCall(decideDispute)}
      refused={{ reading: refusedActions.disputes, deciding: refusedActions.deciding }}
      isOpen={({ dispute }) => dispute.state === 'open'}
      isReady={({ dispute }) => dispute.isReady}
      notReady={({ dispute }) =>
        texts.waiting(dispute.reviewer.name ?? adminTexts.gone, formatDate(dispute.answerDueAt))
      }
      evidence={(detail) => <DisputeEvidence detail={detail} />}
      onClose={onClose}
    />
  );
}
