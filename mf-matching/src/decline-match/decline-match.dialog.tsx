import type { Match } from '@rezenso/contract/matches';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { TextareaField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers } from 'formik';
import { type OptionalReasonValues, optionalReasonForm } from '../optional-reason/optional-reason.form.ts';
import { declineTexts, errorTitle } from '../texts.de.ts';
import { decline } from './decline-match.resource.ts';

interface DeclineMatchDialogProps {
  /** As it was when the dialog opened. */
  match: Match;
  /** As it is known now. */
  now: Match | undefined;
  onClose: () => void;
}

/** The provider says no, with a reason if it likes. */
export default function DeclineMatchDialog({ match, now, onClose }: DeclineMatchDialogProps) {
  const partner = match.requester.companyName;
  const submit = async ({ reason }: OptionalReasonValues, { setStatus }: FormikHelpers<OptionalReasonValues>) => {
    setStatus(undefined);
    try {
      await decline(match, reason);
      onClose();
      toast({ title: declineTexts.doneTitle, description: declineTexts.doneDescription(partner) });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: declineTexts.failed });
      setStatus(messageOf(error, declineTexts.failed));
    }
  };
  return (
    <Formik initialValues={{ reason: '' }} validationSchema={optionalReasonForm} onSubmit={submit}>
      <FormDialog
        title={declineTexts.title}
        description={declineTexts.description(partner)}
        cancel={declineTexts.cancel}
        submit={declineTexts.decline}
        tone="danger"
        standsOn={now}
        failedTitle={errorTitle}
        keepAs={`decline:${match.id}`}
        onClose={onClose}
      >
        <TextareaField name="reason" label={declineTexts.reason} hint={declineTexts.reasonHint} rows={3} />
      </FormDialog>
    </Formik>
  );
}
