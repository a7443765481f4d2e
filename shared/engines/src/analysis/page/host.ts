/** The host of an address without brackets and trailing dots, in lower-case ASCII. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
}

/** The domain as people know it: without www., umlauts spelled out by the caller if wanted. */
export function bareHost(url: URL): string {
  return hostOf(url).replace(/^www\d?\./, '');
}
