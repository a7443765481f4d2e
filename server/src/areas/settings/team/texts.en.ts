import type { Translation } from '@rezenso/contract/language';
import { invitationDays } from '@rezenso/contract/limits';
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
} satisfies Translation<typeof german>;
