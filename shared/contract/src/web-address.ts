/** Names that lead into somebody's own network or nowhere, never to a page for everybody (RFC 6761, 6762, 8375, 9476). */
const privateEndings = new Set(
  'localhost local localdomain lan home arpa internal intranet corp private invalid onion alt'.split(' '),
);
/** Spaces that no key types, and what stands between letters unseen; pasting brings both along. */
const pasted = /[\u00a0\u00ad\u180e\u2000-\u200f\u202a-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff]/g;
const written = /^(https?):\/\/([^/?#\\@]+)(?=$|[/?#])/i;

/** An address as somebody meant it, of a mailbox or on the web: without what nobody sees in it and without blanks around it. */
export function typedAddress(value: string): string {
  return value.replace(pasted, '').trim();
}

/**
 * An absolute http(s) address of a public host as it is stored and linked; undefined for anything else. What a browser
 * would repair, as `http:a.b/../x` or `https:\\a.b`, is refused: on our own pages it would lead to our own origin.
 * @returns without credentials, dot segments and the slash of a bare host; a host in Latin letters stays readable
 */
export function normalWebAddress(value: string): string | undefined {
  const typed = typedAddress(value);
  const authority = written.exec(typed)?.[2];
  if (authority === undefined || hasControls(typed) || !URL.canParse(typed)) return undefined;
  const url = new URL(typed);
  url.hostname = url.hostname.replace(/\.$/, '');
  if (!isPublicName(url.hostname) || url.username !== '' || url.password !== '') return undefined;
  const isBare = url.pathname === '/' && url.search === '' && url.hash === '';
  const readable = isBare ? url.href.replace(/\/$/, '') : url.href;
  return withReadableHost(readable, url.hostname, authority);
}

/** Whether `value` is an absolute http(s) address of a public host; normalWebAddress says how it is stored. */
export function isWebAddress(value: string): boolean {
  return normalWebAddress(value) !== undefined;
}

/**
 * Where a link to an address of somebody else may lead; undefined when it should be no link: it is no web address, or it
 * leads to ourselves, where a click could sign people out.
 * @param ownOrigin of the page, for instance `window.location.origin`
 */
export function externalHref(value: string | null | undefined, ownOrigin: string): string | undefined {
  const address = value ? normalWebAddress(value) : undefined;
  if (address === undefined || new URL(address).hostname === new URL(ownOrigin).hostname) return undefined;
  return address;
}

/** A name with a dot that no single network keeps for itself; numbers are addresses of machines. */
function isPublicName(hostname: string): boolean {
  const labels = hostname.split('.');
  const last = labels.at(-1) ?? '';
  return (
    hostname.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => label !== '' && label.length <= 63) &&
    /^[a-z][a-z0-9-]*$/.test(last) &&
    !privateEndings.has(last)
  );
}

/** `müller.de` instead of `xn--mller-kva.de`; no other letters than those of Western Europe, among which none poses as another one. */
function withReadableHost(address: string, hostname: string, authority: string): string {
  const typed = authority.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase().normalize('NFC');
  if (typed === hostname || !/^[a-zß-öø-ÿ\d.-]+$/.test(typed)) return address;
  const readable = address.replace(hostname, typed);
  return new URL(readable).href === new URL(address).href ? readable : address;
}

function hasControls(value: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(value) || !value.isWellFormed();
}
