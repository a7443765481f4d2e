import * as activities from './activities.ts';
import * as admin from './admin.ts';
import * as analysis from './analysis.ts';
import * as appointments from './appointments.ts';
import * as auth from './auth.ts';
import * as clientErrors from './client-errors.ts';
import * as consents from './consents.ts';
import * as disputes from './disputes.ts';
import * as emailAddress from './email-address.ts';
import * as emailPreferences from './email-preferences.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as exchanges from './exchanges.ts';
import * as gamification from './gamification.ts';
import * as help from './help.ts';
import * as live from './live.ts';
import * as matches from './matches.ts';
import * as messages from './messages.ts';
import * as moduleHealth from './module-health.ts';
import * as notifications from './notifications.ts';
import * as partnerWishes from './partner-wishes.ts';
import * as passkeys from './passkeys.ts';
import * as places from './places.ts';
import * as planChanges from './plan-changes.ts';
import * as privacy from './privacy.ts';
import * as profile from './profile.ts';
import * as publicPage from './public-page.ts';
import * as pushDevices from './push-devices.ts';
import * as reauthentication from './reauthentication.ts';
import * as reports from './reports.ts';
import * as reviewInsights from './review-insights.ts';
import * as reviewReplies from './review-replies.ts';
import * as reviews from './reviews.ts';
import * as rings from './rings.ts';
import * as sessions from './sessions.ts';
import * as subscription from './subscription.ts';
import * as support from './support.ts';
import * as tasks from './tasks.ts';
import * as team from './team.ts';
import * as trades from './trades.ts';
import * as userPlatforms from './user-platforms.ts';

const areas = {
  auth,
  profile,
  analysis,
  trades,
  places,
  'user-platforms': userPlatforms,
  matches,
  'plan-changes': planChanges,
  'partner-wishes': partnerWishes,
  messages,
  exchanges,
  appointments,
  disputes,
  reviews,
  'review-insights': reviewInsights,
  'review-replies': reviewReplies,
  reports,
  rings,
  gamification,
  activities,
  tasks,
  notifications,
  live,
  'email-address': emailAddress,
  'email-preferences': emailPreferences,
  'push-devices': pushDevices,
  sessions,
  team,
  passkeys,
  reauthentication,
  'public-page': publicPage,
  subscription,
  privacy,
  consents,
  help,
  support,
  admin,
  'client-errors': clientErrors,
  'module-health': moduleHealth,
};

/** An endpoint with the names it is known by: the export's name and the area it belongs to. */
export interface NamedEndpoint {
  name: string;
  area: string;
  endpoint: AnyEndpoint;
}

/** Every call of the API. For the server, its documentation and generated tests; never import it in the browser. */
export const allEndpoints: readonly NamedEndpoint[] = Object.entries(areas).flatMap(([area, exports]) =>
  Object.entries(exports)
    .filter((entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1]))
    .map(([name, endpoint]) => ({ name, area, endpoint })),
);

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
