import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done, text } from './shapes.ts';

const whole = (maximum: number) => z.number().check(z.int(), z.minimum(0), z.maximum(maximum));

/** How often areas of one release were loaded in a browser, and how long that took in all. */
export const moduleLoads = z.object({
  module: text(1, 60),
  version: text(1, 80),
  count: whole(1000),
  totalMs: whole(3_600_000),
});
export type ModuleLoads = z.infer<typeof moduleLoads>;

export const reportModuleLoads = endpoint({
  method: 'POST',
  path: '/api/module-loads',
  changes: [],
  access: 'authenticated',
  summary: "Counts the areas that a member's browser loaded, by release",
  body: z.object({ loads: z.array(moduleLoads).check(z.minLength(1), z.maxLength(20)) }),
  answer: done,
  errors: [],
});
