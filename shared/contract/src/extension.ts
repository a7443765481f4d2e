import * as z from 'zod/mini';
import { id, moment } from './shapes.ts';

/** A later due date that one side proposes for the reviews of a direction, as long as the other has not answered. */
export const extension = z.object({ id, proposedBy: id, dueDate: moment, reason: z.string(), createdAt: moment });
export type Extension = z.infer<typeof extension>;
