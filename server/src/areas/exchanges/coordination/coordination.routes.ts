import { coordinateMatch, previewCoordination } from '@rezenso/contract/matches';
import { cancelPlan } from '@rezenso/contract/plan-changes';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { presentExchange } from '../exchanges/exchanges.presenter.ts';
import { createCoordination } from './coordination.service.ts';

export function coordinationRoutes(app: App, core: Core): void {
  const service = createCoordination(core);

  bind(app, previewCoordination, async ({ member, body }) => ({
    strategy: await service.preview(member.id, body.matchId),
  }));

  bind(app, cancelPlan, async ({ member, params, body }) => {
    await service.cancel(member.id, params.id, body.reason, core.now());
    return { matchId: params.id };
  });

  bind(app, coordinateMatch, async ({ member, params, request }) => {
    const started = await service.coordinate(member.id, params.id, core.now());
    const language = languageOf(request);
    return { exchanges: started.map((exchange) => presentExchange(exchange, member.id, language)) };
  });
}
