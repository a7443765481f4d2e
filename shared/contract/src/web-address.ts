/** Whether `value` is an absolute http(s) address with a host name that has a dot. */
export function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') && username === '';
}
