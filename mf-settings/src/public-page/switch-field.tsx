import { Switch } from '@rezenso/ui/inputs';
import { useField } from 'formik';
import type { ReactNode } from 'react';

interface SwitchFieldProps {
  name: string;
  label: string;
  description: ReactNode;
  disabled?: boolean;
}

/** A switch of a form: it takes effect with the rest of it. */
export function SwitchField({ name, label, description, disabled = false }: SwitchFieldProps) {
  const [{ value }, , { setValue }] = useField<boolean>(name);
  return (
    <Switch
      name={name}
      label={label}
      description={description}
      disabled={disabled}
      checked={value && !disabled}
      onChange={(event) => void setValue(event.target.checked)}
    />
  );
}
