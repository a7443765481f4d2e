import type { ModuleManifest } from '@rezenso/contract/releases';
import { hasUnsavedForms } from '@rezenso/platform';
import { manifests } from '../releases/registry.ts';
import { runningRelease } from './load-module.ts';

/**
 * The manifests of the releases whose code this account meets: what the registry chooses for it, but as long as a form
 * holds changes what runs already. So no route names a page that the running code does not have.
 */
export function manifestsInUse(account?: string): ModuleManifest[] {
  const chosen = manifests(account);
  if (!hasUnsavedForms()) return chosen;
  return chosen.map((manifest) => runningRelease(manifest.name)?.manifest ?? manifest);
}
