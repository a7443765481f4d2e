/** Where a business is found under its name, on this site. */
export function addressesOf(name: string) {
  return { page: `/u/${name}`, seal: `/siegel/${name}.svg`, customers: `/b/${name}` };
}
