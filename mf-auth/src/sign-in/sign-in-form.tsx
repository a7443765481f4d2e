import { typedAddress } from '@rezenso/contract/web-address';
import { ApiError, hasCode, messageOf } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { CardPage } from '@rezenso/ui/card-page';
import { FocusFirstError, FormError, TextField } from '@rezenso/ui/fields';
import { MailIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { homePath } from '../paths.ts';
import { LegalLinks } from '../site-links/legal-links.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { type SignInValues, signInForm } from './sign-in.form.ts';
import { sendLink } from './sign-in.resource.ts';
import { signInTexts } from './texts.de.ts';

interface SignInFormProps {
  /** The address of an earlier try, so that nobody types it twice. */
  email?: string | undefined;
  onSent: (email: string) => void;
}

/** The address field that starts a sign-in. */
export function SignInForm({ email: triedEmail, onSent }: SignInFormProps) {
  const submit = async ({ email }: SignInValues, { setStatus }: FormikHelpers<SignInValues>) => {
    setStatus(undefined);
    try {
      await sendLink(email);
      onSent(typedAddress(email));
    } catch (error) {
      // As specified, the server's reasons stay untold; how long to wait and a new version help the person.
      const isUntold = error instanceof ApiError && !hasCode(error, 'RATE_LIMITED');
      setStatus(isUntold ? signInTexts.failed : messageOf(error, signInTexts.failed));
    }
  };
  return (
    <CardPage title={signInTexts.title} description={signInTexts.description} takesFocus={triedEmail !== undefined}>
      <Formik initialValues={{ email: triedEmail ?? '' }} validationSchema={signInForm} onSubmit={submit}>
        {({ isSubmitting, status }) => (
          <Form noValidate>
            <Stack gap={5}>
              <FormError message={status} />
              <FocusFirstError />
              <TextField
                name="email"
                type="email"
                label={signInTexts.email}
                placeholder={signInTexts.placeholder}
                autoComplete="email"
                inputMode="email"
                iconStart={MailIcon}
                required
              />
              <Button type="submit" size="lg" fullWidth disabled={isSubmitting}>
                {isSubmitting ? signInTexts.submitting : signInTexts.submit}
              </Button>
              <PasskeySignIn />
              <Text size="sm" tone="muted">
                {signInTexts.trust}
              </Text>
              <LinkButton as={Link} to={homePath} variant="ghost">
                {signInTexts.back}
              </LinkButton>
              <LegalLinks />
            </Stack>
          </Form>
        )}
      </Formik>
    </CardPage>
  );
}
