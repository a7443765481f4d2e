import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { platformName } from '@rezenso/domain/platforms';
import { DraftHelp, SuspicionWarning, useTextCheck } from '@rezenso/domain/writing';
import { messageOf, tellFailure, toast, useUnsavedForm } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Dialog } from '@rezenso/ui/dialog';
import { Banner } from '@rezenso/ui/feedback';
import { FocusFirstError, FormError, RatingField, TextareaField, TextField } from '@rezenso/ui/fields';
import { PlusIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { type ReactNode, useState } from 'react';
import { cardTexts, submitTexts } from '../texts.de.ts';
import { initialValuesOf, type SubmitReviewValues, submitReviewForm } from './submit-review.form.ts';
import { checkReview, draftFor, saveDraft, submitReview } from './submit-review.resource.ts';

interface SubmitReviewDialogProps {
  exchange: ReviewExchange;
  onClose: () => void;
}

/** Write and hand in the agreed review, or keep a draft of it. */
export default function SubmitReviewDialog({ exchange, onClose }: SubmitReviewDialogProps) {
  const check = useTextCheck(checkReview);
  const submit = async (values: SubmitReviewValues, { setStatus }: FormikHelpers<SubmitReviewValues>) => {
    setStatus(undefined);
    if (!(await check.mayBeSent(values.text))) return;
    try {
      const xpGranted = await submitReview(exchange, values, new Date());
      onClose();
      const { companyName } = exchange.recipient;
      toast({
        title: submitTexts.doneTitle,
        description: submitTexts.doneDescription(companyName, xpGranted, exchange.earnsXp),
      });
    } catch (error) {
      setStatus(failed(error));
    }
  };
  return (
    <Formik initialValues={initialValuesOf(exchange)} validationSchema={submitReviewForm} onSubmit={submit}>
      {(form) => (
        <SubmitReviewFields form={form} exchange={exchange} onClose={onClose}>
          <SuspicionWarning
            check={check}
            field="text"
            isSending={form.isSubmitting}
            onSendAnyway={() => form.submitForm()}
          />
        </SubmitReviewFields>
      )}
    </Formik>
  );
}

interface FieldsProps extends SubmitReviewDialogProps {
  form: FormikProps<SubmitReviewValues>;
  /** Stands below the text. */
  children: ReactNode;
}

function SubmitReviewFields({ form, exchange, onClose, children }: FieldsProps) {
  useUnsavedForm(form.dirty);
  const draft = useDraft(form, exchange, onClose);
  const busy = form.isSubmitting || draft.isSaving;
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={submitTexts.title}
      description={submitTexts.description(exchange.businessName, platformName(exchange.platform))}
      onSubmit={form.handleSubmit}
      footer={
        <>
          <Button variant="secondary" loading={draft.isSaving} disabled={form.isSubmitting} onClick={draft.save}>
            {submitTexts.saveDraft}
          </Button>
          <Button type="submit" loading={form.isSubmitting} disabled={draft.isSaving}>
            {submitTexts.submit}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <FormError title={submitTexts.failedTitle} message={form.status} />
        <FocusFirstError />
        <Banner tone="info">{submitTexts.honesty}</Banner>
        <RatingField name="rating" label={submitTexts.rating} required />
        <TextareaField
          name="text"
          label={submitTexts.text}
          hint={submitTexts.textHint}
          rows={6}
          counter={5000}
          required
        />
        {children}
        <DraftHelp
          text={form.values.text}
          draftFrom={(notes) => draftFor(exchange, notes)}
          onDraft={(draft) => form.setFieldValue('text', draft)}
        />
        <Disclosure form={form} exchange={exchange} />
        <TextField name="url" type="url" label={submitTexts.url} hint={submitTexts.urlHint} />
        <Text size="sm" tone="muted">
          <strong>{cardTexts.rule}:</strong> {exchange.platformRule}
        </Text>
      </Stack>
    </Dialog>
  );
}

/** Offers the sentence that discloses the exchange, until it stands in the text. */
function Disclosure({ form, exchange }: { form: FormikProps<SubmitReviewValues>; exchange: ReviewExchange }) {
  if (form.values.text.includes(exchange.disclosureSentence)) return null;
  const append = () =>
    form.setFieldValue('text', [form.values.text.trimEnd(), exchange.disclosureSentence].filter(Boolean).join('\n\n'));
  return (
    <div>
      <Button variant="secondary" size="sm" iconStart={PlusIcon} onClick={append}>
        {submitTexts.disclosure}
      </Button>
    </div>
  );
}

function useDraft(form: FormikProps<SubmitReviewValues>, exchange: ReviewExchange, onClose: () => void) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    form.setStatus(undefined);
    try {
      await saveDraft(exchange, form.values);
      onClose();
      toast({ title: submitTexts.draftTitle, description: submitTexts.draftDescription });
    } catch (error) {
      form.setStatus(failed(error));
      setSaving(false);
    }
  };
  return { isSaving, save };
}

/** Tells what went wrong, keeps the dialog open, and returns the sentence that stays in it. */
function failed(error: unknown): string {
  tellFailure(error, { title: submitTexts.failedTitle, description: submitTexts.failedDescription });
  return messageOf(error, submitTexts.failedDescription);
}
