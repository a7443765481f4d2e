import { texts } from '@rezenso/contract/language';

export const themeTexts = /* @__PURE__ */ texts('ui/bar/texts/themeTexts', {
  toDark: 'Dunkles Design einschalten',
  toLight: 'Helles Design einschalten',
});
