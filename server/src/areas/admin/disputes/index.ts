import type { Feature } from '../../../http/feature.ts';
import { decisionRoutes } from './decisions.routes.ts';

/** Disputed reviews, with everything on one page, and deciding on them. */
export const decisionsFeature: Feature = (app, core) => decisionRoutes(app, core);
