import type { Part } from './part.ts';
import { generated, generatedOverHttp } from './parts/generated.ts';

/** In the order in which they run; the tables stand in it, too. */
export const parts: readonly Part[] = [generated, generatedOverHttp];
