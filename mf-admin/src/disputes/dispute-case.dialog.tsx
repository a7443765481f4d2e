import { type AdminDispute, decideDispute } from '@rezenso/contract/admin';
import { disputeOutcomes } from '@rezenso/contract/dispute';
import { tellFailure, toast } from '@rezenso/platform';
import { Banner } from '@rezenso/ui/feedback';
import { formatDate } from '@rezenso/ui/format';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { RefusedText } from '../admin/area-content.tsx';
import { CaseDialog } from '../admin/case-dialog.tsx';
import { DecisionFields } from '../admin/decision-fields.tsx';
import { isRefused, serverMessageOf } from '../admin/failed-fetch.ts';
import { useMayCall } from '../admin/use-may-call.ts';
import { adminTexts, refusedActions } from '../texts.de.ts';
import { type DecideDisputeValues, decideDisputeForm } from './decide-dispute.form.ts';
import { DisputeEvidence } from './dispute-evidence.tsx';
import { decide, useDispute } from './disputes.resource.ts';
import { disputeTexts as texts } from './texts.de.ts';

const outcomes = disputeOutcomes.map((value) => ({ value, label: texts.outcomes[value] }));

const decisionTexts = {
  decision: texts.decision,
  decisionPlaceholder: texts.decisionPlaceholder,
  words: texts.text,
  wordsHint: texts.textHint,
  failedTitle: texts.decideFailedTitle,
};

/** A dispute: what both sides say, what else is known, and the decision. */
export default function DisputeCaseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const submit = async (values: DecideDisputeValues, { setStatus }: FormikHelpers<DecideDisputeValues>) => {
    setStatus(undefined);
    const { outcome } = decideDisputeForm.cast(values);
    try {
      await decide(id, outcome, values.text.trim());
      onClose();
      toast({ title: texts.doneTitle, description: texts.done });
    } catch (error) {
      const message = serverMessageOf(error, texts.decideFailed);
      tellFailure(error, { title: texts.decideFailedTitle, description: message });
      setStatus(isRefused(error) ? <RefusedText action={refusedActions.deciding} /> : message);
    }
  };
  return (
    <Formik<DecideDisputeValues>
      initialValues={{ outcome: '', text: '' }}
      validationSchema={decideDisputeForm}
      onSubmit={submit}
    >
      {(form) => <DisputeCase id={id} form={form} onClose={onClose} />}
    </Formik>
  );
}

interface DisputeCaseProps {
  id: string;
  form: FormikProps<DecideDisputeValues>;
  onClose: () => void;
}

function DisputeCase({ id, form, onClose }: DisputeCaseProps) {
  const mayDecide = useMayCall(decideDispute);
  return (
    <CaseDialog
      reading={useDispute(id)}
      form={form}
      keepAs={`dispute-case:${id}`}
      title={(data) => (data ? texts.title(data.dispute.recipient.name ?? adminTexts.gone) : texts.plainTitle)}
      submit={texts.submit}
      failedTitle={texts.failedTitle}
      refusedAction={refusedActions.disputes}
      isOpen={({ dispute }) => dispute.state === 'open'}
      mayDecide={(data) => mayDecide && (!data || data.dispute.isReady)}
      evidence={(detail) => <DisputeEvidence detail={detail} />}
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
      undecidable={({ dispute }) => <NotYet dispute={dispute} mayDecide={mayDecide} />}
      onClose={onClose}
    />
  );
}

/** Why nothing is decided here: the writer has not been heard, or the role may only read. */
function NotYet({ dispute, mayDecide }: { dispute: AdminDispute; mayDecide: boolean }) {
  return (
    <Banner tone="info">
      {mayDecide ? (
        texts.waiting(dispute.reviewer.name ?? adminTexts.gone, formatDate(dispute.answerDueAt))
      ) : (
        <RefusedText action={refusedActions.deciding} />
      )}
    </Banner>
  );
}
