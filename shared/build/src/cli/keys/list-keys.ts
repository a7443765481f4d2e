import type { Registry } from '@rezenso/releases/registry';
import { everyModule, ringIn } from '@rezenso/releases/seal';
import type { Invocation } from '../command.ts';
import { minuteOf } from '../minute.ts';

/** Says which key may release what, and which were revoked or rotated. */
export async function listKeys({ store: open, say, hint }: Invocation): Promise<void> {
  const store = open();
  const registry = await store.readRegistry();
  const { count, signedBy, modules, revoked, rotated = {} } = ringIn(registry);
  if (!registry.keys)
    return say(
      registry.signature
        ? hint(
            `One key releases every module in ${store.place}; \`npx rezenso keys add <module> <public key file>\` gives teams keys of their own.`,
          )
        : `Nothing in ${store.place} is signed.`,
    );
  say(`${store.place}, change ${count} of its keys, signed by the operators' key ${signedBy}\n`);
  for (const [module, ids] of Object.entries(modules).sort())
    say(`${(module === everyModule ? 'all' : module).padEnd(14)} ${ids.join(', ')}`);
  for (const [id, at] of Object.entries(revoked)) {
    const released = releasedWith(registry, id);
    const next = Object.hasOwn(rotated, id) ? rotated[id] : undefined;
    const parts = [id, minuteOf(at), next && `to ${next}`, released.length > 0 && `of ${released.join(', ')}`];
    say(`${(next ? 'rotated' : 'revoked').padEnd(14)} ${parts.filter(Boolean).join('  ')}`);
  }
}

/** The modules that were changed with a key, as far as it is written down. */
function releasedWith({ modules }: Registry, id: string): string[] {
  const used = Object.entries(modules).filter(
    ([, { releases, history = [] }]) =>
      releases.some(({ signedBy }) => signedBy === id) || history.some(({ key }) => key === id),
  );
  return used.map(([name]) => name).sort();
}
