import { Page } from '@rezenso/ui/layout';
import type { ReactNode } from 'react';
import { onboardingTexts } from './texts.de.ts';

/** The narrow column of the steps, under the navigation that every page of the signed-in has. */
export function OnboardingFrame({ children }: { children: ReactNode }) {
  return (
    <Page title={onboardingTexts.title} description={onboardingTexts.description} width="narrow">
      {children}
    </Page>
  );
}
