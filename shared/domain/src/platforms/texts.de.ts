import { texts } from '@rezenso/contract/language';

/** A platform that has no name of its own here. */
export const otherText = /* @__PURE__ */ texts('domain/platforms/texts/otherText', 'Sonstige');
