import { type SettingsTab, settingsTabs } from './settings/settings-tabs.ts';

export const homePath = '/';
export const settingsPath = '/settings';
export const subscribePath = '/subscribe';
export const onboardingPath = '/onboarding';
export const supportPath = '/support';
export const adminPath = '/admin';
/** Names the topic with which a new request to the operators begins. */
export const topicParameter = 'thema';
export const supportAboutPlanPath = `${supportPath}?${topicParameter}=plan`;
/** Names the tab in the query, as the return from a payment does; the path wins over it. */
export const tabParameter = 'tab';
/** Names a field of the profile that a link asks for, by its name in the call. */
export const fieldParameter = 'feld';
/** Set to 'true' by the return from a payment. */
export const successParameter = 'success';
/** Where a payment returns to (specification, point 4). */
export const paymentReturnPath = `${settingsPath}?${tabParameter}=subscription&${successParameter}=true`;

/** The address of a tab: the profile is the settings themselves. */
export function settingsTabPath(tab: SettingsTab): string {
  return tab === settingsTabs[0] ? settingsPath : `${settingsPath}/${tab}`;
}
/** Part of the address of what the public sees, which belongs to the profile's tab. */
export const publicPageName = 'public-page';
export const publicPagePath = `${settingsPath}/${publicPageName}`;
/** How connecting with Google ended; set by its return to the platforms. */
export const googleParameter = 'google';
/** Where one request to the operators stands. */
export function supportRequestPath(id: string): string {
  return `${supportPath}/${id}`;
}
/** The help centre, a page of the server. */
export const helpPath = '/hilfe';
/** Pages of the server, which the operators of the site fill. */
export const privacyPolicyPath = '/datenschutz';
export const termsPath = '/agb';
export const imprintPath = '/impressum';
