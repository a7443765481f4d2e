import type { Feature } from '../../../http/feature.ts';
import { savedWishesRoutes } from './saved-wishes.routes.ts';

/** What members look for in partners. */
export const wishesFeature: Feature = (app, core) => savedWishesRoutes(app, core);
