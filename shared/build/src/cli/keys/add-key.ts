import { everyModule, keyIdOf, ringIn, withKey } from '@rezenso/releases/seal';
import { type Invocation, UsageError } from '../command.ts';
import { assertSomeKey, publicKeyIn } from './operators.ts';

/** Lets a key release a module. @param name of the module, or `all` */
export async function addKey(invocation: Invocation, name = '', file = ''): Promise<void> {
  if (!/^(all|shell|mf-[a-z0-9-]+)$/.test(name)) throw new UsageError(`${name} is no name of a module, and not "all".`);
  assertSomeKey(invocation);
  const key = await publicKeyIn(file);
  const store = invocation.store();
  await store.changeRegistry((registry) => ({
    ...registry,
    keys: withKey(ringIn(registry), key, name === 'all' ? everyModule : name),
  }));
  invocation.say(`Key ${keyIdOf(key)} may release ${name === 'all' ? 'every module' : name} in ${store.place} now.`);
}
