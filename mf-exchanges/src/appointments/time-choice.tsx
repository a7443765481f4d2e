import { space, tokens } from '@rezenso/ui/tokens';
import { useField } from 'formik';
import { styled } from 'styled-components';
import { timeInWords } from './appointment-times.ts';
import { pickTexts } from './dialog-texts.de.ts';

const { color, radius } = tokens;

const Choices = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
`;

const Legend = styled.legend`
  margin-bottom: ${space(2)};
  font-weight: 600;
`;

const Tile = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 3rem;
  padding: ${space(2.5)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.surface};
  cursor: pointer;
  &:hover { border-color: ${color.borderStrong}; }
  &:has(:checked) { border-color: ${color.accent}; background: ${color.accentSoft}; }
  &:has(:disabled) { color: ${color.textMuted}; cursor: not-allowed; }
  & > input { flex: none; width: 1.125rem; height: 1.125rem; accent-color: ${color.accent}; }
`;

const Fault = styled.p`
  color: ${color.dangerText};
  font-size: 0.875rem;
`;

/** One of the proposed times, bound to formik; those that are over cannot be chosen. */
export function TimeChoice({ name, times }: { name: string; times: readonly string[] }) {
  // Leaving one for another is no answer yet: a fault that appeared then would move what is about to be chosen.
  const [{ onBlur: _, ...field }, meta] = useField<string>(name);
  const error = meta.touched ? meta.error : undefined;
  const faultId = `${name}-fault`;
  return (
    <Choices aria-describedby={error ? faultId : undefined}>
      <Legend>{pickTexts.times}</Legend>
      {times.map((time) => {
        const isOver = new Date(time) <= new Date();
        return (
          <Tile key={time}>
            <input
              {...field}
              type="radio"
              value={time}
              checked={field.value === time}
              disabled={isOver}
              aria-invalid={error ? true : undefined}
            />
            {timeInWords(time)}
            {isOver && ` (${pickTexts.past})`}
          </Tile>
        );
      })}
      {error && <Fault id={faultId}>{error}</Fault>}
    </Choices>
  );
}
