import { decideRingCase, ringOutcomes } from '@rezenso/contract/admin';
import { tellFailure, toast } from '@rezenso/platform';
import { Banner } from '@rezenso/ui/feedback';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { RefusedText } from '../admin/area-content.tsx';
import { CaseDialog } from '../admin/case-dialog.tsx';
import { DecisionFields } from '../admin/decision-fields.tsx';
import { isRefused, serverMessageOf } from '../admin/failed-fetch.ts';
import { useMayCall } from '../admin/use-may-call.ts';
import { adminTexts, refusedActions } from '../texts.de.ts';
import { type DecideRingValues, decideRingForm } from './decide-ring.form.ts';
import { RingEvidence } from './ring-evidence.tsx';
import { decide, useRingCase } from './rings.resource.ts';
import { ringTexts as texts } from './texts.de.ts';

const outcomes = ringOutcomes.map((value) => ({ value, label: texts.outcomes[value] }));

const decisionTexts = {
  decision: texts.decision,
  decisionPlaceholder: texts.decisionPlaceholder,
  words: texts.text,
  wordsHint: texts.textHint,
  failedTitle: texts.decideFailedTitle,
};

/** An account whose reviews wait: what was found, what it says, and the decision. */
export default function RingCaseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const submit = async (values: DecideRingValues, { setStatus }: FormikHelpers<DecideRingValues>) => {
    setStatus(undefined);
    const { outcome } = decideRingForm.cast(values);
    try {
      await decide(id, outcome, values.text.trim());
      onClose();
      toast({ title: texts.doneTitle, description: texts.done });
    } catch (error) {
      const message = serverMessageOf(error, texts.decideFailed);
      tellFailure(error, { title: texts.decideFailedTitle, description: message });
      setStatus(isRefused(error) ? <RefusedText action={refusedActions.decidingRings} /> : message);
    }
  };
  return (
    <Formik<DecideRingValues>
      initialValues={{ outcome: '', text: '' }}
      validationSchema={decideRingForm}
      onSubmit={submit}
    >
      {(form) => <RingCase id={id} form={form} onClose={onClose} />}
    </Formik>
  );
}

interface RingCaseProps {
  id: string;
  form: FormikProps<DecideRingValues>;
  onClose: () => void;
}

function RingCase({ id, form, onClose }: RingCaseProps) {
  const mayDecide = useMayCall(decideRingCase);
  return (
    <CaseDialog
      reading={useRingCase(id)}
      form={form}
      keepAs={`ring-case:${id}`}
      title={(data) => (data ? texts.title(data.case.member.name ?? adminTexts.gone) : texts.plainTitle)}
      submit={texts.submit}
      failedTitle={texts.failedTitle}
      refusedAction={refusedActions.rings}
      isOpen={(data) => data.case.state === 'open'}
      mayDecide={(data) => mayDecide && (!data || data.case.state === 'open')}
      evidence={(detail) => <RingEvidence detail={detail} />}
      decision={(isOvertaken) => (
        <DecisionFields
          choice="outcome"
          words="text"
          choices={outcomes}
          texts={decisionTexts}
          problem={form.status}
          isOvertaken={isOvertaken}
        />
      )}
      undecidable={() => (
        <Banner tone="info">
          <RefusedText action={refusedActions.decidingRings} />
        </Banner>
      )}
      onClose={onClose}
    />
  );
}
