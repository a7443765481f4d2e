import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { moment } from './shapes.ts';

/** One thing that happened, for the dashboard. Links are paths of this site. */
export const activity = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  content: z.nullable(z.string()),
  author: z.nullable(z.string()),
  badges: z.array(z.object({ text: z.string(), variant: z.enum(['success', 'warning', 'info']) })),
  action: z.nullable(z.object({ label: z.string(), href: z.string() })),
  createdAt: moment,
  /** Display hints: tokens of the design system and the name of a lucide icon. */
  bgColor: z.string(),
  borderColor: z.string(),
  iconBg: z.string(),
  icon: z.string(),
  iconColor: z.string(),
});
export type Activity = z.infer<typeof activity>;

export const listActivities = endpoint({
  method: 'GET',
  path: '/api/activities',
  isWrittenLater: true,
  access: 'authenticated',
  summary: 'What happened lately, newest first',
  answer: z.array(activity),
  errors: [],
});
