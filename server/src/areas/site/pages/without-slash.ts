/** An address with a value in it, `/u/:name`, as what it matches. */
function patternOf(address: string): RegExp {
  const parts = address
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', String.raw`\.`)));
  return new RegExp(`^${parts.join('/')}$`);
}

/**
 * Finds where people mean to go who end an address with a slash, as many do who type one from paper.
 * @param routes of the server, `GET /u/:name`; those of calls and of everything below an address are not meant
 * @returns of a path the address without the slash, if something answers there
 */
export function withoutSlash(routes: ReadonlySet<string>): (path: string) => string | undefined {
  let patterns: RegExp[] | undefined;
  return (path) => {
    const bare = path.replace(/\/+$/, '');
    if (bare === path || bare === '') return undefined;
    patterns ??= [...routes]
      .filter((route) => route.startsWith('GET /') && !route.startsWith('GET /api/') && !route.includes('*'))
      .map((route) => patternOf(route.slice('GET '.length)));
    return patterns.some((pattern) => pattern.test(bare)) ? bare : undefined;
  };
}
