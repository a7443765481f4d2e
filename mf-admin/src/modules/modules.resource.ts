import { type AdminModule, changeAdminModule, listAdminModules, type ModuleAction } from '@rezenso/contract/admin';
import type { AnswerOf, BodyOf } from '@rezenso/contract/endpoint';
import { call, useEndpoint } from '@rezenso/platform';
import { useMemo } from 'react';
import { failedFetch } from '../admin/failed-fetch.ts';
import { moduleTitle } from './module-title.ts';
import { modulesTexts } from './texts.de.ts';

type SeenReleases = NonNullable<BodyOf<typeof changeAdminModule>['seen']>;

/** The modules, their releases, and how these do. */
export function useModules() {
  const { data, ...reading } = useEndpoint(listAdminModules, {}, { freshForSeconds: 0 });
  const named = useMemo(() => data && withTitles(data), [data]);
  return { ...reading, data: named, error: failedFetch(modulesTexts.failedMessage, reading.error) };
}

function withTitles(answer: AnswerOf<typeof listAdminModules>): AnswerOf<typeof listAdminModules> {
  const modules = answer.modules.map((one) => ({ ...one, title: moduleTitle(one.name, one.title).title }));
  return { ...answer, modules };
}

/** The releases of a module as somebody saw them who decides about it. */
export function seenOf({ stable, canary }: AdminModule): SeenReleases {
  return { stable, canary: canary?.version ?? null };
}

/**
 * @param version the canary, or the release to go back to; null for the other actions
 * @param seen what the module stood at when it was decided
 */
export async function changeModule(
  name: string,
  action: ModuleAction,
  version: string | null,
  reason: string,
  seen: SeenReleases,
): Promise<void> {
  await call(changeAdminModule, { params: { name }, body: { action, version, reason: reason.trim(), seen } });
}
