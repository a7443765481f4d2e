import { texts } from '@rezenso/contract/language';

/** What stands in place of a button's label while nothing can be sent. */
export const unsentText = /* @__PURE__ */ texts(
  'ui/actions/texts/unsentText',
  'Wird gesendet, sobald du wieder verbunden bist',
);
