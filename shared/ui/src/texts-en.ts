import type { Catalogue } from '@rezenso/contract/language';
import actions from './actions/texts.en.ts';
import bar from './bar/texts.en.ts';
import display from './display/texts.en.ts';
import feedback from './feedback/texts.en.ts';
import fields from './fields/texts.en.ts';
import formats from './formats/texts.en.ts';
import inputs from './inputs/texts.en.ts';
import layout from './layout/texts.en.ts';
import overlay from './overlay/texts.en.ts';

/** All texts of this package in English, for the catalogues of whoever bundles it. */
export const englishTexts: Catalogue = {
  'ui/actions/texts': actions,
  'ui/bar/texts': bar,
  'ui/display/texts': display,
  'ui/feedback/texts': feedback,
  'ui/fields/texts': fields,
  'ui/formats/texts': formats,
  'ui/inputs/texts': inputs,
  'ui/layout/texts': layout,
  'ui/overlay/texts': overlay,
};
