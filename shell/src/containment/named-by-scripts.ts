/** Which of the names stand in the scripts that the page has loaded of a module. The browser has them in its cache. */
export async function namedByScripts(module: string, names: readonly string[]): Promise<string[]> {
  const addresses = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes(`/releases/${module}/`) && /\.js($|\?)/.test(name));
  const scripts = await Promise.all([...new Set(addresses)].map(textOf));
  return names.filter((name) => {
    const word = new RegExp(`(?<![\\w$])${name.replace(/\W/g, '\\$&')}(?![\\w$])`);
    return scripts.some((script) => word.test(script));
  });
}

async function textOf(address: string): Promise<string> {
  try {
    return await (await fetch(address, { cache: 'force-cache' })).text();
  } catch {
    return '';
  }
}
