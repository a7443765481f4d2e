import * as z from 'zod/mini';
import { day } from './admin-shapes.ts';
import { endpoint } from './endpoint.ts';
import { count, moment, percent } from './shapes.ts';
import { platformId } from './vocabulary.ts';

export const adminStats = z.object({
  totalUsers: count,
  activeUsers: count,
  totalMatches: count,
  completedMatches: count,
  totalReviews: count,
  pendingReports: count,
  /** Requests of members that wait for an answer. Servers since 1.30.0. */
  openSupportRequests: z.optional(count),
  /** Minutes to the first answer of the middle one of 90 days' requests; null without any. Servers since 1.30.0. */
  medianMinutesToFirstAnswer: z.optional(z.nullable(count)),
});
export type AdminStats = z.infer<typeof adminStats>;

export const getAdminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'admin',
  roles: ['analytics_manager'],
  summary: 'Figures of the whole site',
  answer: adminStats,
  errors: [],
});

export const statsPeriods = ['30d', '90d', '365d', 'all'] as const;
export const statsPeriod = z.enum(statsPeriods);
export type StatsPeriod = z.infer<typeof statsPeriod>;

/** The way from sign-up to the first confirmed exchange, in this order. */
export const funnelSteps = [
  'signed_up',
  'profile_complete',
  'first_match',
  'accepted',
  'coordinated',
  'submitted',
  'first_confirmed_exchange',
] as const;

const flows = { signUps: count, matches: count, exchanges: count, reviews: count };
export const adminTrends = z.object({
  period: statsPeriod,
  /** How long one point of the series is: 30d and 90d by day, 365d by week (from Monday), all by month. */
  bucket: z.enum(['day', 'week', 'month']),
  /** First and last day of the period, both included. */
  from: day,
  to: day,
  /** Without holes, oldest first. `start` is the first day of the bucket; the first and last may be cut by the period. */
  series: z.array(z.object({ start: day, ...flows })),
  totals: z.object(flows),
  /** The same length of time before; null for `all`. */
  previousTotals: z.nullable(z.object(flows)),
  /** Of those who signed up in the period: how many got this far until now. */
  funnel: z.array(z.object({ step: z.enum(funnelSteps), count })),
  /** Platforms of the period's exchanges and reviews, most used first; platforms without either are left out. */
  platforms: z.array(z.object({ platform: platformId, exchanges: count, reviews: count })),
  /** Of the period's reviews (`total`), those flagged 'Verdächtig'; `share` in percent, 0 when there are none. */
  suspicious: z.object({ total: count, suspicious: count, share: percent }),
  /** When the figures were counted: up to five minutes ago on a large site. */
  asOf: moment,
});
export type AdminTrends = z.infer<typeof adminTrends>;

export const getAdminTrends = endpoint({
  method: 'GET',
  path: '/api/admin/stats/trends',
  access: 'admin',
  roles: ['analytics_manager'],
  summary: 'Figures over time, funnel, platforms and the suspicious share',
  query: z.object({ period: z.optional(statsPeriod) }),
  answer: adminTrends,
  errors: [],
});
