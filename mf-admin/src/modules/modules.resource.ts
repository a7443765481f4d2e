import { changeAdminModule, listAdminModules, type ModuleAction } from '@rezenso/contract/admin';
import { call, useEndpoint } from '@rezenso/platform';
import { failedFetch } from '../admin/failed-fetch.ts';
import { modulesTexts } from './texts.de.ts';

/** The modules, their releases, and how these do. */
export function useModules() {
  const reading = useEndpoint(listAdminModules, {}, { freshForSeconds: 0 });
  return { ...reading, error: failedFetch(modulesTexts.failedMessage, reading.error) };
}

/** @param version the canary, or the release to go back to; null for the other actions */
export async function changeModule(
  name: string,
  action: ModuleAction,
  version: string | null,
  reason: string,
): Promise<void> {
  await call(changeAdminModule, { params: { name }, body: { action, version, reason: reason.trim() } });
}
