/**
 * Whether a host name of an address or Host header means this machine: localhost and names below it (RFC 6761),
 * 127.0.0.0/8, ::1. `hostname` is in URL form: lower case, IPv6 in brackets.
 */
export function isLoopbackHost(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
