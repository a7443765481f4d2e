import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  documentTexts: {
    title: 'Rezenso – fair reviews for businesses',
    description: 'Rezenso brings together businesses that write honest reviews for each other.',
    loading: 'Loading…',
    noScript: 'Rezenso needs JavaScript. Please switch it on in your browser.',
  },
  watchdogTexts: {
    title: 'Rezenso has not reached you yet',
    description:
      'Part of the page is still missing. This is usually down to the connection and soon passes – please try again.',
    label: 'About loading this page',
    landing: 'You can read everything already. The buttons need another moment.',
    retry: 'Try again',
  },
  noticeTexts: {
    home: 'Go to Rezenso',
    nothingReleased: {
      title: 'We are about to start',
      text: 'The site is being published right now. Please reload it in a moment.',
    },
    previewGone: {
      title: 'This preview is over',
      text: 'The link has expired, or part of it is missing. Ask the team that sent it to you for a new one.',
    },
    nothingHere: {
      title: 'This page does not exist',
      text: 'Check the address, or start again from the home page.',
    },
    teamClosed: {
      title: 'Your account no longer exists',
      text: 'The business whose account you worked in here has deleted its account. It had nothing to do with you, and you have done nothing wrong. Your address is free again: you can sign in anew with it and set up an account of your own, or accept another invitation.',
      next: { label: 'Start anew', href: '/magic-link' },
    },
    overrideFrom: {
      title: 'This build does not come from your computer',
      text: 'After “from” comes the address that “npm run dev” gave you, for example http://localhost:3000.',
    },
    overrideModule: (module) => ({
      title: 'You cannot try out this module here',
      text: `“${module}” has never been released on this site, or is its frame. Check the name after “module”.`,
    }),
  },
} satisfies Translation<typeof german>;
