export { HeldBack } from './fields/changed-meanwhile.tsx';
export {
  CheckboxGroupField,
  type CheckboxGroupFieldProps,
  type Choice,
  RatingField,
} from './fields/choice-fields.tsx';
export { fieldId } from './fields/field-state.ts';
export { FocusFirstError, FormError, type FormErrorProps, focusField } from './fields/form-error.tsx';
export { RestoredNote } from './fields/restored-note.tsx';
export {
  type BoundFieldProps,
  SelectField,
  TextareaField,
  type TextareaFieldProps,
  TextField,
} from './fields/text-fields.tsx';
export { type Held, useHeld } from './fields/use-held.ts';
export { useKeptValues } from './fields/use-kept-values.ts';
