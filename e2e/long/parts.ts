import type { Part } from './part.ts';
import { generated, generatedOverHttp } from './parts/generated.ts';
import { kills } from './parts/kills.ts';
import { mailKills } from './parts/mail-kills.ts';

/** In the order in which they run; the tables stand in it, too. */
export const parts: readonly Part[] = [generated, generatedOverHttp, kills, mailKills];
