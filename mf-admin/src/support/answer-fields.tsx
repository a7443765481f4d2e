import type { CannedAnswer } from '@rezenso/contract/admin';
import { longestSupportMessage } from '@rezenso/contract/limits';
import { FocusFirstError, FormError, focusField, TextareaField } from '@rezenso/ui/fields';
import { Select } from '@rezenso/ui/inputs';
import { Stack } from '@rezenso/ui/layout';
import { useFormikContext } from 'formik';
import type { AnswerValues } from './answer.form.ts';
import { answerTexts as texts } from './texts.de.ts';

interface AnswerFieldsProps {
  /** Why the last attempt failed. */
  problem: string | undefined;
  canned: readonly CannedAnswer[];
}

/** The answer, and texts to begin it with: they are put behind what is written, to be changed. */
export function AnswerFields({ problem, canned }: AnswerFieldsProps) {
  const { values, setFieldValue } = useFormikContext<AnswerValues>();
  const insert = (name: string) => {
    const chosen = canned.find((one) => one.name === name);
    if (!chosen) return;
    void setFieldValue('text', [values.text.trim(), chosen.text].filter(Boolean).join('\n\n'));
    focusField('text');
  };
  return (
    <Stack gap={4}>
      <FormError title={texts.sendFailedTitle} message={problem} />
      <FocusFirstError />
      <Select
        aria-label={texts.canned}
        value=""
        placeholder={texts.cannedPlaceholder}
        options={canned.map(({ name }) => ({ value: name, label: name }))}
        onChange={(event) => insert(event.target.value)}
      />
      <TextareaField
        name="text"
        label={texts.answer}
        hint={texts.answerHint}
        rows={7}
        counter={longestSupportMessage}
        required
      />
    </Stack>
  );
}
