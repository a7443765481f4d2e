import type { Registry } from '@rezenso/releases/registry';
import { keyIdOf, keyModules, ringIn, withRevoked, withRotated } from '@rezenso/releases/seal';
import type { Invocation } from '../command.ts';
import { revokedReason } from '../withdrawn.ts';
import { withoutOf } from '../without.ts';
import { assertOfTeam, assertSomeKey, publicKeyIn } from './operators.ts';

/** Ends a key. What it released goes with it, unless --keep vouches for that. */
export async function revokeKey(invocation: Invocation, id = ''): Promise<void> {
  const { options, now, say, store: open } = invocation;
  assertSomeKey(invocation);
  const store = open();
  const before = await store.readRegistry();
  const revocation = {
    at: now().toISOString(),
    isKept: options.keep === true,
    without: withoutOf(options, before),
  };
  const after = await store.changeRegistry((registry) => withRevoked(registry, id, revocation), {
    reason: revokedReason(id),
  });
  say(`Key ${id} is revoked; no server follows what it signs from now on.`);
  if (revocation.isKept) return say('What it had released stays; the operators vouch for it.');
  for (const line of goneLines(before, after, id)) say(line);
}

/** Gives whatever a key may do to another one. */
export async function rotateKey(invocation: Invocation, id = '', file = ''): Promise<void> {
  assertSomeKey(invocation);
  const next = await publicKeyIn(file);
  const store = invocation.store();
  const at = invocation.now().toISOString();
  const after = await store.changeRegistry((registry) => {
    assertOfTeam(invocation, ringIn(registry), next);
    return withRotated(registry, id, next, at);
  });
  const modules = keyModules(ringIn(after), keyIdOf(next));
  invocation.say(
    `Key ${keyIdOf(next)} takes the place of ${id} for ${modules.join(', ')}. What that one had released stays; the operators vouch for it.`,
  );
}

function goneLines(before: Registry, after: Registry, id: string): string[] {
  return Object.entries(before.modules).flatMap(([name, { releases, stable }]) => {
    const gone = releases.filter(({ signedBy }) => signedBy === id).map(({ version }) => version);
    if (gone.length === 0) return [];
    const now = after.modules[name]?.stable;
    const people = now === stable ? '' : now ? `; people get ${now}` : '; people get none any more';
    return [`${name}: ${gone.join(', ')} ${gone.length === 1 ? 'is' : 'are'} taken back${people}.`];
  });
}
