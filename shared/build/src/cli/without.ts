import { moduleIn, type Registry } from '@rezenso/releases/registry';
import { type Invocation, UsageError } from './command.ts';

/** The option with which somebody says that they know which modules will be missing. */
export const withoutOption = { without: { type: 'string' } } as const;

/** @throws UsageError for a list without names, Error for a name that is no released module */
export function withoutOf({ without }: Invocation['options'], registry: Registry): string[] {
  if (typeof without !== 'string') return [];
  const names = without.split(',').map((name) => name.trim());
  if (names.includes('')) throw new UsageError('--without takes names of modules, with commas between them.');
  for (const name of names) moduleIn(registry, name);
  return names;
}
