import { Banner } from '@rezenso/ui/feedback';
import { FocusFirstError, FormError, SelectField, TextareaField } from '@rezenso/ui/fields';
import { Section, Stack } from '@rezenso/ui/layout';
import type { ReactNode } from 'react';
import { decisions } from './close-report.form.ts';
import { caseTexts } from './texts.de.ts';

const choices = decisions.map((value) => ({ value, label: caseTexts[value] }));

interface DecisionFieldsProps {
  /** Why the last attempt failed. */
  problem: ReactNode;
  /** Somebody else has decided meanwhile; what was typed can still be copied. */
  isOvertaken: boolean;
}

/** The decision and why. */
export function DecisionFields({ problem, isOvertaken }: DecisionFieldsProps) {
  return (
    <Section title={caseTexts.decision}>
      <Stack gap={5}>
        {isOvertaken ? (
          <Banner tone="warning" title={caseTexts.overtakenTitle}>
            {caseTexts.overtaken}
          </Banner>
        ) : (
          <FormError title={caseTexts.closeFailedTitle} message={problem} />
        )}
        <FocusFirstError />
        <SelectField
          name="status"
          label={caseTexts.decision}
          placeholder={caseTexts.decisionPlaceholder}
          options={choices}
          disabled={isOvertaken}
          hideLabel
          required
        />
        <TextareaField
          name="note"
          label={caseTexts.note}
          hint={caseTexts.noteHint}
          rows={3}
          counter={1000}
          readOnly={isOvertaken}
          required
        />
      </Stack>
    </Section>
  );
}
