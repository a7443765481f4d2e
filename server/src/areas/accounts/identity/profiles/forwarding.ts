/** Pages that only lead on, by their host or the last step of their path. */
const leadingHosts = /^(?:lm?|consent|accounts)\.(?:facebook|instagram|messenger|threads|google|youtube)\.[a-z.]+$/;
const leadingSteps = new Set([
  ...['l.php', 'url', 'redirect', 'redir', 'link', 'away', 'away.php', 'goto', 'out', 'exit', 'translate', 'page.php'],
  ...['login', 'login.php', 'signin', 'servicelogin', 'checkpoint', 'warn'],
]);
/** Where they say what they lead to. */
const targets = [
  ...['u', 'url', 'q', 'continue', 'next', 'target', 'to', 'dest', 'destination', 'redirect', 'redirect_uri', 'href'],
];
const mostHops = 5;

/** Where an address leads in the end: behind redirects, sign-ins, archives and translations that name their target. */
export function behindForwarding(given: URL): URL {
  let url = given;
  for (let hops = 0; hops < mostHops; hops += 1) {
    const next = namedByFragment(url) ?? namedByPath(url) ?? namedByHost(url) ?? namedByParameter(url);
    if (!next) return url;
    url = next;
  }
  return url;
}

/** `facebook.com/#!/anna` and `google.com/maps#!data=…` show what is behind the sign. */
function namedByFragment(url: URL): URL | undefined {
  const fragment = /^#(?:!|(?=\/))(.+)$/.exec(url.hash)?.[1];
  if (!fragment) return undefined;
  const path = fragment.startsWith('/') ? fragment.replace(/^\/+/, '/') : `${url.pathname}/${fragment}`;
  return parsed(path, url.origin);
}

/** `web.archive.org/web/2020/https://…` and others that take a whole address as their path. */
function namedByPath(url: URL): URL | undefined {
  const rest = url.pathname + url.search;
  const whole = /\/(https?(?::|%3a).+)$/i.exec(rest)?.[1];
  if (whole) return parsed(decoded(whole).replace(/^(https?):\/*/i, '$1://'));
  const isArchive = url.hostname === 'web.archive.org';
  const kept = isArchive ? /^\/web\/[\d*]+(?:[a-z]{2}_)?\/(.+)$/.exec(rest)?.[1] : undefined;
  return kept ? parsed(`http://${kept}`) : undefined;
}

/** `www-facebook-com.translate.goog/anna`: a point is written as one hyphen, a hyphen as two. */
function namedByHost(url: URL): URL | undefined {
  const [, name] = /^(.+)\.translate\.goog$/.exec(url.hostname) ?? [];
  const host = name?.replace(/--?/g, (hyphens) => (hyphens === '--' ? '-' : '.'));
  return host ? parsed(`https://${host}${url.pathname}${url.search}`) : undefined;
}

function namedByParameter(url: URL): URL | undefined {
  const last = url.pathname.toLowerCase().split('/').filter(Boolean).at(-1) ?? '';
  if (!leadingHosts.test(url.hostname) && !leadingSteps.has(last)) return undefined;
  for (const [name, value] of url.searchParams)
    if (targets.includes(name.toLowerCase()) && /^(?:https?:\/\/|\/)/i.test(value)) return parsed(value, url.origin);
  return undefined;
}

function parsed(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}

function decoded(text: string): string {
  try {
    return /^https?%3a/i.test(text) ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
}
