import type { Translation } from '@rezenso/contract/language';
import { invitationDays, mostPeople } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

export default {
  teamTexts: {
    title: 'Team',
    description: 'Who works with this account, each with their own email address.',
    loadFailed: 'Your team could not be loaded',
    people: 'People in the team',
    owner: 'Account owner',
    member: 'Member',
    me: 'You',
    since: (role, date) => `${role}, since ${date}`,
    aloneTitle: 'You still work here on your own',
    alone:
      'Invite colleagues with their own addresses. That way nobody has to share a mailbox, and you see who is signed in where.',
    invite: 'Invite somebody',
    full: `Your team is full: it has room for ${mostPeople} people, open invitations included.`,
    rights:
      'Members work with the profile, matches, exchanges and reviews as you do. Payment, export, deletion, the address of the account and who belongs to it stay with you.',
    remove: 'Remove',
    removeNamed: (email) => `Remove: ${email}`,
    ownersMatter: 'Who joins and who goes is up to the owner of the account.',
  },
  invitationTexts: {
    title: 'Open invitations',
    until: (moment) => `Valid until ${moment}`,
    over: 'Expired',
    again: 'Send again',
    againNamed: (email) => `Send again: ${email}`,
    sentAgain: 'The invitation is on its way once more',
    sentAgainDescription: (email) => `To ${email}. The earlier link is no longer valid.`,
    againFailed: 'The invitation could not be sent.',
    withdraw: 'Withdraw',
    withdrawNamed: (email) => `Withdraw: ${email}`,
    withdrawn: 'The invitation has been withdrawn',
    withdrawFailed: 'The invitation could not be withdrawn.',
  },
  inviteTexts: {
    title: 'Invite somebody',
    description: `We send a link that is valid for ${invitationDays} days. Whoever accepts it signs in with their own address from then on.`,
    email: 'Email address',
    placeholder: 'name@company.com',
    hint: 'An address that only this person reads.',
    submit: 'Send invitation',
    cancel: 'Cancel',
    sent: 'The invitation is on its way',
    sentDescription: (email) => `We have written to ${email}.`,
    failed: 'The invitation could not be sent.',
    invalid: 'Please enter a valid email address',
  },
  removeTexts: {
    question: (email) => `Remove ${email}?`,
    consequence:
      'The person is signed out everywhere at once and hears of it by email. What they wrote for you stays. You can invite them again at any time.',
    confirm: 'Remove from the team',
    keep: 'Cancel',
    done: 'The person no longer belongs to the team',
    failed: 'The person could not be removed.',
  },
  leaveTexts: {
    title: 'Leave the team',
    description: 'Your access ends. What you wrote here stays with the business.',
    open: 'Leave the team',
    question: 'Really leave the team?',
    consequence:
      'You are signed out everywhere, and your passkeys for this account stop working. You can only come back with a new invitation.',
    confirm: 'Leave the team',
    keep: 'Cancel',
    done: 'You have left the team',
    failed: 'You could not leave the team.',
  },
  ownerOnlyTexts: {
    mails:
      'Emails about matches, due dates and messages go to the address of the account, and its owner chooses them there. What happens you see here in the bell and on your own devices.',
    plan: 'The owner of the account changes or cancels the plan. The invoices are there as well.',
    subscribe: 'Only the owner of the account can subscribe to Pro. Feel free to show them this page.',
    address:
      'You sign in with this address. Do you need another one? Then ask for an invitation to it, and afterwards leave the team with this one.',
    data: 'Only the owner of the account can take along or delete the data of the business. Your own details are your address, your devices and your passkeys: they disappear when you leave the team.',
    toTeam: 'To the team',
  },
} satisfies Translation<typeof german>;
