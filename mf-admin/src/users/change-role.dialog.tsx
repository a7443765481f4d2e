import type { AdminUser } from '@rezenso/contract/admin';
import { adminRoles } from '@rezenso/contract/vocabulary';
import { tellFailure, toast } from '@rezenso/platform';
import { Banner } from '@rezenso/ui/feedback';
import { SelectField, TextareaField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { RefusedText } from '../admin/area-content.tsx';
import { isRefused, serverMessageOf } from '../admin/failed-fetch.ts';
import { oneOf } from '../admin/one-of.ts';
import { adminTexts, refusedActions, roleLabels, roleRights } from '../texts.de.ts';
import { reasonForm } from './reason.form.ts';
import { roleTexts } from './texts.de.ts';
import { userName } from './user-name.ts';
import { changeRole } from './users.resource.ts';

/** A role, or 'none'. */
interface ChangeRoleValues {
  role: string;
  reason: string;
}

const roles = [
  { value: 'none', label: roleTexts.none },
  ...adminRoles.map((value) => ({ value, label: `${roleLabels[value]} – ${roleRights[value]}` })),
];

interface ChangeRoleDialogProps {
  user: AdminUser;
  onClose: () => void;
}

/** Gives or takes an admin role. */
export default function ChangeRoleDialog({ user, onClose }: ChangeRoleDialogProps) {
  const name = userName(user);
  const submit = async (values: ChangeRoleValues, { setStatus }: FormikHelpers<ChangeRoleValues>) => {
    setStatus(undefined);
    const role = oneOf(adminRoles, values.role) ?? null;
    try {
      await changeRole(user, role, values.reason);
      onClose();
      const description = roleTexts.done(name, role ? roleLabels[role] : roleTexts.none);
      toast({ title: roleTexts.doneTitle, description });
    } catch (error) {
      tellFailure(error, { title: roleTexts.failedTitle, description: serverMessageOf(error, roleTexts.failed) });
      setStatus(
        isRefused(error) ? <RefusedText action={refusedActions.role} /> : serverMessageOf(error, roleTexts.failed),
      );
    }
  };
  return (
    <Formik<ChangeRoleValues>
      initialValues={{ role: user.adminRole ?? 'none', reason: '' }}
      validationSchema={reasonForm}
      onSubmit={submit}
    >
      {(form) => <RoleFields form={form} user={user} onClose={onClose} />}
    </Formik>
  );
}

interface RoleFieldsProps {
  form: FormikProps<ChangeRoleValues>;
  user: AdminUser;
  onClose: () => void;
}

function RoleFields({ form, user, onClose }: RoleFieldsProps) {
  return (
    <FormDialog
      title={roleTexts.title}
      description={roleTexts.description(userName(user))}
      cancel={adminTexts.cancel}
      submit={roleTexts.submit}
      canSubmit={form.values.role !== form.initialValues.role}
      failedTitle={roleTexts.failedTitle}
      keepAs={`role:${user.id}`}
      onClose={onClose}
    >
      <SelectField name="role" label={roleTexts.role} options={roles} />
      <TextareaField
        name="reason"
        label={roleTexts.reason}
        hint={roleTexts.reasonHint}
        rows={3}
        counter={500}
        required
      />
      <Banner tone="info" title={roleTexts.rulesTitle}>
        {roleTexts.rules.join(' ')}
      </Banner>
    </FormDialog>
  );
}
