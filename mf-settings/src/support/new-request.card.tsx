import { longestSupportMessage } from '@rezenso/contract/limits';
import { supportTopics } from '@rezenso/contract/support';
import { hasCode, messageOf, tellFailure, toast, useUnsavedForm } from '@rezenso/platform';
import { useNavigate, useSearchParams } from '@rezenso/platform/router';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { Banner, Loading, SkeletonCard } from '@rezenso/ui/feedback';
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
import { useEffect, useState } from 'react';
import { supportRequestPath, topicParameter } from '../paths.ts';
import { type NewRequestValues, newRequestForm } from './new-request.form.ts';
import { ProposedArticles } from './proposed-articles.tsx';
import { open, useReachedLimit } from './support.resource.ts';
import { newRequestTexts as texts, topicTexts } from './texts.de.ts';
import { useWritingId } from './use-writing-id.ts';

const topics = supportTopics.map((value) => ({ value, label: topicTexts[value] }));
/** An empty request, about what the address names if it does. */
function beginning(topic: string | null): NewRequestValues {
  return { topic: supportTopics.find((one) => one === topic) ?? '', subject: '', text: '' };
}

/** Writing to the operators; while the subject is typed, articles that may answer already are proposed. */
export function NewRequestCard() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [begun] = useState(() => beginning(search.get(topicParameter)));
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
      const message = messageOf(error, texts.failed);
      if (!isFull(error)) tellFailure(error, { title: texts.failedTitle, description: message });
      form.setStatus(message);
    }
  };
  const limit = useReachedLimit();
  const [isWriting, setWriting] = useState(false);
  // Whoever is writing keeps what they wrote before their eyes, and is told when they send it.
  if (limit !== null && !isWriting)
    return (
      <Section title={texts.title}>
        {limit ? (
          <Banner tone="info" title={texts.full[limit].title}>
            {texts.full[limit].description}
          </Banner>
        ) : (
          <Loading>
            <SkeletonCard lines={6} />
          </Loading>
        )}
      </Section>
    );
  return (
    <Section title={texts.title} description={texts.description}>
      <Formik initialValues={begun} validationSchema={newRequestForm} onSubmit={submit}>
        {(form) => <Sheet form={form} onWriting={setWriting} />}
      </Formik>
    </Section>
  );
}

interface SheetProps {
  form: FormikProps<NewRequestValues>;
  /** Told whether anything is written. */
  onWriting: (isWriting: boolean) => void;
}

function Sheet({ form, onWriting }: SheetProps) {
  const { isRestored, startOver } = useKeptValues('support-request', form.isSubmitting);
  useUnsavedForm(form.dirty, { isKept: true });
  useEffect(() => onWriting(form.dirty), [form.dirty, onWriting]);
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

/** The server says why in words that are enough: trying again does not help. */
function isFull(error: unknown): boolean {
  return hasCode(error, 'SUPPORT_TOO_MANY_OPEN') || hasCode(error, 'SUPPORT_DAILY_LIMIT');
}
