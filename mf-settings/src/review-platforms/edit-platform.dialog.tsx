import type { UserPlatform } from '@rezenso/contract/user-platforms';
import { platformName } from '@rezenso/domain/platforms';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers } from 'formik';
import { errorTitle } from '../texts.de.ts';
import { editPlatformForm, type PlatformDetailsValues } from './add-platform.form.ts';
import { isForPartners } from './addable-platforms.ts';
import { PlatformFields } from './platform-fields.tsx';
import { changePlatform } from './platforms.resource.ts';
import { editPlatformTexts } from './texts.de.ts';

interface EditPlatformDialogProps {
  platform: UserPlatform;
  onClose: () => void;
}

/** Corrects what is said about a profile; which platform it is stays. */
export default function EditPlatformDialog({ platform, onClose }: EditPlatformDialogProps) {
  const { businessName, profileUrl, notes } = platform;
  const name = platformName(platform.platform);
  const submit = async (values: PlatformDetailsValues, { setStatus }: FormikHelpers<PlatformDetailsValues>) => {
    setStatus(undefined);
    try {
      await changePlatform(platform, editPlatformForm.cast(values));
      onClose();
      toast({ title: editPlatformTexts.done, description: editPlatformTexts.doneDescription(name) });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: editPlatformTexts.failed });
      setStatus(messageOf(error, editPlatformTexts.failed));
    }
  };
  return (
    <Formik
      initialValues={{ businessName, profileUrl: profileUrl ?? '', notes: notes ?? '' }}
      validationSchema={editPlatformForm}
      onSubmit={submit}
    >
      <FormDialog
        title={editPlatformTexts.title(name)}
        description={editPlatformTexts.description(isForPartners(platform.platform))}
        cancel={editPlatformTexts.cancel}
        submit={editPlatformTexts.save}
        failedTitle={editPlatformTexts.failed}
        onClose={onClose}
      >
        <PlatformFields />
      </FormDialog>
    </Formik>
  );
}
