import type { AdminUser } from '@rezenso/contract/admin';
import { tellFailure, toast } from '@rezenso/platform';
import { TextareaField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers } from 'formik';
import { RefusedText } from '../admin/area-content.tsx';
import { isRefused, serverMessageOf } from '../admin/failed-fetch.ts';
import { adminTexts, refusedActions } from '../texts.de.ts';
import { reasonForm } from './reason.form.ts';
import { endSessionsTexts as texts } from './texts.de.ts';
import { userName } from './user-name.ts';
import { endSessions } from './users.resource.ts';

interface EndSessionsDialogProps {
  user: AdminUser;
  onClose: () => void;
}

/** Signs a user out everywhere, for instance where a device was lost or somebody else may have got in. */
export default function EndSessionsDialog({ user, onClose }: EndSessionsDialogProps) {
  const name = userName(user);
  // A user manager may sign out anybody but these.
  const refused = user.adminRole === 'super_admin' ? refusedActions.superSessions : refusedActions.endingSessions;
  const submit = async ({ reason }: { reason: string }, { setStatus }: FormikHelpers<{ reason: string }>) => {
    setStatus(undefined);
    try {
      const ended = await endSessions(user, reason);
      onClose();
      if (ended === 0) toast({ title: texts.noneTitle, description: texts.none(name) });
      else toast({ title: texts.doneTitle, description: texts.done(name, ended) });
    } catch (error) {
      const description = serverMessageOf(error, texts.failed);
      tellFailure(error, { title: texts.failedTitle, description });
      setStatus(isRefused(error) ? <RefusedText action={refused} /> : description);
    }
  };
  return (
    <Formik initialValues={{ reason: '' }} validationSchema={reasonForm} onSubmit={submit}>
      <FormDialog
        title={texts.title}
        description={texts.description(name)}
        cancel={adminTexts.cancel}
        submit={texts.submit}
        tone="danger"
        failedTitle={texts.failedTitle}
        keepAs={`end-sessions:${user.id}`}
        onClose={onClose}
      >
        <TextareaField name="reason" label={texts.reason} hint={texts.reasonHint} rows={3} counter={500} required />
      </FormDialog>
    </Formik>
  );
}
