import type { Profile } from '@rezenso/contract/profile';
import { hasCode, messageOf, tellFailure, toast } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { Button, TextLink } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { AsyncContent } from '@rezenso/ui/feedback';
import { FocusFirstError, FormError, HeldBack } from '@rezenso/ui/fields';
import { Section, Stack } from '@rezenso/ui/layout';
import { Form, Formik, type FormikHelpers, type FormikProps } from 'formik';
import { type ReactNode, useMemo } from 'react';
import { onboardingPath } from '../paths.ts';
import { useSavedMeanwhile } from '../settings/use-saved-meanwhile.ts';
import { errorTitle, profileTexts } from '../texts.de.ts';
import { type CompanyProfileValues, changesOf, companyProfileForm, valuesOf } from './company-profile.form.ts';
import { saveCompanyProfile, useCompanyProfile } from './company-profile.resource.ts';
import { CompanyProfileFields } from './company-profile-fields.tsx';
import { fieldFaultsOf } from './field-faults.ts';
import { useAskedField } from './use-asked-field.ts';
import { useKeptDraft } from './use-kept-draft.ts';

interface DraftProps {
  /** What was typed and not saved before another tab was opened. */
  draft: CompanyProfileValues | undefined;
  onDraft: (draft: CompanyProfileValues | undefined) => void;
}

interface CompanyProfileCardProps extends DraftProps {
  skeleton: ReactNode;
}

/** The company profile, as partners see it. */
export default function CompanyProfileCard({ skeleton, ...draft }: CompanyProfileCardProps) {
  return (
    <AsyncContent
      reading={useCompanyProfile()}
      failed={{ title: profileTexts.loadFailed, level: 2 }}
      loading={skeleton}
    >
      {({ user }) => <CompanyProfileForm profile={user} {...draft} />}
    </AsyncContent>
  );
}

function CompanyProfileForm({ profile, ...draft }: DraftProps & { profile: Profile }) {
  const known = useMemo(() => valuesOf(profile), [profile]);
  const submit = async (values: CompanyProfileValues, form: FormikHelpers<CompanyProfileValues>) => {
    form.setStatus(undefined);
    try {
      const saved = await saveCompanyProfile(changesOf(values, known));
      form.resetForm({ values: valuesOf(saved) });
      toast({ title: profileTexts.done, description: profileTexts.doneDescription });
    } catch (error) {
      form.setErrors(fieldFaultsOf(error));
      tellFailure(error, { title: errorTitle, description: profileTexts.failed });
      form.setStatus(reasonOf(error));
    }
  };
  return (
    <Section title={profileTexts.title} description={profileTexts.description}>
      <Formik initialValues={known} validationSchema={companyProfileForm} onSubmit={submit}>
        {(form) => <ProfileSheet form={form} saved={known} isOnMap={profile.isLocated !== false} {...draft} />}
      </Formik>
    </Section>
  );
}

interface ProfileSheetProps extends DraftProps {
  form: FormikProps<CompanyProfileValues>;
  saved: CompanyProfileValues;
  isOnMap: boolean;
}

function ProfileSheet({ form, saved, isOnMap, draft, onDraft }: ProfileSheetProps) {
  useKeptDraft(form, draft, onDraft);
  const { isChanged, look } = useSavedMeanwhile(form, saved);
  useAskedField();
  return (
    <Card as={Form} noValidate aria-label={profileTexts.title}>
      <CardBody>
        <Stack gap={6}>
          <FormError title={profileTexts.failed} message={form.status} />
          {isChanged && <HeldBack onLook={look} />}
          <FocusFirstError />
          <CompanyProfileFields isOnMap={isOnMap} />
        </Stack>
      </CardBody>
      <CardFooter>
        <Button type="submit" loading={form.isSubmitting}>
          {profileTexts.save}
        </Button>
        {form.dirty && (
          <Button variant="ghost" disabled={form.isSubmitting} onClick={() => form.resetForm()}>
            {profileTexts.discard}
          </Button>
        )}
      </CardFooter>
    </Card>
  );
}

/** The server's reason, and the way out where onboarding still lacks something. */
function reasonOf(error: unknown): ReactNode {
  const reason = messageOf(error, profileTexts.failed);
  if (!hasCode(error, 'PROFILE_INCOMPLETE')) return reason;
  return (
    <>
      {reason}{' '}
      <TextLink as={Link} to={onboardingPath}>
        {profileTexts.complete}
      </TextLink>
    </>
  );
}
