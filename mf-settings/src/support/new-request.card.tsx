import { longestSupportMessage } from '@rezenso/contract/limits';
import { supportTopics } from '@rezenso/contract/support';
import { messageOf, tellFailure, toast, useUnsavedForm } from '@rezenso/platform';
import { useNavigate } from '@rezenso/platform/router';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import {
  FocusFirstError,
  FormError,
  RestoredNote,
  SelectField,
  TextareaField,
  TextField,
  useKeptValues,
} from '@rezenso/ui/fields';
import { Section, Stack } from '@rezenso/ui/layout';
import { Form, Formik, type FormikHelpers, type FormikProps } from 'formik';
import { supportRequestPath } from '../paths.ts';
import { type NewRequestValues, newRequestForm } from './new-request.form.ts';
import { ProposedArticles } from './proposed-articles.tsx';
import { open } from './support.resource.ts';
import { newRequestTexts as texts, topicTexts } from './texts.de.ts';
import { useWritingId } from './use-writing-id.ts';

const topics = supportTopics.map((value) => ({ value, label: topicTexts[value] }));
const nothing: NewRequestValues = { topic: '', subject: '', text: '' };

/** Writing to the operators; while the subject is typed, articles that may answer already are proposed. */
export function NewRequestCard() {
  const navigate = useNavigate();
  const writing = useWritingId();
  const submit = async (values: NewRequestValues, form: FormikHelpers<NewRequestValues>) => {
    form.setStatus(undefined);
    const { topic, subject, text } = newRequestForm.cast(values);
    try {
      const { id } = await open({ id: writing.current(), topic, subject, text });
      writing.renew();
      form.resetForm();
      toast({ title: texts.doneTitle, description: texts.done });
      void navigate(supportRequestPath(id));
    } catch (error) {
      writing.renewIfTaken(error);
      tellFailure(error, { title: texts.failedTitle, description: texts.failed });
      form.setStatus(messageOf(error, texts.failed));
    }
  };
  return (
    <Section title={texts.title} description={texts.description}>
      <Formik initialValues={nothing} validationSchema={newRequestForm} onSubmit={submit}>
        {(form) => <Sheet form={form} />}
      </Formik>
    </Section>
  );
}

function Sheet({ form }: { form: FormikProps<NewRequestValues> }) {
  const { isRestored, startOver } = useKeptValues('support-request', form.isSubmitting);
  useUnsavedForm(form.dirty, { isKept: true });
  return (
    <Card as={Form} noValidate aria-label={texts.title}>
      <CardBody>
        <Stack gap={5}>
          <FormError title={texts.failedTitle} message={form.status} />
          {isRestored && <RestoredNote onStartOver={startOver} />}
          <FocusFirstError />
          <SelectField
            name="topic"
            label={texts.topic}
            placeholder={texts.topicPlaceholder}
            options={topics}
            required
          />
          <div>
            <TextField name="subject" label={texts.subject} autoComplete="off" required />
            <ProposedArticles subject={form.values.subject} />
          </div>
          <TextareaField name="text" label={texts.text} rows={6} counter={longestSupportMessage} required />
        </Stack>
      </CardBody>
      <CardFooter>
        <Button type="submit" loading={form.isSubmitting}>
          {texts.submit}
        </Button>
      </CardFooter>
    </Card>
  );
}
