import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  customerTexts: {
    title: (company) => `Review ${company}`,
    question: (company) => `How was it at ${company}?`,
    invitation:
      'Write honestly what was good and what was not. Choose where: you get straight to the profile and write there with your own account.',
    same: 'This page is the same for everybody. Nobody asks you about stars beforehand, and nobody may promise you anything for a review.',
    privacy:
      'We only count how often this page and the links on it are opened: without cookies and without storing anything about you.',
    none: 'There is no profile to be found here right now. Please come back later.',
    report: 'Report this page',
    description: (company) => `Where you can review ${company}.`,
  },
  noAddress: 'Add the address of your profile under your platforms, then your link leads there, too.',
  otherAddress:
    'The address that you entered is no profile on this platform. That is why the link goes by the name of the website.',
  customerRules: {
    google:
      'Google allows you to ask all customers for a review. It is forbidden to ask only those who are happy, or to offer something for it.',
    trustpilot: 'Trustpilot allows invitations if you ask everybody in the same neutral way and offer nothing for it.',
    proven_expert:
      'ProvenExpert allows invitations to real customers. Ask everybody in the same way and offer nothing for it.',
    facebook:
      'Facebook allows you to ask for recommendations. Rewards are forbidden, and so are posts by people without an experience of their own.',
    yelp: 'Yelp does not want businesses to ask for reviews, not even neutrally. That is why your link does not lead there.',
    kununu:
      'On kununu, it is employees and applicants who review their employer, not customers. That is why your link does not lead there.',
    jameda:
      'Only patients write on jameda. Ask everybody in the same way, with no reward, and mind your duty of confidentiality.',
    other:
      'First read what the platform says about asking for reviews. Nearly all of them require you to ask everybody in the same way and to offer nothing for it.',
  },
} satisfies Translation<typeof german>;
