import type { PlatformId } from '@rezenso/contract/vocabulary';
import { platformName } from '@rezenso/domain/platforms';
import { messageOf, tellFailure, toast, useSession } from '@rezenso/platform';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { errorTitle } from '../texts.de.ts';
import { type AddPlatformValues, addPlatformForm } from './add-platform.form.ts';
import { isForPartners } from './addable-platforms.ts';
import { PlatformChoice } from './platform-choice.tsx';
import { PlatformFields } from './platform-fields.tsx';
import { addPlatform } from './platforms.resource.ts';
import { addPlatformTexts } from './texts.de.ts';
import { useStepFocus } from './use-step-focus.ts';

interface AddPlatformDialogProps {
  /** The platforms that are not added yet. */
  platforms: readonly PlatformId[];
  onClose: () => void;
}

/** Two steps: pick a platform, then say which profile there is the business's own. */
export default function AddPlatformDialog({ platforms, onClose }: AddPlatformDialogProps) {
  const { user } = useSession();
  const form = addPlatformForm(platforms);
  const initialValues: AddPlatformValues = {
    platform: '',
    businessName: user?.companyName ?? '',
    profileUrl: '',
    notes: '',
  };
  const submit = async (values: AddPlatformValues, { setStatus }: FormikHelpers<AddPlatformValues>) => {
    setStatus(undefined);
    try {
      const added = form.cast(values);
      const xpGranted = await addPlatform(added);
      onClose();
      toast({
        title: addPlatformTexts.done,
        description: addPlatformTexts.doneDescription(
          platformName(added.platform),
          isForPartners(added.platform),
          xpGranted,
        ),
      });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: addPlatformTexts.failed });
      setStatus(messageOf(error, addPlatformTexts.failed));
    }
  };
  return (
    <Formik initialValues={initialValues} validationSchema={form} onSubmit={submit}>
      {(form) => <Steps form={form} platforms={platforms} onClose={onClose} />}
    </Formik>
  );
}

function Steps({ form, platforms, onClose }: AddPlatformDialogProps & { form: FormikProps<AddPlatformValues> }) {
  const { platform } = form.values;
  const step = useStepFocus(platform);
  return (
    <FormDialog
      title={addPlatformTexts.title}
      description={platform ? addPlatformTexts.fill(platformName(platform)) : addPlatformTexts.pick}
      cancel={addPlatformTexts.back}
      submit={platform && addPlatformTexts.add}
      failedTitle={addPlatformTexts.failed}
      onBack={() => form.resetForm()}
      onClose={onClose}
    >
      <div ref={step}>
        {platform ? (
          <PlatformFields isAddressRequired />
        ) : (
          <PlatformChoice platforms={platforms} onChoose={(picked) => form.setFieldValue('platform', picked)} />
        )}
      </div>
    </FormDialog>
  );
}
