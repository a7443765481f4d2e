import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  byMailTexts: {
    filesLeftOut: '(This message came by email. Its attachments and pictures were not taken over.)',
  },
  refusalTexts: {
    unknown: () => 'This address takes no mail. Please write on the site.',
    sender: () => 'Please reply from the address of your account, or write on the site.',
    agent: () => 'Only those whose role allows it reply here, from the address of their own account.',
    banned: () => 'Your account is banned. Please write to the address in the legal notice.',
    unreadable: () => 'This mail cannot be read. Please write on the site.',
    empty: () => 'This mail holds no new text; pictures and quotations are not shown. Please write on the site.',
    tooLong: (_, most) => `This mail is too long, ${most} characters fit. Please split it, or write on the site.`,
    tooLarge: (_, most) =>
      `This mail is too large, we take ${most}. Please send it without pictures, or write on the site.`,
    closed: () => 'This request is closed. You can reopen it on the site.',
    changed: () => 'Somebody has written meanwhile, or the request is closed. Please have a look.',
    taken: () => 'Another mail with this Message-ID has arrived before. Please write on the site.',
    busy: () => 'These are many messages at the moment. Your mail server will try again.',
    unavailable: () => 'Not available right now. Your mail server will try again.',
  },
} satisfies Translation<typeof german>;
