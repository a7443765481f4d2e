/**
 * Runs code as if it stood in a module's script: stacks name the address of its release.
 * @returns what the code returns
 */
export function runAs(module: string, code: string, given: Record<string, unknown> = {}, version = '1.0.0'): unknown {
  const address = `http://localhost/releases/${module}/${version}/page.js`;
  const run = new Function(...Object.keys(given), `${code}\n//# sourceURL=${address}`);
  return run(...Object.values(given));
}
