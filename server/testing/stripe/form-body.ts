export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormFields = { [name: string]: FormValue };

/** Reads `items[0][price]=a&expand[]=b&metadata[member]=c`, the way the payment provider's API takes its parameters. */
export function readForm(text: string): FormFields {
  const fields: FormFields = {};
  for (const [name, value] of new URLSearchParams(text)) put(fields, pathOf(name), value);
  return listsOf(fields) as FormFields;
}

/** The text under a path, for instance `textAt(fields, 'items', '0', 'price')`. */
export function textAt(fields: FormFields, ...path: string[]): string | undefined {
  const found = path.reduce<FormValue | undefined>(
    (value, key) => (typeof value === 'object' ? (value as { [name: string]: FormValue })[key] : undefined),
    fields,
  );
  return typeof found === 'string' ? found : undefined;
}

function pathOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function put(into: FormFields, [head = '', ...rest]: string[], value: string): void {
  const key = head === '' ? String(Object.keys(into).length) : head;
  if (key === '__proto__') return;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const known = into[key];
  const inner: FormFields = typeof known === 'object' && !Array.isArray(known) ? known : {};
  into[key] = inner;
  put(inner, rest, value);
}

/** Objects whose keys are 0, 1, 2 … are lists. */
function listsOf(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listsOf(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
