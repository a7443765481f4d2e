import { nameChangedOftenDetails, type PublicPage } from '@rezenso/contract/public-page';
import { hasCode, messageOf, tellFailure, toast, useUnsavedForm } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { Button, LinkButton, TextLink } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { Banner } from '@rezenso/ui/feedback';
import { FocusFirstError, FormError, HeldBack, TextField } from '@rezenso/ui/fields';
import { formatDate } from '@rezenso/ui/format';
import { ExternalLinkIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Form, Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useMemo, useRef } from 'react';
import { offeredByDocument } from '../language/offered-languages.ts';
import { onboardingPath } from '../paths.ts';
import { useSavedMeanwhile } from '../settings/use-saved-meanwhile.ts';
import { errorTitle } from '../texts.de.ts';
import { type PublicPageValues, publicPageForm, valuesOf } from './public-page.form.ts';
import { choosePublicPage } from './public-page.resource.ts';
import { SwitchField } from './switch-field.tsx';
import { reasonTexts, publicPageTexts as texts } from './texts.de.ts';

/** The name and what is shown under it. */
export function Choices({ page }: { page: PublicPage }) {
  const saved = useMemo(() => valuesOf(page), [page]);
  const opened = useRef<FormikProps<PublicPageValues>>(null);
  const submit = async (values: PublicPageValues, form: FormikHelpers<PublicPageValues>) => {
    form.setStatus(undefined);
    const seen = opened.current?.initialValues;
    try {
      const now = await choosePublicPage({ ...publicPageForm.cast(values), ...(seen && { seen }) });
      form.resetForm({ values: valuesOf(now) });
      toast({ title: texts.done, description: texts.doneDescription });
    } catch (error) {
      const reason = changedOften(error) ?? messageOf(error, texts.failed);
      if (isAboutName(error)) return form.setFieldError('name', reason);
      tellFailure(error, { title: errorTitle, description: texts.failed });
      form.setStatus(reason);
    }
  };
  return (
    <Formik initialValues={saved} validationSchema={publicPageForm} onSubmit={submit} innerRef={opened}>
      {(form) => <ChoicesSheet form={form} page={page} saved={saved} />}
    </Formik>
  );
}

function isAboutName(error: unknown): boolean {
  const codes = ['PUBLIC_NAME_TAKEN', 'PUBLIC_NAME_CHANGED_OFTEN', 'NAME_RESERVED'] as const;
  return codes.some((code) => hasCode(error, code));
}

/** Says from when on the name can be changed again, where that is why it was refused. */
function changedOften(error: unknown): string | undefined {
  if (!hasCode(error, 'PUBLIC_NAME_CHANGED_OFTEN')) return undefined;
  const { success: isKnown, data } = nameChangedOftenDetails.safeParse(error.details);
  return isKnown ? texts.name.changedOften(formatDate(data.possibleFrom)) : undefined;
}

interface ChoicesSheetProps {
  form: FormikProps<PublicPageValues>;
  page: PublicPage;
  saved: PublicPageValues;
}

function ChoicesSheet({ form, page, saved }: ChoicesSheetProps) {
  useUnsavedForm(form.dirty);
  const canBePublished = page.isReady && !page.hidden;
  const { isChanged, look } = useSavedMeanwhile(form, saved, (field) => field !== 'isPublished' || canBePublished);
  const { isSubmitting, dirty, values, status } = form;
  return (
    <Card as={Form} noValidate aria-label={texts.title}>
      <CardBody>
        <Stack gap={5}>
          {!page.isReady && <NotReady />}
          {page.hidden && <Hidden {...page.hidden} />}
          <FormError title={texts.failed} message={status} />
          {isChanged && <HeldBack onLook={look} />}
          <FocusFirstError />
          <NameField page={page} written={values.name} />
          <Stack gap={2}>
            <SwitchField
              name="isPublished"
              label={texts.isPublished.label}
              description={`${texts.isPublished.description} ${texts.isPublished.named}`}
              disabled={!canBePublished}
            />
            {values.comesBack !== undefined && <SwitchField name="comesBack" {...texts.comesBack} />}
            <SwitchField name="isFindable" {...texts.isFindable} disabled={!values.isPublished && !values.comesBack} />
            <SwitchField name="asksCustomers" {...texts.asksCustomers} disabled={!page.isReady} />
          </Stack>
          {offeredByDocument().length > 1 && (
            <Text size="sm" tone="muted">
              {texts.languages(page.speaksLanguages ?? false)}
            </Text>
          )}
        </Stack>
      </CardBody>
      <CardFooter>
        <Button type="submit" loading={isSubmitting}>
          {texts.save}
        </Button>
        {dirty && (
          <Button variant="ghost" disabled={isSubmitting} onClick={() => form.resetForm()}>
            {texts.discard}
          </Button>
        )}
        {page.isPublished && (
          <LinkButton variant="secondary" href={page.address} target="_blank" iconEnd={ExternalLinkIcon}>
            {texts.open}
          </LinkButton>
        )}
      </CardFooter>
    </Card>
  );
}

function NameField({ page, written }: { page: PublicPage; written: string }) {
  const shown = page.address.replace(/[^/]*$/, written.trim().toLowerCase());
  const isAddress = publicPageForm.pick(['name']).isValidSync({ name: written });
  const hints = [
    ...(isAddress && !page.hidden ? [texts.name.hint(shown)] : []),
    ...(page.isNameTaken && written !== page.name ? [texts.name.change] : []),
  ];
  return (
    <TextField
      name="name"
      label={texts.name.label}
      hint={hints.join('. ')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

function Hidden({ since, reason, text }: NonNullable<PublicPage['hidden']>) {
  return (
    <Banner tone="warning" title={texts.hiddenTitle}>
      <Stack gap={2}>
        <Text size="sm">{texts.hidden(formatDate(since), reasonTexts[reason])}</Text>
        <Text size="sm" preserveLines>
          {text}
        </Text>
        <Text size="sm">{texts.hiddenNext}</Text>
      </Stack>
    </Banner>
  );
}

function NotReady() {
  return (
    <Banner>
      {texts.notReady}{' '}
      <TextLink as={Link} to={onboardingPath}>
        {texts.complete}
      </TextLink>
    </Banner>
  );
}
