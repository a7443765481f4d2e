import type { Feature } from '../../../core.ts';
import { xpConsequences } from './xp.consequences.ts';

/** Experience points; other features grant them through xp.service.ts. */
export const xp: Feature = (_app, core) => xpConsequences(core);
