import type { Translation } from '@rezenso/contract/language';
import type * as german from './platform-rules.de.ts';

export default {
  rules: {
    google:
      'Google requires genuine experiences of your own and forbids reviews in return for money, discounts or other benefits. Only write if you really were a customer there.',
    trustpilot:
      'Trustpilot forbids incentives for reviews and may ask for proof of your experience, such as an invoice. Keep it.',
    proven_expert:
      'ProvenExpert only allows reviews that are based on a genuine customer relationship or collaboration.',
    facebook:
      'Facebook only allows recommendations from your own experience and forbids bought or misleading posts. Write with your real profile.',
    yelp: 'Yelp does not want businesses to ask for reviews, forbids offering anything in return and hides suspicious posts.',
    kununu:
      'On kununu, only employees, apprentices and applicants may write. An exchange between businesses is not allowed there.',
    jameda: 'On jameda, only patients may write. An exchange between businesses is not allowed there.',
    other:
      'Read the platform’s rules before you write. Almost all of them require experience of your own and forbid offering anything in return.',
  },
} satisfies Translation<typeof german>;
