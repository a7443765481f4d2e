/** Options that make ours an older Node of a host: its version, and that it cannot read TypeScript. */
export const asAnOlderNode = [
  '--no-experimental-strip-types',
  `--import=data:text/javascript,${encodeURIComponent(
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.0.0' } })",
  )}`,
];
