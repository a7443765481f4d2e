import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

const number = new Intl.NumberFormat('en-GB');

export default {
  publicPageTexts: {
    title: 'Public page',
    description:
      'Show people outside Rezenso, too, what others say about you, and ask your customers for their opinion.',
    back: 'Back to the company profile',
    loadFailed: 'Your public page could not be loaded',
    notReady: 'Your profile is not complete yet. Once it is, you can show your page.',
    complete: 'Complete your profile',
    hiddenTitle: 'Your page, your seal and your link for customers are hidden',
    hidden: (day, reason) => `Somebody reported your page, and we checked it on ${day}. Reason: ${reason}.`,
    hiddenNext:
      'Change what cannot stay, and then write to our support. As soon as we have released the page, everything is visible again as before, except for what you switch off until then.',
    name: {
      label: 'Address of your page',
      hint: (address) => `This is where people find you: ${address}`,
      change:
        'If you change it, the old one keeps leading here for a year, including on printed sheets. After that, somebody else can take it. You can do that three times a year.',
      changedOften: (day) =>
        `You have already changed your address three times within a year. You can take a new one again from ${day}, and go back to an earlier one at any time.`,
      fault:
        'Please use 3 to 60 characters: lower-case letters without accents, digits and single hyphens between them',
    },
    isPublished: {
      label: 'Show page and seal',
      description:
        'Everybody then sees your company name, industry, location, description, website, platforms, trust score and all confirmed reviews. Your own name and your email address do not appear there.',
      named:
        'Your company name then also appears under reviews that you wrote for partners with a public page. Otherwise they only say “A business”, with the place at most.',
    },
    comesBack: {
      label: 'Show it again once it is released',
      description: 'While this is off, the page stays hidden even when we release it.',
    },
    isFindable: {
      label: 'Let search engines find it',
      description: 'While this is off, only those who know the address find your page.',
    },
    asksCustomers: {
      label: 'Link for customers',
      description: 'A small page that leads your customers to your profiles, with or without a public page.',
    },
    languages: (areAll) =>
      areAll
        ? 'Visitors read page, seal and link for customers in German or, if their browser asks for it, in English.'
        : 'Page, seal and link for customers are in German. With Pro, visitors can also read them in English if their browser asks for it.',
    save: 'Save',
    discard: 'Discard changes',
    done: 'Saved',
    doneDescription: 'What you chose applies from now on.',
    failed: 'That could not be saved.',
    open: 'View page',
  },
  reasonTexts: {
    page_insult: 'Insults or exposes somebody',
    page_false: 'False or misleading statements',
    page_personal_data: 'Private data of somebody',
    page_rights: 'Somebody else’s name, brand or text',
    page_illegal: 'Forbidden or dangerous content',
    other: 'Something else',
  },
  copyTexts: {
    copy: 'Copy',
    copied: 'Copied',
    failed: 'Your browser does not allow copying. Select the text and copy it yourself.',
  },
  sealTexts: {
    title: 'Seal for your website',
    description:
      'Shows how many reviews are confirmed, and leads to your page. Without cookies, light and dark, up to date within a minute.',
    preview: 'This is what your seal looks like',
    line: 'This line belongs in the HTML code of your website',
    isOff: 'Switch on your page and save, and you will get your seal here.',
  },
  customerTexts: {
    title: 'Ask customers',
    description:
      'A link and a QR code for your counter, invoices or emails. All customers see the same thing, happy or not: the platforms require it.',
    isOff: 'Switch on the link for customers and save, and you will get the link, code and poster here.',
    address: 'Your link',
    code: 'QR code with your link',
    sheet: 'Poster as a PDF',
    saveCode: 'Code as an image',
    rules: 'What the platforms say about it',
    listed: 'Your link leads there',
    notListed: 'Your link does not lead there',
    none: 'You have not added a platform yet.',
    add: 'Add a platform',
  },
  visitTexts: {
    title: 'How often your link was opened',
    description: 'In the last 30 days. We count visits, not people: nothing is stored about anybody.',
    loadFailed: 'The figures could not be loaded',
    visits: (count) => `${number.format(count)} ${count === 1 ? 'visit' : 'visits'}`,
    clicks: (count) => `${number.format(count)} on to a platform`,
    none: 'Nobody has opened your link yet.',
    caption: 'Visits in the last 30 days',
    heads: ['Day', 'Share of the busiest day', 'Visits and clicks to platforms'],
    platformsCaption: 'Where they went on to',
    platformHeads: ['Platform', 'Share', 'Clicks'],
    figures: (visits, clicks) => `${number.format(visits)} / ${number.format(clicks)}`,
    legend: 'Visits / on to a platform',
  },
} satisfies Translation<typeof german>;
