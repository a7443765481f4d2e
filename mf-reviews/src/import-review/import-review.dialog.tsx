import { platformIds } from '@rezenso/contract/vocabulary';
import { platformName } from '@rezenso/domain/platforms';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { fieldId, RatingField, SelectField, TextareaField, TextField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { ScanSearchIcon } from '@rezenso/ui/icons';
import { Grid, Stack } from '@rezenso/ui/layout';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { isSuspicious } from '../review-board/suspicion.ts';
import { analysisTexts, importTexts } from '../texts.de.ts';
import { AnalysisResult } from './analysis-result.tsx';
import { dayOf, earliestDate, type ImportReviewValues, importReviewForm, initialImport } from './import-review.form.ts';
import { importFrom } from './import-review.resource.ts';
import { useAnalysis } from './use-analysis.ts';

const platforms = platformIds.map((id) => ({ value: id, label: platformName(id) }));

/** Brings a review from a platform into the list, analysed first if the person likes. */
export default function ImportReviewDialog({ onClose }: { onClose: () => void }) {
  const submit = async (values: ImportReviewValues, { setStatus }: FormikHelpers<ImportReviewValues>) => {
    setStatus(undefined);
    try {
      const known = importReviewForm.cast(values);
      const review = await importFrom(known, new Date());
      onClose();
      toast({
        title: importTexts.doneTitle,
        description: [
          isSuspicious(review) ? importTexts.doneSuspicious : importTexts.doneDescription,
          ...(review.leftToday === undefined ? [] : [importTexts.leftToday(review.leftToday)]),
        ].join(' '),
      });
    } catch (error) {
      tellFailure(error, { title: importTexts.failedTitle, description: importTexts.failed });
      setStatus(messageOf(error, importTexts.failed));
    }
  };
  return (
    <Formik initialValues={initialImport} validationSchema={importReviewForm} onSubmit={submit}>
      {(form) => <ImportFields form={form} onClose={onClose} />}
    </Formik>
  );
}

interface ImportFieldsProps {
  form: FormikProps<ImportReviewValues>;
  onClose: () => void;
}

function ImportFields({ form, onClose }: ImportFieldsProps) {
  return (
    <FormDialog
      title={importTexts.title}
      description={importTexts.description}
      cancel={importTexts.cancel}
      submit={importTexts.submit}
      failedTitle={importTexts.failedTitle}
      keepAs="import"
      onClose={onClose}
    >
      <SelectField
        name="source"
        label={importTexts.platform}
        placeholder={importTexts.platformPlaceholder}
        options={platforms}
        required
      />
      <TextareaField name="content" label={importTexts.content} rows={6} counter={5000} required />
      <Particulars form={form} />
      <Analysis form={form} />
    </FormDialog>
  );
}

/** What the platform shows beside the text; what is left empty is said to be unknown, not made up. */
function Particulars({ form }: { form: FormikProps<ImportReviewValues> }) {
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <RatingField name="rating" label={importTexts.rating} hint={importTexts.ratingHint} />
        {form.values.rating > 0 && (
          <div>
            <Button variant="ghost" size="sm" onClick={() => form.setFieldValue('rating', 0)}>
              {importTexts.noRating}
            </Button>
          </div>
        )}
      </Stack>
      <Grid columns={2}>
        <TextField
          name="reviewDate"
          type="date"
          label={importTexts.date}
          hint={importTexts.dateHint}
          min={earliestDate}
          max={dayOf(new Date())}
        />
        <TextField
          name="reviewerName"
          label={importTexts.author}
          hint={importTexts.authorHint}
          autoComplete="off"
          maxLength={120}
        />
      </Grid>
    </Stack>
  );
}

function Analysis({ form }: { form: FormikProps<ImportReviewValues> }) {
  const { result, problem, isAnalysing, start } = useAnalysis(form.values.content);
  const analyse = async () => {
    await form.setFieldTouched('content', true, false);
    const { content } = await form.validateForm();
    if (content === undefined) await start();
    else document.getElementById(fieldId('content'))?.focus();
  };
  return (
    <Stack gap={4}>
      <div>
        <Button variant="secondary" size="sm" iconStart={ScanSearchIcon} loading={isAnalysing} onClick={analyse}>
          {analysisTexts.analyze}
        </Button>
      </div>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {result && <AnalysisResult analysis={result} />}
    </Stack>
  );
}
