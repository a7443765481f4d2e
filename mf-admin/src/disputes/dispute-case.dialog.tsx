import { type AdminDispute, decideDispute } from '@rezenso/contract/admin';
import { disputeOutcomes } from '@rezenso/contract/dispute';
import { tellFailure, toast, useSession, useUnsavedForm } from '@rezenso/platform';
import { Dialog } from '@rezenso/ui/dialog';
import { Banner } from '@rezenso/ui/feedback';
import {
  FocusFirstError,
  FormError,
  HeldBack,
  RestoredNote,
  SelectField,
  TextareaField,
  useHeld,
  useKeptValues,
} from '@rezenso/ui/fields';
import { formatDate } from '@rezenso/ui/format';
import { Section, Stack } from '@rezenso/ui/layout';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import type { ReactNode } from 'react';
import { AreaContent, RefusedText } from '../admin/area-content.tsx';
import { DialogButtons } from '../admin/dialog-buttons.tsx';
import { isRefused, serverMessageOf } from '../admin/failed-fetch.ts';
import { CaseSkeleton } from '../reports/case-skeleton.tsx';
import { caseTexts } from '../reports/texts.de.ts';
import { adminTexts, refusedActions } from '../texts.de.ts';
import { type DecideDisputeValues, decideDisputeForm } from './decide-dispute.form.ts';
import { DisputeEvidence } from './dispute-evidence.tsx';
import { decide, useDispute } from './disputes.resource.ts';
import { disputeTexts as texts } from './texts.de.ts';

const outcomes = disputeOutcomes.map((value) => ({ value, label: texts.outcomes[value] }));

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
      {(form) => <CaseDialog id={id} form={form} onClose={onClose} />}
    </Formik>
  );
}

interface CaseDialogProps {
  id: string;
  form: FormikProps<DecideDisputeValues>;
  onClose: () => void;
}

/** One dialog from loading to decided, so that nothing jumps and the focus stays. What was typed stays as long as it is open. */
function CaseDialog({ id, form, onClose }: CaseDialogProps) {
  const reading = useDispute(id);
  const { shown: data, isChanged, look } = useHeld(reading.data, form.dirty && !form.isSubmitting);
  const mayDecide = useMayDecide();
  const { isRestored, startOver } = useKeptValues(`dispute-case:${id}`, form.isSubmitting);
  useUnsavedForm(form.dirty, { isKept: true });
  const isOpen = data?.dispute.state === 'open';
  const isReady = data?.dispute.isReady ?? false;
  const isDeciding = form.dirty || (mayDecide && (isReady || !data));
  const isOvertaken = form.dirty && !form.isSubmitting && data !== undefined && !isOpen;
  return (
    <Dialog
      open
      onClose={onClose}
      busy={form.isSubmitting}
      discardsSilently
      size="lg"
      title={data ? texts.title(data.dispute.recipient.name ?? adminTexts.gone) : texts.plainTitle}
      {...(isDeciding && { onSubmit: form.handleSubmit })}
      footer={
        <DialogButtons
          submit={data && isDeciding && !isOvertaken ? texts.submit : undefined}
          isWriting={isDeciding && !isOvertaken}
          isSubmitting={form.isSubmitting}
          onClose={onClose}
        />
      }
    >
      <AreaContent
        reading={{ ...reading, data }}
        title={texts.failedTitle}
        refusedAction={refusedActions.disputes}
        isFinal={(error) => isRefused(error) && !form.dirty}
        loading={<CaseSkeleton />}
      >
        {(detail) => (
          <Stack gap={8}>
            {isChanged && <HeldBack onLook={look} />}
            <DisputeEvidence detail={detail} />
            {isDeciding && isRestored && <RestoredNote onStartOver={startOver} />}
            {isDeciding && <Decision problem={form.status} isOvertaken={isOvertaken} />}
            {isOpen && !isDeciding && <NotYet dispute={detail.dispute} mayDecide={mayDecide} />}
          </Stack>
        )}
      </AreaContent>
    </Dialog>
  );
}

interface DecisionProps {
  /** Why the last attempt failed. */
  problem: ReactNode;
  /** Somebody else has decided meanwhile, or it was taken back; what was typed can still be copied. */
  isOvertaken: boolean;
}

function Decision({ problem, isOvertaken }: DecisionProps) {
  return (
    <Section title={texts.decision}>
      <Stack gap={5}>
        {isOvertaken ? (
          <Banner tone="warning" title={caseTexts.overtakenTitle}>
            {caseTexts.overtaken}
          </Banner>
        ) : (
          <FormError title={texts.decideFailedTitle} message={problem} />
        )}
        <FocusFirstError />
        <SelectField
          name="outcome"
          label={texts.decision}
          placeholder={texts.decisionPlaceholder}
          options={outcomes}
          disabled={isOvertaken}
          hideLabel
          required
        />
        <TextareaField
          name="text"
          label={texts.text}
          hint={texts.textHint}
          rows={3}
          counter={1000}
          readOnly={isOvertaken}
          required
        />
      </Stack>
    </Section>
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

/** Whether the signed-in admin's role may decide; the server asks again. */
function useMayDecide(): boolean {
  const role = useSession().user?.adminRole;
  return role === 'super_admin' || (decideDispute.roles ?? []).some((allowed) => allowed === role);
}
