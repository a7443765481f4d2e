import type { AdminUser } from '@rezenso/contract/admin';
import { adminRoles } from '@rezenso/contract/vocabulary';
import { tellFailure, toast } from '@rezenso/platform';
import { Banner } from '@rezenso/ui/feedback';
import { SelectField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { RefusedText } from '../admin/area-content.tsx';
import { isRefused, serverMessageOf } from '../admin/failed-fetch.ts';
import { oneOf } from '../admin/one-of.ts';
import { adminTexts, refusedActions, roleLabels, roleRights } from '../texts.de.ts';
import { roleTexts } from './texts.de.ts';
import { userName } from './user-name.ts';
import { changeRole } from './users.resource.ts';

/** A role, or 'none'. */
interface ChangeRoleValues {
  role: string;
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
      await changeRole(user, role);
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
    <Formik<ChangeRoleValues> initialValues={{ role: user.adminRole ?? 'none' }} onSubmit={submit}>
      {(form) => <RoleFields form={form} name={name} onClose={onClose} />}
    </Formik>
  );
}

interface RoleFieldsProps {
  form: FormikProps<ChangeRoleValues>;
  name: string;
  onClose: () => void;
}

function RoleFields({ form, name, onClose }: RoleFieldsProps) {
  return (
    <FormDialog
      title={roleTexts.title}
      description={roleTexts.description(name)}
      cancel={adminTexts.cancel}
      submit={roleTexts.submit}
      canSubmit={form.dirty}
      failedTitle={roleTexts.failedTitle}
      onClose={onClose}
    >
      <SelectField name="role" label={roleTexts.role} options={roles} />
      <Banner tone="info" title={roleTexts.rulesTitle}>
        {roleTexts.rules.join(' ')}
      </Banner>
    </FormDialog>
  );
}
