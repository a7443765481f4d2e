import { Banner } from '@rezenso/ui/feedback';
import { FocusFirstError, FormError, SelectField, TextareaField } from '@rezenso/ui/fields';
import { Section, Stack } from '@rezenso/ui/layout';
import type { ReactNode } from 'react';
import { adminTexts } from '../texts.de.ts';

interface DecisionFieldsProps {
  outcomes: ReadonlyArray<{ value: string; label: string }>;
  texts: {
    decision: string;
    decisionPlaceholder: string;
    text: string;
    textHint: string;
    decideFailedTitle: string;
  };
  /** Why the last attempt failed. */
  problem: ReactNode;
  /** Somebody else has decided meanwhile; what was typed can still be copied. */
  isOvertaken: boolean;
}

/** The decision on a case and why, as `DecisionValues` names them. */
export function DecisionFields({ outcomes, texts, problem, isOvertaken }: DecisionFieldsProps) {
  return (
    <Section title={texts.decision}>
      <Stack gap={5}>
        {isOvertaken ? (
          <Banner tone="warning" title={adminTexts.overtakenTitle}>
            {adminTexts.overtaken}
          </Banner>
        ) : (
          <FormError title={texts.decideFailedTitle} message={problem} />
        )}
        <FocusFirstError />
        <SelectField
          name="outcome"
          label={texts.decision}
          placeholder={texts.decisionPlaceholder}
          options={outcomes}
          disabled={isOvertaken}
          hideLabel
          required
        />
        <TextareaField
          name="text"
          label={texts.text}
          hint={texts.textHint}
          rows={3}
          counter={1000}
          readOnly={isOvertaken}
          required
        />
      </Stack>
    </Section>
  );
}
