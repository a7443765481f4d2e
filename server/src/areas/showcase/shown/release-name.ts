import type { Core } from '../../../core.ts';
import { createFormerNames } from './former-names.repository.ts';
import { publicNames } from './public-names.repository.ts';

/**
 * Lets anybody take a public name again, whoever uses it, left it or had it when the account was deleted. A member who uses it is found
 * under no name until they choose another one. For operators, whom somebody showed that a name is theirs.
 * @returns false when it was free already
 */
export function releaseName(core: Pick<Core, 'database' | 'secret'>, name: string): Promise<boolean> {
  const formerNames = createFormerNames(core);
  return core.database.transaction(async (tx) => {
    const wasHeld = await publicNames(tx).release(name);
    return (await formerNames.forget(tx, name)) || wasHeld;
  });
}
