export { type ControlProps, Field, FieldError, FieldHint, type FieldProps, RequiredMark } from './inputs/field.tsx';
export { RatingInput, type RatingInputProps } from './inputs/rating-input.tsx';
export { FilterBar, SearchInput, type SearchInputProps } from './inputs/search.tsx';
export { Input, type InputProps, Select, type SelectOption, type SelectProps, Textarea, } from './inputs/text-controls.tsx';
export { Checkbox, Switch, type ToggleProps } from './inputs/toggles.tsx';
