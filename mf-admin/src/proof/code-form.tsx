import { hasCode, messageOf, tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { FocusFirstError, FormError, focusField, TextField } from '@rezenso/ui/fields';
import { Stack } from '@rezenso/ui/layout';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useEffect } from 'react';
import { type CodeValues, codeForm } from './code.form.ts';
import { sendCode } from './proof.resource.ts';
import { proofTexts } from './texts.de.ts';

/** Proves the session with a recovery code. */
export function CodeForm() {
  // The button that opened it is gone.
  useEffect(() => focusField('code'), []);
  const submit = async (values: CodeValues, form: FormikHelpers<CodeValues>) => {
    form.setStatus(undefined);
    try {
      const left = await sendCode(codeForm.cast(values).code);
      toast({ title: proofTexts.done, description: proofTexts.left(left) });
    } catch (error) {
      if (hasCode(error, 'RECOVERY_CODE_WRONG')) return form.setFieldError('code', error.serverMessage);
      tellFailure(error, { title: proofTexts.failedTitle, description: messageOf(error, proofTexts.failed) });
      form.setStatus(messageOf(error, proofTexts.failed));
    }
  };
  return (
    <Formik initialValues={{ code: '' }} validationSchema={codeForm} onSubmit={submit}>
      {({ isSubmitting, status }) => (
        <Form noValidate>
          <Stack gap={4} align="start">
            <FormError title={proofTexts.failedTitle} message={status} />
            <FocusFirstError />
            <TextField name="code" label={proofTexts.code} hint={proofTexts.codeHint} autoComplete="off" required />
            <Button type="submit" variant="secondary" loading={isSubmitting}>
              {proofTexts.sendCode}
            </Button>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
