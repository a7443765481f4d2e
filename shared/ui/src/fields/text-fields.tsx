import { useField } from 'formik';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '../format.ts';
import { Field } from '../inputs/field.tsx';
import { Input, type InputProps, Select, type SelectProps, Textarea } from '../inputs/text-controls.tsx';
import { space, tokens } from '../tokens.ts';
import { fieldId, shownError } from './field-state.ts';
import { useLeave } from './use-leave.ts';

export interface BoundFieldProps {
  /** Name of the value in the formik form. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
}

type Bound<P> = BoundFieldProps & Omit<P, 'name' | 'value' | 'defaultValue' | 'required' | 'id' | 'onBlur'>;

/** A line of text, bound to formik. */
export function TextField({ name, label, hint, required, hideLabel, onChange, ...rest }: Bound<InputProps>) {
  const [field, meta, { setTouched }] = useField<string>(name);
  const leave = useLeave(meta, setTouched);
  return (
    <Field
      id={fieldId(name)}
      label={label}
      hint={hint}
      required={required}
      hideLabel={hideLabel}
      error={shownError(meta)}
    >
      {(control) => (
        <Input
          {...rest}
          {...field}
          onBlur={leave}
          onChange={both(field.onChange, onChange)}
          value={field.value ?? ''}
          {...control}
        />
      )}
    </Field>
  );
}

const Counter = styled.p<{ $isOver: boolean }>`
  margin-top: ${space(1)};
  color: ${({ $isOver }) => ($isOver ? tokens.color.dangerText : tokens.color.textMuted)};
  font-size: 0.8125rem;
  line-height: 1.25rem;
  text-align: right;
`;

export interface TextareaFieldProps extends Bound<ComponentPropsWithRef<'textarea'>> {
  /** Shows how many characters are written; with a number, of how many. */
  counter?: boolean | number;
  /** Begins as one line and grows with what is written. */
  grows?: boolean;
}

/** Several lines of text, bound to formik. */
export function TextareaField({
  name,
  label,
  hint,
  required,
  hideLabel,
  counter,
  onChange,
  ...rest
}: TextareaFieldProps) {
  const [field, meta, { setTouched }] = useField<string>(name);
  const leave = useLeave(meta, setTouched);
  const length = field.value?.length ?? 0;
  const limit = typeof counter === 'number' ? counter : undefined;
  const aside = counter ? (
    <Counter $isOver={limit !== undefined && length > limit}>
      {formatNumber(length)}
      {limit !== undefined && ` / ${formatNumber(limit)}`} Zeichen
    </Counter>
  ) : undefined;
  return (
    <Field
      id={fieldId(name)}
      label={label}
      hint={hint}
      required={required}
      hideLabel={hideLabel}
      error={shownError(meta)}
      aside={aside}
    >
      {(control) => (
        <Textarea
          {...rest}
          {...field}
          onBlur={leave}
          onChange={both(field.onChange, onChange)}
          value={field.value ?? ''}
          {...control}
        />
      )}
    </Field>
  );
}

/** A choice of one, bound to formik. */
export function SelectField({ name, label, hint, required, hideLabel, onChange, ...rest }: Bound<SelectProps>) {
  const [field, meta, { setTouched }] = useField<string>(name);
  const leave = useLeave(meta, setTouched);
  return (
    <Field
      id={fieldId(name)}
      label={label}
      hint={hint}
      required={required}
      hideLabel={hideLabel}
      error={shownError(meta)}
    >
      {(control) => (
        <Select
          {...rest}
          {...field}
          onBlur={leave}
          onChange={both(field.onChange, onChange)}
          value={field.value ?? ''}
          {...control}
        />
      )}
    </Field>
  );
}

/** Formik first, then whoever else listens. */
function both<E>(first: (event: E) => void, second: ((event: E) => void) | undefined) {
  return (event: E) => {
    first(event);
    second?.(event);
  };
}
