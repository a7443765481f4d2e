import { Button } from '@rezenso/ui/actions';
import { type ReactNode, useState } from 'react';
import { modulesTexts } from './texts.de.ts';

/** How many come with each press. */
const step = 20;

/**
 * The first of a list that may be long, and a button that shows more of it.
 * @param first how many stand there from the start
 */
export function useMore<Item>(items: readonly Item[], first: number): { shown: readonly Item[]; more: ReactNode } {
  const [count, setCount] = useState(first);
  const left = items.length - count;
  const more = left > 0 && (
    <div>
      <Button variant="ghost" size="sm" onClick={() => setCount(count + step)}>
        {modulesTexts.more(Math.min(left, step), left)}
      </Button>
    </div>
  );
  return { shown: items.slice(0, count), more };
}
