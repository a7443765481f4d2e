import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { starPath } from '../display/rating-stars.tsx';
import { hiddenFromSight } from '../layout/visually-hidden.tsx';
import { space, tokens } from '../tokens.ts';
import { FieldError, FieldHint, labelStyle, RequiredMark } from './field.tsx';
import { ratingTexts } from './texts.de.ts';

const stars = [1, 2, 3, 4, 5] as const;

const Group = styled.fieldset`
  min-width: 0;
`;

const Legend = styled.legend`
  ${labelStyle}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  margin-left: -${space(1.5)};
`;

const Choices = styled.div`
  display: flex;
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${tokens.radius.sm};
  cursor: pointer;
  &:has(:focus-visible) { outline: 2px solid ${tokens.color.focus}; outline-offset: -2px; }
  & > input { ${hiddenFromSight} }
`;

const Star = styled.path<{ $isLit: boolean }>`
  fill: ${({ $isLit }) => ($isLit ? tokens.color.star : 'transparent')};
  stroke: ${({ $isLit }) => ($isLit ? tokens.color.starEdge : tokens.color.borderStrong)};
  stroke-width: 1.4;
  stroke-linejoin: round;
  transition: fill ${tokens.motion.fast}, stroke ${tokens.motion.fast};
`;

const Word = styled.span`
  color: ${tokens.color.textMuted};
  font-size: 0.9375rem;
`;

export interface RatingInputProps {
  label: ReactNode;
  /** 1 to 5; 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  onBlur?: () => void;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean;
}

/** One to five stars as a radio group: arrow keys choose, screen readers hear '4 Sterne'. */
export function RatingInput(props: RatingInputProps) {
  const { label, value, onChange, onBlur, hint, error, required = false, disabled = false } = props;
  const id = useId();
  const name = props.name ?? id;
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  // The pointer may still rest on another star when the keyboard chooses.
  const choose = (star: number) => {
    setHovered(0);
    onChange(star);
  };
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      disabled={disabled}
    >
      <Legend id={`${id}-label`}>
        {label}
        {required && <RequiredMark />}
      </Legend>
      <Row>
        <Choices onPointerLeave={() => setHovered(0)}>
          {stars.map((star) => (
            <Choice key={star} onPointerEnter={() => !disabled && setHovered(star)}>
              <input
                type="radio"
                name={name}
                value={star}
                checked={value === star}
                onChange={() => choose(star)}
                onBlur={onBlur}
                aria-label={ratingTexts.stars(star)}
              />
              <svg viewBox="0 0 24 24" width="30" height="30" aria-hidden="true">
                <Star d={starPath} $isLit={star <= shown} />
              </svg>
            </Choice>
          ))}
        </Choices>
        <Word aria-hidden="true">{ratingTexts.words[shown]}</Word>
      </Row>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  );
}
