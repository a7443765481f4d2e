import type { Feature } from '../../../http/feature.ts';
import { xpHandlers } from './xp.handlers.ts';

/** Experience points; other features grant them through xp.service.ts. */
export const xpFeature: Feature = (_app, core) => xpHandlers(core);
