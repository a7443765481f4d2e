import { decideRingCase, ringOutcomes } from '@rezenso/contract/admin';
import { DecidableCase } from '../admin/decidable-case.tsx';
import { decisionForm } from '../admin/decision.form.ts';
import { useMayCall } from '../admin/use-may-call.ts';
import { adminTexts, refusedActions } from '../texts.de.ts';
import { RingEvidence } from './ring-evidence.tsx';
import { decide, useRingCase } from './rings.resource.ts';
import { ringTexts as texts } from './texts.de.ts';

const outcomes = ringOutcomes.map((value) => ({ value, label: texts.outcomes[value] }));
const form = decisionForm(ringOutcomes, decideRingCase.body.shape.text);

/** An account whose reviews wait: what was found, what it says, and the decision. */
export default function RingCaseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <DecidableCase
      reading={useRingCase(id)}
      keepAs={`ring-case:${id}`}
      title={(data) => (data ? texts.title(data.case.member.name ?? adminTexts.gone) : texts.plainTitle)}
      texts={texts}
      done={() => texts.done}
      outcomes={outcomes}
      form={form}
      decide={(outcome, text) => decide(id, outcome, text)}
      mayDecide={useMayCall(decideRingCase)}
      refused={{ reading: refusedActions.rings, deciding: refusedActions.decidingRings }}
      isOpen={(data) => data.case.state === 'open'}
      evidence={(detail) => <RingEvidence detail={detail} />}
      onClose={onClose}
    />
  );
}
