import type { ModuleManifest } from '@rezenso/contract/releases';
import { reservedAddresses } from '@rezenso/releases/registry';

/** What somebody wants a new module to be. */
export interface Wish {
  name: string;
  /** German; heading and entry in the navigation. */
  title: string;
  path: string;
  owner: string;
}

/**
 * What is wrong with a wish, each in one sentence.
 * @param manifests of the modules beside which it is going to stand, as far as they are known
 * @param exists whether its folder is there already
 */
export function faultsOf(
  { name, title, path, owner }: Wish,
  manifests: readonly ModuleManifest[],
  exists: boolean,
): string[] {
  const taken = manifests.find(({ routes }) => routes.some((route) => route.path === path));
  const sameTitle = manifests.find(({ navigation = [] }) => navigation.some(({ label }) => label === title));
  const rules: [isBroken: boolean, fault: string][] = [
    [!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name), `A module is called mf- and small letters, not "${name}".`],
    [exists, `${name} exists already.`],
    [title.trim() === '', 'A title is needed: the page and the navigation show it.'],
    [/["\\\p{Cc}]/u.test(title) || title !== title.trim(), 'A title is one line without quotes or blanks around it.'],
    [title.length > 40, 'A title has at most 40 characters, so that the navigation has room for it.'],
    [
      !/^\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(path),
      `A path is one part of small letters like /kalender, not "${path}".`,
    ],
    [reservedAddresses.includes(path), `${path} belongs to the server.`],
    [taken !== undefined, `${path} belongs to ${taken?.name}.`],
    [sameTitle !== undefined, `${sameTitle?.name} is called "${title}" in the navigation already.`],
    [owner.trim() === '', 'An owner is needed: somebody answers for the module.'],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, fault]) => fault);
}
