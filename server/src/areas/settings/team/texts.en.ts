import type { Translation } from '@rezenso/contract/language';
import { handoverDays, invitationDays } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

export default {
  invitationEmail: (href, company, by) => {
    const team = company ? `in the team of ${company}` : 'in a team';
    return {
      subject: company ? `${company} invites you to Rezenso` : 'Invitation to a team on Rezenso',
      preview: `Work ${team}, with your own address.`,
      heading: company ? `${company} invites you` : 'You are invited',
      paragraphs: [
        'Hello,',
        `${by} would like you to work ${team} on Rezenso. You sign in there with your own address, and nobody has to share a mailbox.`,
        'On the next page you see what you can do then, and decide for yourself.',
      ],
      action: { label: 'View invitation', href },
      footnotes: [
        `The link is valid for ${invitationDays} days and can be used once.`,
        'You do not know anybody there? Then simply ignore this email, and nothing happens.',
      ],
    };
  },
  takenEmail: (company) => ({
    subject: company ? `${company} wanted to invite you` : 'Somebody wanted to invite you',
    preview: 'Your address already belongs to an account. Nothing has changed.',
    heading: company ? `${company} wanted to invite you` : 'Somebody wanted to invite you',
    paragraphs: [
      'Hello,',
      `${company ?? 'A business'} would like to have you in its team on Rezenso. But your address already belongs to an account or to another team there, and every address belongs to one only. So nothing has changed, and whoever invites you does not hear about it from us.`,
      'Would you like to join? Then give them another address of yours, or delete the account or leave the team that you no longer need, and ask to be invited once more.',
    ],
  }),
  removedEmail: (company) => ({
    subject: 'You no longer belong to the team',
    preview: `${company ? `The team of ${company}` : 'Your team'} has ended your access.`,
    heading: 'You no longer belong to the team',
    paragraphs: [
      'Hello,',
      `Your access to the Rezenso account${company ? ` of ${company}` : ''} has ended, and you are signed out everywhere. Your address is free again: you can set up an account of your own with it or accept another invitation.`,
      'Was that unexpected? Then it is best to talk to the people there.',
    ],
  }),
  closedEmail: (company) => ({
    subject: company ? `The Rezenso account of ${company} no longer exists` : 'Your Rezenso team no longer exists',
    preview: 'The account was deleted. Your address is free again.',
    heading: 'The account was deleted',
    paragraphs: [
      'Hello,',
      `The Rezenso account${company ? ` of ${company}` : ''} that you worked in was deleted by its owner. You are signed out everywhere, and what it held is gone. It had nothing to do with you.`,
      'Your address is free again: you can set up an account of your own with it or accept another invitation.',
    ],
  }),
  offeredEmail: (href, company, by) => {
    const account = company ? `the Rezenso account of ${company}` : 'your Rezenso account';
    return {
      subject: company
        ? `Would you like to take over the account of ${company}?`
        : 'Would you like to take over your Rezenso account?',
      preview: `${by} offers you the account. Take your time to decide.`,
      heading: 'Would you like to take over the account?',
      paragraphs: [
        'Hello,',
        `${by} would like to hand ${account} over to you. Then it is yours: payment and invoices, export and deletion, the address of the account and who is in the team are for you to decide. ${by} stays as a member.`,
        'Sign in with this address and have a look at it in your team. Nothing changes before you agree there. If you would rather not, simply decline.',
      ],
      action: { label: 'View offer', href },
      footnotes: [`The offer is valid for ${handoverDays} days.`],
    };
  },
  declinedEmail: (href, by) => ({
    subject: 'Your offer to hand over the account was declined',
    preview: `${by} would rather not take the account over. It is still yours.`,
    heading: 'The account is still yours',
    paragraphs: [
      'Hello,',
      `${by} would rather not take the account over. Nothing has changed. You can offer it again at any time, also to somebody else in your team.`,
    ],
    action: { label: 'View team', href },
  }),
  handedOverEmail: (href, company, to) => ({
    subject: company ? `You have handed over the account of ${company}` : 'You have handed over your Rezenso account',
    preview: `It now belongs to ${to}. You stay in the team.`,
    heading: 'The account is handed over',
    paragraphs: [
      'Hello,',
      `The Rezenso account${company ? ` of ${company}` : ''} now belongs to ${to}. You are still a member and sign in as before. Payment, export, deletion, the address of the account and the team are no longer for you to decide.`,
      'Emails about matches, deadlines and messages go there from now on. What happens, you see in the bell and on your own devices.',
      'You did not want that? Then please write to us right away.',
    ],
    action: { label: 'Write to us', href },
  }),
} satisfies Translation<typeof german>;
