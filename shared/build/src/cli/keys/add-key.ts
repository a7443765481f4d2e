import { everyModule, keyIdOf, ringIn, withKey } from '@rezenso/releases/seal';
import { type Invocation, UsageError } from '../command.ts';
import { assertOfTeam, assertSomeKey, publicKeyIn } from './operators.ts';

/** Lets a key release a module. @param name of the module, or `all` */
export async function addKey(invocation: Invocation, name = '', file = ''): Promise<void> {
  if (!/^(all|shell|mf-[a-z0-9-]+)$/.test(name)) throw new UsageError(`${name} is no name of a module, and not "all".`);
  assertSomeKey(invocation);
  const key = await publicKeyIn(file);
  const store = invocation.store();
  await store.changeRegistry((registry) => {
    const ring = ringIn(registry);
    assertOfTeam(invocation, ring, key);
    return { ...registry, keys: withKey(ring, key, name === 'all' ? everyModule : name) };
  });
  invocation.say(`Key ${keyIdOf(key)} may release ${name === 'all' ? 'every module' : name} in ${store.place} now.`);
}
