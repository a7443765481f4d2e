import { messageOf, tellFailure, toast, useSession, useUnsavedForm } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Dialog } from '@rezenso/ui/dialog';
import { FocusFirstError, FormError, TextareaField, TextField } from '@rezenso/ui/fields';
import { ArrowLeftIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { platformName } from '@rezenso/ui/platforms';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { errorTitle } from '../texts.de.ts';
import { type AddablePlatformId, type AddPlatformValues, addPlatformForm } from './add-platform.form.ts';
import { PlatformChoice } from './platform-choice.tsx';
import { addPlatform } from './platforms.resource.ts';
import { addPlatformTexts } from './texts.de.ts';
import { useStepFocus } from './use-step-focus.ts';

interface AddPlatformDialogProps {
  /** The platforms that are not added yet. */
  platforms: readonly AddablePlatformId[];
  onClose: () => void;
}

/** Two steps: pick a platform, then say which profile there is the business's own. */
export default function AddPlatformDialog({ platforms, onClose }: AddPlatformDialogProps) {
  const { user } = useSession();
  const initialValues: AddPlatformValues = {
    platform: '',
    businessName: user?.companyName ?? '',
    profileUrl: '',
    notes: '',
  };
  const submit = async (values: AddPlatformValues, { setStatus }: FormikHelpers<AddPlatformValues>) => {
    setStatus(undefined);
    try {
      const added = addPlatformForm.cast(values);
      await addPlatform(added);
      onClose();
      toast({
        title: addPlatformTexts.done,
        description: addPlatformTexts.doneDescription(platformName(added.platform)),
      });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: addPlatformTexts.failed });
      setStatus(messageOf(error, addPlatformTexts.failed));
    }
  };
  return (
    <Formik initialValues={initialValues} validationSchema={addPlatformForm} onSubmit={submit}>
      {(form) => <Steps form={form} platforms={platforms} onClose={onClose} />}
    </Formik>
  );
}

function Steps({ form, platforms, onClose }: AddPlatformDialogProps & { form: FormikProps<AddPlatformValues> }) {
  const { platform } = form.values;
  useUnsavedForm(form.dirty);
  const step = useStepFocus(platform);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={form.isSubmitting}
      title={addPlatformTexts.title}
      description={platform ? addPlatformTexts.fill(platformName(platform)) : addPlatformTexts.pick}
      onSubmit={form.handleSubmit}
      footer={platform && <Footer form={form} />}
    >
      <div ref={step}>
        {platform ? (
          <PlatformFields status={form.status} />
        ) : (
          <PlatformChoice platforms={platforms} onChoose={(picked) => form.setFieldValue('platform', picked)} />
        )}
      </div>
    </Dialog>
  );
}

function Footer({ form }: { form: FormikProps<AddPlatformValues> }) {
  return (
    <>
      <Button
        variant="secondary"
        iconStart={ArrowLeftIcon}
        disabled={form.isSubmitting}
        onClick={() => form.resetForm()}
      >
        {addPlatformTexts.back}
      </Button>
      <Button type="submit" loading={form.isSubmitting}>
        {addPlatformTexts.add}
      </Button>
    </>
  );
}

function PlatformFields({ status }: { status: string | undefined }) {
  return (
    <Stack gap={5}>
      <FormError title={addPlatformTexts.failed} message={status} />
      <FocusFirstError />
      <TextField name="businessName" label={addPlatformTexts.businessName} autoComplete="organization" required />
      <TextField
        name="profileUrl"
        type="url"
        label={addPlatformTexts.profileUrl}
        hint={addPlatformTexts.profileUrlHint}
        required
      />
      <TextareaField name="notes" label={addPlatformTexts.notes} hint={addPlatformTexts.notesHint} rows={3} />
    </Stack>
  );
}
