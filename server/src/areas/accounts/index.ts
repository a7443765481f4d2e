// What other areas may use; everything else is this area's own.
export { candidateColumns } from './candidate-index/candidate-columns.ts';
export { candidateIndex } from './candidate-index/candidate-index.repository.ts';
export { type KnownMember, matchMembers } from './candidate-index/match-members.repository.ts';
export { alikeNamesOf, companyOf } from './identity/company-name.ts';
export { freeMailHosts } from './identity/free-mail-hosts.ts';
export {
  mailboxOf,
  mailSiteOf,
  namesOfMailbox,
  provenSiteOf,
  siteOf,
  siteOfMailbox,
  sitesOf,
} from './identity/identity.ts';
export { readableForm, withLatinLetters } from './identity/look-alikes.ts';
export { profileOf } from './identity/profiles/index.ts';
export { isProfileAt } from './identity/profiles/platform-profile.ts';
export { registrableDomain } from './identity/registrable-domain.ts';
export { assertOwnNames } from './identity/reserved-name.policy.ts';
export { type Account, accounts } from './members/accounts.repository.ts';
export { balances, type XpTotals } from './members/balances.repository.ts';
export { banGraceHours, bans } from './members/bans.repository.ts';
export { type Contact, contacts } from './members/contacts.repository.ts';
export { isEarnedByAnother, mailboxes } from './members/mailboxes.repository.ts';
export { planCondition } from './members/plan-condition.sql.ts';
export { profiles } from './members/profile.repository.ts';
export { ringLevels } from './members/ring-levels.repository.ts';
export {
  type ChangeRule,
  isActingSuperAdmin,
  isLastSuperAdmin,
  type Standing,
  whyNotChange,
} from './members/staff.policy.ts';
export { staff } from './members/staff.repository.ts';
export { type Volume, volumes } from './members/volumes.repository.ts';
export { ownership, type Places } from './people/ownership.repository.ts';
export { type PersonRow, people } from './people/people.repository.ts';
export { accountsData } from './personal-data.ts';
export { accountSignals, signalDays } from './sessions/account-signals.repository.ts';
export { authenticate } from './sessions/authenticate.ts';
export { browserCookie } from './sessions/browser-cookie.ts';
export { closedSessions } from './sessions/closed-sessions.repository.ts';
export { deviceName, deviceNameIn } from './sessions/device-name.ts';
export { browserHash, knownBrowsers } from './sessions/known-browsers.repository.ts';
export { isNewDevice, knownDays } from './sessions/new-device.policy.ts';
export { createSecret, hashOf } from './sessions/secrets.ts';
export { sessionCookie } from './sessions/session-cookie.ts';
export { sessionTokens } from './sessions/session-tokens.repository.ts';
export { type SessionDevice, type SessionRow, sessions } from './sessions/sessions.repository.ts';
