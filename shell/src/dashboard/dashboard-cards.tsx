import type { ModuleCard } from '@rezenso/contract/releases';
import { Loading } from '@rezenso/ui/feedback';
import { manifestsInUse } from '../federation/manifests-in-use.ts';
import { RemoteArea } from '../remote-area/remote-area.tsx';
import { ModuleCardSkeleton } from './module-card-skeleton.tsx';

/** The cards that the modules put into a place of the dashboard, each on its own: one dead remote costs one card. */
export function DashboardCards({ slot, account }: { slot: ModuleCard['slot']; account: string }) {
  return manifestsInUse(account)
    .flatMap(({ name, cards = [] }) => cards.map((card) => ({ module: name, ...card })))
    .filter((card) => card.slot === slot)
    .sort((one, other) => one.order - other.order)
    .map(({ module, card, skeleton }) => (
      <RemoteArea
        key={`${module}/${card}`}
        area={{ module, kind: 'card', name: card }}
        skeleton={
          <Loading>
            <ModuleCardSkeleton {...skeleton} />
          </Loading>
        }
      />
    ));
}
