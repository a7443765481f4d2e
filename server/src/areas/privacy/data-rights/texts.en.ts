import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  exportNote:
    'This file contains everything that Rezenso has stored about you and your business. Of your partners, it contains the name that you see in the application, and what they wrote to you. It does not contain technical keys, or what others have reported about you. If you delete your account, we keep what you had already used and earned for 90 days – under unreadable markers of your email address and domain, so that deleting and signing up again resets nothing. Who declined or blocked you stays recorded under such markers for 30 days, for a year while somebody blocks you. The address of your public page stays blocked for a year, likewise only as an unreadable marker, so that printed codes lead to nobody else.',
  fileName: (day) => `rezenso-data-${day}.json`,
  formerPartner: 'Former partner',
  deletedEmail: (firstName, company, origin) => ({
    subject: 'Your Rezenso account has been deleted',
    preview: 'Your profile, your reviews and your points are gone.',
    heading: 'Your account has been deleted',
    paragraphs: [
      firstName ? `Hello ${firstName},` : 'Hello,',
      `As you asked, we have deleted your Rezenso account${company ? ` of ${company}` : ''}, with its profile, reviews and points. Open exchanges have ended, a Pro subscription too, and you are signed out everywhere.`,
      'This cannot be undone. You can start anew with this address at any time.',
      'Was that not you? Then somebody gets into your mailbox or one of your devices. Change the password of your mailbox and write to us.',
    ],
    action: { label: 'Write to us', href: `${origin}/kontakt` },
    footnotes: ['This was our last email about this account. We do not keep it.'],
  }),
} satisfies Translation<typeof german>;
