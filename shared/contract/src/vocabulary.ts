import * as z from 'zod/mini';

/** Platforms a business can be registered on. */
export const platformIds = [
  'google',
  'trustpilot',
  'proven_expert',
  'facebook',
  'yelp',
  'kununu',
  'jameda',
  'other',
] as const;
export const platformId = z.enum(platformIds);
export type PlatformId = z.infer<typeof platformId>;

/** Platforms as people know them. */
export const platformNames = {
  google: 'Google',
  trustpilot: 'Trustpilot',
  proven_expert: 'ProvenExpert',
  facebook: 'Facebook',
  yelp: 'Yelp',
  kununu: 'kununu',
  jameda: 'jameda',
  other: 'Sonstige',
} as const satisfies Record<PlatformId, string>;

/** Platforms offered when a platform is added in the settings. */
export const addablePlatformIds = ['google', 'trustpilot', 'proven_expert', 'facebook', 'yelp', 'other'] as const;

export const languageIds = ['de', 'en', 'fr', 'es', 'it'] as const;
export const languageId = z.enum(languageIds);
export type LanguageId = z.infer<typeof languageId>;

/** Industries as people read them; stored in lower case. */
export const industryLabels = [
  'Gastronomie',
  'Fitness & Gesundheit',
  'IT & Software',
  'Einzelhandel',
  'Dienstleistungen',
  'Handwerk',
  'Beratung',
  'E-Commerce',
  'Marketing',
  'Immobilien',
  'Automotive',
  'Bildung',
  'Finanzen',
  'Reise & Tourismus',
  'Sonstiges',
] as const;
export type IndustryLabel = (typeof industryLabels)[number];
export type IndustryId = Lowercase<IndustryLabel>;
export const industryIds = industryLabels.map((label) => label.toLowerCase()) as readonly IndustryId[];

/** The label of a stored industry; unknown values come back unchanged. */
export function industryLabel(stored: string): string {
  return industryLabels.find((label) => label.toLowerCase() === stored.toLowerCase()) ?? stored;
}

export const adminRoles = [
  'support_agent',
  'analytics_manager',
  'content_moderator',
  'user_manager',
  'super_admin',
] as const;
export const adminRole = z.enum(adminRoles);
export type AdminRole = z.infer<typeof adminRole>;

export const memberStatuses = ['active', 'pending', 'inactive', 'banned'] as const;
export const memberStatus = z.enum(memberStatuses);
export type MemberStatus = z.infer<typeof memberStatus>;

export const matchStatuses = ['pending', 'accepted', 'declined', 'completed'] as const;
export const matchStatus = z.enum(matchStatuses);
export type MatchStatus = z.infer<typeof matchStatus>;

export const exchangeStatuses = ['pending', 'in_progress', 'awaiting_confirmation', 'confirmed', 'completed'] as const;
export const exchangeStatus = z.enum(exchangeStatuses);
export type ExchangeStatus = z.infer<typeof exchangeStatus>;

/** What becomes of an appointment: the last two are over, and no exchange shows them. */
export const appointmentStatuses = ['proposed', 'agreed', 'happened', 'withdrawn', 'replaced'] as const;
export const appointmentStatus = z.enum(appointmentStatuses);
export type AppointmentStatus = z.infer<typeof appointmentStatus>;

/** What a review rests on and happened on one day: a visit, an order, an appointment, a free sample, a consultation. */
export const experiencesOfADay = ['visit', 'order', 'appointment', 'free_sample', 'consultation'] as const;
/** All of them; a long-standing customer knows the year since when instead of a day. */
export const experienceKinds = [...experiencesOfADay, 'long_standing_customer'] as const;
export type ExperienceKind = (typeof experienceKinds)[number];

export const levels = ['Bronze', 'Silber', 'Gold', 'Platin', 'Diamant'] as const;
export const level = z.enum(levels);
export type Level = z.infer<typeof level>;

export const emailTypes = [
  'match_notification',
  'review_reminder',
  'subscription',
  'level_up',
  'welcome',
  'newsletter',
  'marketing',
  'system',
] as const;
export const emailType = z.enum(emailTypes);
export type EmailType = z.infer<typeof emailType>;

/** Kinds of mail that came after the specification's eight. Answers of calls that know the eight never name them. */
export const laterEmailTypes = ['messages'] as const;
/** In the order in which they came: a link that ends one names it by its place, so that new ones go to the end. */
export const allEmailTypes = [...emailTypes, ...laterEmailTypes] as const;
export const anyEmailType = z.enum(allEmailTypes);
export type AnyEmailType = z.infer<typeof anyEmailType>;

export const emailFrequencies = ['immediate', 'daily', 'weekly', 'monthly', 'never'] as const;
export const emailFrequency = z.enum(emailFrequencies);
export type EmailFrequency = z.infer<typeof emailFrequency>;
