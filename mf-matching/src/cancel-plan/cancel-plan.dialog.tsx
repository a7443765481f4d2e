import type { Match } from '@rezenso/contract/matches';
import { hasCode, messageOf, tellFailure, toast, useSession } from '@rezenso/platform';
import { TextareaField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { mySideOf } from '../match-board/my-side.ts';
import {
  type OptionalReasonValues,
  optionalReasonForm,
  requiredReasonForm,
} from '../optional-reason/optional-reason.form.ts';
import { errorTitle } from '../texts.de.ts';
import { cancel } from './cancel-plan.resource.ts';
import { cancelPlanTexts as texts } from './texts.de.ts';

interface CancelPlanDialogProps {
  /** As it was when the dialog opened. */
  match: Match;
  /** As it is known now. */
  now: Match | undefined;
  onClose: () => void;
}

/** One side calls off what the two agreed on, with a word to the other; where it cannot arrive, the server says so, and none is asked for any more. */
export default function CancelPlanDialog({ match, now, onClose }: CancelPlanDialogProps) {
  const { user } = useSession();
  const partner = mySideOf(match, user?.id).partner.companyName;
  const [isSilent, setSilent] = useState(false);
  const submit = async (
    { reason }: OptionalReasonValues,
    { setFieldError, setStatus }: FormikHelpers<OptionalReasonValues>,
  ) => {
    setStatus(undefined);
    try {
      await cancel(match, reason);
      onClose();
      toast({ title: texts.doneTitle, description: texts.doneDescription(partner) });
    } catch (error) {
      if (hasCode(error, 'PLAN_REASON_REQUIRED')) return setFieldError('reason', error.serverMessage);
      if (hasCode(error, 'CONVERSATION_BLOCKED')) setSilent(true);
      const message = hasCode(error, 'CONVERSATION_BLOCKED') ? texts.withoutReason : messageOf(error, texts.failed);
      tellFailure(error, { title: errorTitle, description: message });
      setStatus(message);
    }
  };
  return (
    <Formik
      initialValues={{ reason: '' }}
      validationSchema={isSilent ? optionalReasonForm : requiredReasonForm(texts.reasonRequired)}
      onSubmit={submit}
    >
      <FormDialog
        title={texts.title}
        description={texts.description(partner)}
        cancel={texts.keep}
        submit={texts.submit}
        tone="danger"
        standsOn={now}
        failedTitle={errorTitle}
        keepAs={`cancel-plan:${match.id}`}
        onClose={onClose}
      >
        <TextareaField
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint(partner)}
          rows={3}
          counter={500}
          required={!isSilent}
        />
      </FormDialog>
    </Formik>
  );
}
