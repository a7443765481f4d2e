import type { ModuleCard } from '@rezenso/contract/releases';
import { Loading } from '@rezenso/ui/feedback';
import { manifestsInUse } from '../federation/manifests-in-use.ts';
import { RemoteArea } from '../remote-area/remote-area.tsx';
import { ModuleCardSkeleton } from './module-card-skeleton.tsx';

/** Where cards stand: up front below the greeting, or in the slot that they name. */
type Place = 'front' | ModuleCard['slot'];

/** The cards that the modules put into a place of the dashboard, each on its own: one dead remote costs one card. */
export function DashboardCards({ place, account }: { place: Place; account: string }) {
  return manifestsInUse(account)
    .flatMap(({ name, cards = [] }) => cards.map((card) => ({ module: name, ...card })))
    .filter(({ slot, isUpFront }) => (isUpFront ? 'front' : slot) === place)
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
