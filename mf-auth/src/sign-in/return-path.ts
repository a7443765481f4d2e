import { signInPath } from '../paths.ts';

const key = 'rezenso:return-to';

/** Remembers the page that asked for the sign-in. The mail's link opens another tab, so it outlives this one. */
export function rememberReturn(path: string): void {
  if (path.startsWith(signInPath) || path === '/') return;
  try {
    localStorage.setItem(key, path);
  } catch {
    // Without storage the person lands on the dashboard, as without a remembered page.
  }
}

/** The remembered page, once; only paths of this site count. */
export function takeReturn(): string | undefined {
  try {
    const path = localStorage.getItem(key);
    localStorage.removeItem(key);
    return path && /^\/(?![/\\])/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
