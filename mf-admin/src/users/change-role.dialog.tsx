import type { AdminUser } from '@rezenso/contract/admin';
import { adminRoles } from '@rezenso/contract/vocabulary';
import { tellFailure, toast, useUnsavedForm } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Dialog } from '@rezenso/ui/dialog';
import { Banner } from '@rezenso/ui/feedback';
import { FormError, SelectField } from '@rezenso/ui/fields';
import { Stack } from '@rezenso/ui/layout';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useRefusedText } from '../admin/failed-area.tsx';
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
  const refusedText = useRefusedText();
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
      setStatus(isRefused(error) ? refusedText(refusedActions.role) : serverMessageOf(error, roleTexts.failed));
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
  useUnsavedForm(form.dirty);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={form.isSubmitting}
      title={roleTexts.title}
      description={roleTexts.description(name)}
      onSubmit={form.handleSubmit}
      footer={
        <>
          <Button variant="secondary" disabled={form.isSubmitting} onClick={onClose}>
            {adminTexts.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting} disabled={!form.dirty}>
            {roleTexts.submit}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <FormError title={roleTexts.failedTitle} message={form.status} />
        <SelectField name="role" label={roleTexts.role} options={roles} />
        <Banner tone="info" title={roleTexts.rulesTitle}>
          {roleTexts.rules.join(' ')}
        </Banner>
      </Stack>
    </Dialog>
  );
}
