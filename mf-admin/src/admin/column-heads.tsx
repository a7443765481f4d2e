import { VisuallyHidden } from '@rezenso/ui/layout';

interface ColumnHeadsProps {
  names: readonly string[];
  /** Of the last column, which is only read out: its buttons speak for themselves. */
  actions: string;
}

/** The head of a table whose rows end with what can be done. */
export function ColumnHeads({ names, actions }: ColumnHeadsProps) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        <th scope="col">
          <VisuallyHidden>{actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
