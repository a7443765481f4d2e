import type { AdminUser } from '@rezenso/contract/admin';
import { memberStatuses } from '@rezenso/contract/vocabulary';
import { tellFailure, toast } from '@rezenso/platform';
import { Banner } from '@rezenso/ui/feedback';
import { SelectField, TextareaField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Checkbox } from '@rezenso/ui/inputs';
import { Formik, type FormikHelpers, type FormikProps, useField } from 'formik';
import { RefusedText } from '../admin/area-content.tsx';
import { isRefused, serverMessageOf } from '../admin/failed-fetch.ts';
import { adminTexts, refusedActions, statusLabels } from '../texts.de.ts';
import { type ChangeStatusValues, changeStatusForm } from './change-status.form.ts';
import { statusTexts } from './texts.de.ts';
import { userName } from './user-name.ts';
import { changeStatus, useUser } from './users.resource.ts';

const statuses = memberStatuses.map((value) => ({ value, label: statusLabels[value] }));

interface ChangeStatusDialogProps {
  user: AdminUser;
  onClose: () => void;
}

/** Lets a user in, pauses or bans. */
export default function ChangeStatusDialog({ user, onClose }: ChangeStatusDialogProps) {
  const name = userName(user);
  // A user manager may change any status but this one.
  const refusedAction = user.adminRole === 'super_admin' ? refusedActions.superStatus : refusedActions.status;
  const submit = async (values: ChangeStatusValues, { setStatus }: FormikHelpers<ChangeStatusValues>) => {
    setStatus(undefined);
    const { status, alsoOthers } = changeStatusForm.cast(values);
    try {
      await changeStatus(user, status, values.reason, alsoOthers);
      onClose();
      toast({ title: statusTexts.doneTitle, description: statusTexts.done(name, statusLabels[status]) });
    } catch (error) {
      tellFailure(error, {
        title: statusTexts.failedTitle,
        description: serverMessageOf(error, statusTexts.failed),
      });
      setStatus(isRefused(error) ? <RefusedText action={refusedAction} /> : serverMessageOf(error, statusTexts.failed));
    }
  };
  return (
    <Formik<ChangeStatusValues>
      initialValues={{ status: '', reason: '', alsoOthers: false }}
      validationSchema={changeStatusForm}
      onSubmit={submit}
    >
      {(form) => <StatusFields form={form} user={user} onClose={onClose} />}
    </Formik>
  );
}

/** Asked of the server when somebody is about to be banned, so that the figures are those of this minute. */
function WhatBanEnds({ id }: { id: string }) {
  const { data, error } = useUser(id);
  const open = data?.openWithPartners;
  return (
    <Banner tone="warning">
      {statusTexts.banned} {open && statusTexts.banEnds(open.partners, open.exchanges, open.appointments)}
      {!open && (data || error) && statusTexts.banEndsUnknown}
    </Banner>
  );
}

/** A ban, and lifting one, can be of all accounts of the mailbox; those of the site alone are only named. */
function OthersOfMailbox({ id, isBan }: { id: string; isBan: boolean }) {
  const [field] = useField<boolean>('alsoOthers');
  const others = (useUser(id).data?.related ?? []).filter(
    ({ sharesMailbox, status }) => sharesMailbox && (status === 'banned') !== isBan,
  );
  if (others.length === 0) return null;
  return (
    <Checkbox
      name={field.name}
      checked={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={isBan ? statusTexts.alsoOthers(others.length) : statusTexts.alsoLift(others.length)}
      description={others.map(({ email }) => email).join(', ')}
    />
  );
}

interface StatusFieldsProps {
  form: FormikProps<ChangeStatusValues>;
  user: AdminUser;
  onClose: () => void;
}

function StatusFields({ form, user, onClose }: StatusFieldsProps) {
  const isBan = form.values.status === 'banned';
  return (
    <FormDialog
      title={statusTexts.title}
      description={statusTexts.description(userName(user), statusLabels[user.status])}
      cancel={adminTexts.cancel}
      submit={statusTexts.submit}
      tone={isBan ? 'danger' : 'primary'}
      failedTitle={statusTexts.failedTitle}
      keepAs={`status:${user.id}`}
      onClose={onClose}
    >
      <SelectField
        name="status"
        label={statusTexts.status}
        placeholder={statusTexts.placeholder}
        options={statuses}
        required
      />
      {isBan && <WhatBanEnds id={user.id} />}
      {(isBan || (user.status === 'banned' && form.values.status !== '')) && (
        <OthersOfMailbox id={user.id} isBan={isBan} />
      )}
      <TextareaField
        name="reason"
        label={isBan ? statusTexts.banReason : statusTexts.reason}
        hint={isBan ? statusTexts.banReasonHint : statusTexts.reasonHint}
        required={isBan}
        rows={3}
        counter={500}
      />
    </FormDialog>
  );
}
