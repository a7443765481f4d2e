/** Modules, or `shell`. */
interface Named {
  /** Whose scripts may have put it there. */
  writers: Set<string>;
  /** In whose scripts it stands as a word. */
  users: Set<string>;
}

/** By address of a script: its words that were asked for, and whether it writes them. */
const known = new Map<string, Map<string, 'written' | 'read' | undefined>>();

/**
 * Whose scripts name something, of those that the page has loaded; the browser has them in its cache.
 * @param names all that are about to be asked for
 */
export async function namedByScripts(names: readonly string[]): Promise<(name: string) => Named> {
  const addresses = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = [...addresses].flatMap((address) => {
    const [, owner] = /\/releases\/([^/]+)\/.*\.js($|\?)/.exec(address) ?? [];
    return owner ? [{ owner, address }] : [];
  });
  await Promise.all(scripts.map(({ address }) => read(address, names)));
  return (name) => {
    const [writers, users] = [new Set<string>(), new Set<string>()];
    for (const { owner, address } of scripts) {
      const use = known.get(address)?.get(name);
      if (use) users.add(owner);
      if (use === 'written') writers.add(owner);
    }
    return { writers, users };
  };
}

async function read(address: string, names: readonly string[]): Promise<void> {
  const words = known.get(address) ?? new Map();
  const unknown = names.filter((name) => !words.has(name));
  if (unknown.length === 0) return;
  const text = await textOf(address);
  if (text === undefined) return;
  known.set(address, words);
  for (const name of unknown) words.set(name, inScript(text, name));
}

/** Names of properties and globals outlive minifying; short ones are words of every script. */
function inScript(text: string, name: string): 'written' | 'read' | undefined {
  const word = `(?<![\\w$])${name.replace(/\W/g, '\\$&')}(?![\\w$])`;
  if (!new RegExp(word).test(text)) return undefined;
  const assigned = `[.,{]\\s*${word}\\s*(?:\\|\\||\\?\\?|&&)?=(?![=>])`;
  const ways = [
    assigned,
    `[{,]\\s*${word}\\s*[:,}(]`,
    `["'\`]${word}["'\`]`,
    `(?:var|let|const|class|function)\\s+${word}`,
  ];
  return new RegExp(ways.join('|')).test(text) ? 'written' : 'read';
}

async function textOf(address: string): Promise<string | undefined> {
  try {
    return await (await fetch(address, { cache: 'force-cache' })).text();
  } catch {
    return undefined;
  }
}
