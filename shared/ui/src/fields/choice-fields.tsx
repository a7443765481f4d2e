import { useField } from 'formik';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldError, FieldHint, labelStyle, RequiredMark } from '../inputs/field.tsx';
import { RatingInput } from '../inputs/rating-input.tsx';
import { Checkbox } from '../inputs/toggles.tsx';
import { above, space, tokens } from '../tokens.ts';
import { fieldId, shownError } from './field-state.ts';
import type { BoundFieldProps } from './text-fields.tsx';
import { useLeave } from './use-leave.ts';

const Group = styled.fieldset`
  min-width: 0;
`;

const Legend = styled.legend`
  ${labelStyle}
  margin-bottom: ${space(2)};
`;

const Choices = styled.div<{ $columns: number }>`
  display: grid;
  gap: ${space(2)};
  ${above.tablet} { grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr)); }
`;

const Tile = styled(Checkbox)`
  padding: ${space(2.5)} ${space(3)};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.surface};
  transition: border-color ${tokens.motion.fast}, background-color ${tokens.motion.fast};
  &:hover { border-color: ${tokens.color.borderStrong}; }
  &:has(:checked) { border-color: ${tokens.color.accent}; background: ${tokens.color.accentSoft}; }
`;

const WithIcon = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin: -${space(0.5)} 0;
`;

export interface Choice {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** Small picture before the label, such as a `PlatformIcon`. */
  icon?: ReactNode;
}

export interface CheckboxGroupFieldProps extends Omit<BoundFieldProps, 'hideLabel'> {
  choices: readonly Choice[];
  /** Columns from a tablet on; default 2. */
  columns?: 1 | 2 | 3;
}

/** A choice of several as tiles, bound to a formik list of strings. */
export function CheckboxGroupField({ name, label, hint, required, choices, columns = 2 }: CheckboxGroupFieldProps) {
  const [field, meta, { setValue, setTouched }] = useField<string[]>(name);
  const id = fieldId(name);
  const error = shownError(meta);
  const chosen = field.value ?? [];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const toggle = (value: string, isOn: boolean) => {
    void setTouched(true, false);
    void setValue(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
  };
  return (
    <Group aria-describedby={described || undefined}>
      <Legend>
        {label}
        {required && <RequiredMark />}
      </Legend>
      <Choices $columns={columns}>
        {choices.map(({ value, label: text, description, icon }, index) => (
          <Tile
            key={value}
            id={index === 0 ? id : undefined}
            name={name}
            label={
              icon ? (
                <WithIcon>
                  {icon}
                  {text}
                </WithIcon>
              ) : (
                text
              )
            }
            description={description}
            checked={chosen.includes(value)}
            aria-invalid={error ? true : undefined}
            onChange={(event) => toggle(value, event.target.checked)}
          />
        ))}
      </Choices>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  );
}

/** One to five stars, bound to a formik number. */
export function RatingField({ name, label, hint, required }: Omit<BoundFieldProps, 'hideLabel'>) {
  const [field, meta, { setValue, setTouched }] = useField<number>(name);
  const leave = useLeave(meta, setTouched);
  return (
    <RatingInput
      name={name}
      label={label}
      hint={hint}
      required={required}
      value={field.value ?? 0}
      error={shownError(meta)}
      onChange={(stars) => void setValue(stars)}
      onBlur={leave}
    />
  );
}
