import type { Feature } from '../../core.ts';
import { matchConsequences } from './matches.consequences.ts';
import { matchRoutes } from './matches.routes.ts';

/** Finding partners, asking for matches, answering and completing them. */
export const matching: Feature = (app, core) => {
  matchRoutes(app, core);
  matchConsequences(core);
};
