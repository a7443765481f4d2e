/**
 * Where browsers take push messages: Chrome and its kin, Firefox, Safari, Edge. Somebody else's address would make the server
 * send requests wherever a stranger says.
 */
const hosts = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/**
 * Whether the endpoint of a subscription is one of a browser's push service.
 * @param allowed `host:port` entries that are taken as well, also without TLS (PUSH_ALLOW)
 */
export function isPushService(endpoint: string, allowed: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (allowed.includes(url.host)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}
