import { longestSupportMessage } from '@rezenso/contract/limits';
import { messageOf, tellFailure, toast, useUnsavedForm } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { FocusFirstError, FormError, TextareaField, useKeptValues } from '@rezenso/ui/fields';
import { SendIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Form, Formik, type FormikHelpers, type FormikProps } from 'formik';
import { type ReplyValues, replyForm } from './new-request.form.ts';
import { reply } from './support.resource.ts';
import { threadTexts as texts } from './texts.de.ts';
import { useWritingId } from './use-writing-id.ts';

/** Writes on in a request. */
export function ReplyForm({ id }: { id: string }) {
  const writing = useWritingId();
  const submit = async (values: ReplyValues, form: FormikHelpers<ReplyValues>) => {
    form.setStatus(undefined);
    try {
      await reply(id, { id: writing.current(), text: replyForm.cast(values).text });
      writing.renew();
      form.resetForm();
      toast({ title: texts.sentTitle, description: texts.sent });
    } catch (error) {
      writing.renewIfTaken(error);
      const message = messageOf(error, texts.failed);
      tellFailure(error, { title: texts.sendFailedTitle, description: message });
      form.setStatus(message);
    }
  };
  return (
    <Formik initialValues={{ text: '' }} validationSchema={replyForm} onSubmit={submit}>
      {(form) => <Sheet id={id} form={form} />}
    </Formik>
  );
}

function Sheet({ id, form }: { id: string; form: FormikProps<ReplyValues> }) {
  useKeptValues(`support:${id}`, form.isSubmitting);
  useUnsavedForm(form.dirty, { isKept: true });
  return (
    <Card as={Form} noValidate aria-label={texts.reply}>
      <CardBody>
        <Stack gap={4}>
          <FormError title={texts.sendFailedTitle} message={form.status} />
          <FocusFirstError />
          <TextareaField name="text" label={texts.reply} rows={4} counter={longestSupportMessage} required />
        </Stack>
      </CardBody>
      <CardFooter>
        <Button type="submit" iconStart={SendIcon} loading={form.isSubmitting}>
          {texts.send}
        </Button>
      </CardFooter>
    </Card>
  );
}
