import * as z from 'zod/mini';
export declare const platformIds: readonly ['google', 'trustpilot', 'proven_expert', 'facebook', 'yelp', 'kununu', 'jameda', 'other'];
export declare const platformId: z.ZodMiniEnum<{
    facebook: "facebook";
    google: "google";
    jameda: "jameda";
    kununu: "kununu";
    other: "other";
    proven_expert: "proven_expert";
    trustpilot: "trustpilot";
    yelp: "yelp";
}>;
export type PlatformId = z.infer<typeof platformId>;
export declare const addablePlatformIds: readonly ['google', 'trustpilot', 'proven_expert', 'facebook', 'yelp', 'other'];
export declare const languageIds: readonly ['de', 'en', 'fr', 'es', 'it'];
export declare const languageId: z.ZodMiniEnum<{
    de: "de";
    en: "en";
    es: "es";
    fr: "fr";
    it: "it";
}>;
export type LanguageId = z.infer<typeof languageId>;
export declare const industryLabels: readonly ['Gastronomie', 'Fitness & Gesundheit', 'IT & Software', 'Einzelhandel', 'Dienstleistungen', 'Handwerk', 'Beratung', 'E-Commerce', 'Marketing', 'Immobilien', 'Automotive', 'Bildung', 'Finanzen', 'Reise & Tourismus', 'Sonstiges'];
export type IndustryLabel = (typeof industryLabels)[number];
export type IndustryId = Lowercase<IndustryLabel>;
export declare const industryIds: readonly IndustryId[];
export declare function industryLabel(stored: string): string;
export declare const adminRoles: readonly ['support_agent', 'analytics_manager', 'content_moderator', 'user_manager', 'super_admin'];
export declare const adminRole: z.ZodMiniEnum<{
    analytics_manager: "analytics_manager";
    content_moderator: "content_moderator";
    super_admin: "super_admin";
    support_agent: "support_agent";
    user_manager: "user_manager";
}>;
export type AdminRole = z.infer<typeof adminRole>;
export declare const memberStatuses: readonly ['active', 'pending', 'inactive', 'banned'];
export declare const memberStatus: z.ZodMiniEnum<{
    active: "active";
    banned: "banned";
    inactive: "inactive";
    pending: "pending";
}>;
export type MemberStatus = z.infer<typeof memberStatus>;
export declare const matchStatuses: readonly ['pending', 'accepted', 'declined', 'completed'];
export declare const matchStatus: z.ZodMiniEnum<{
    accepted: "accepted";
    completed: "completed";
    declined: "declined";
    pending: "pending";
}>;
export type MatchStatus = z.infer<typeof matchStatus>;
export declare const exchangeStatuses: readonly ['pending', 'in_progress', 'awaiting_confirmation', 'confirmed', 'completed'];
export declare const exchangeStatus: z.ZodMiniEnum<{
    awaiting_confirmation: "awaiting_confirmation";
    completed: "completed";
    confirmed: "confirmed";
    in_progress: "in_progress";
    pending: "pending";
}>;
export type ExchangeStatus = z.infer<typeof exchangeStatus>;
export declare const levels: readonly ['Bronze', 'Silber', 'Gold', 'Platin', 'Diamant'];
export declare const level: z.ZodMiniEnum<{
    Bronze: "Bronze";
    Diamant: "Diamant";
    Gold: "Gold";
    Platin: "Platin";
    Silber: "Silber";
}>;
export type Level = z.infer<typeof level>;
export declare const emailTypes: readonly ['match_notification', 'review_reminder', 'subscription', 'level_up', 'welcome', 'newsletter', 'marketing', 'system'];
export declare const emailType: z.ZodMiniEnum<{
    level_up: "level_up";
    marketing: "marketing";
    match_notification: "match_notification";
    newsletter: "newsletter";
    review_reminder: "review_reminder";
    subscription: "subscription";
    system: "system";
    welcome: "welcome";
}>;
export type EmailType = z.infer<typeof emailType>;
export declare const emailFrequencies: readonly ['immediate', 'daily', 'weekly', 'monthly', 'never'];
export declare const emailFrequency: z.ZodMiniEnum<{
    daily: "daily";
    immediate: "immediate";
    monthly: "monthly";
    never: "never";
    weekly: "weekly";
}>;
export type EmailFrequency = z.infer<typeof emailFrequency>;
