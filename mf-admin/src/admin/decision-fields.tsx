import { Banner } from '@rezenso/ui/feedback';
import { FocusFirstError, FormError, SelectField, TextareaField } from '@rezenso/ui/fields';
import { Section, Stack } from '@rezenso/ui/layout';
import type { ReactNode } from 'react';
import { adminTexts } from '../texts.de.ts';

interface DecisionFieldsProps {
  /** Names of the two fields in the form. */
  choice: string;
  words: string;
  choices: ReadonlyArray<{ value: string; label: string }>;
  texts: {
    decision: string;
    decisionPlaceholder: string;
    words: string;
    wordsHint: string;
    failedTitle: string;
  };
  /** Why the last attempt failed. */
  problem: ReactNode;
  /** Somebody else has decided meanwhile; what was typed can still be copied. */
  isOvertaken: boolean;
}

/** The decision on a case and why. */
export function DecisionFields({ choice, words, choices, texts, problem, isOvertaken }: DecisionFieldsProps) {
  return (
    <Section title={texts.decision}>
      <Stack gap={5}>
        {isOvertaken ? (
          <Banner tone="warning" title={adminTexts.overtakenTitle}>
            {adminTexts.overtaken}
          </Banner>
        ) : (
          <FormError title={texts.failedTitle} message={problem} />
        )}
        <FocusFirstError />
        <SelectField
          name={choice}
          label={texts.decision}
          placeholder={texts.decisionPlaceholder}
          options={choices}
          disabled={isOvertaken}
          hideLabel
          required
        />
        <TextareaField
          name={words}
          label={texts.words}
          hint={texts.wordsHint}
          rows={3}
          counter={1000}
          readOnly={isOvertaken}
          required
        />
      </Stack>
    </Section>
  );
}
