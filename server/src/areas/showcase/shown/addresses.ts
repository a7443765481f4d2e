/** Where a business is found under its name, on this site. */
export function addressesOf(name: string) {
  return { page: `/u/${name}`, report: `/u/${name}/melden`, seal: `/siegel/${name}.svg`, customers: `/b/${name}` };
}
