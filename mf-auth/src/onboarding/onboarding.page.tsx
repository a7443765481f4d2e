import type { Profile } from '@rezenso/contract/profile';
import { useSession } from '@rezenso/platform';
import { AsyncContent, Loading, SkeletonForm } from '@rezenso/ui/feedback';
import { Formik } from 'formik';
import { useMemo } from 'react';
import { initialValuesOf } from './initial-values.ts';
import { readDraft } from './kept-draft.ts';
import { errorsOf, onboardingForm } from './onboarding.form.ts';
import { useKnownProfile } from './onboarding.resource.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';
import { OnboardingSteps } from './onboarding-steps.tsx';
import { onboardingTexts } from './texts.de.ts';
import { useCreation } from './use-creation.ts';

/** /onboarding: four steps from a sign-in to a profile that others can find. */
export default function OnboardingPage() {
  const reading = useKnownProfile();
  return (
    <OnboardingFrame>
      <AsyncContent
        reading={reading}
        failed={{ title: onboardingTexts.loadFailedTitle, level: 2 }}
        loading={
          <Loading>
            <SkeletonForm />
          </Loading>
        }
      >
        {({ user }) => <OnboardingFormik profile={user} />}
      </AsyncContent>
    </OnboardingFrame>
  );
}

function OnboardingFormik({ profile }: { profile: Profile }) {
  const { user } = useSession();
  const memberId = user?.id ?? profile.id;
  // Read once: afterwards the form itself is the truth, and the draft only follows it.
  const initialValues = useMemo(() => initialValuesOf(profile, readDraft(memberId)), [profile, memberId]);
  const initialErrors = useMemo(() => errorsOf(initialValues), [initialValues]);
  const { create, hasCreated } = useCreation(memberId);
  return (
    <Formik
      initialValues={initialValues}
      initialErrors={initialErrors}
      validationSchema={onboardingForm}
      onSubmit={create}
    >
      {(form) => <OnboardingSteps form={form} memberId={memberId} email={profile.email} hasCreated={hasCreated} />}
    </Formik>
  );
}
