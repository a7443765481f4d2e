export { CheckboxGroupField, type CheckboxGroupFieldProps, type Choice, RatingField, } from './fields/choice-fields.tsx';
export { fieldId } from './fields/field-state.ts';
export { FocusFirstError, FormError, type FormErrorProps, focusField } from './fields/form-error.tsx';
export { type BoundFieldProps, SelectField, TextareaField, type TextareaFieldProps, TextField, } from './fields/text-fields.tsx';
