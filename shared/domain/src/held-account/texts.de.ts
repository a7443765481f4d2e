import { texts } from '@rezenso/contract/language';

export const heldAccountTexts = /* @__PURE__ */ texts('domain/held-account/texts/heldAccountTexts', {
  title: 'Deine neuen Reviews zählen im Moment nicht mit',
  explained:
    'Sie bringen auch keine XP, und dein Siegel ist ausgeblendet. Der Grund: Dein Konto hat einiges mit Konten gemeinsam, mit denen du tauschst – oft ganz harmlos, etwa ein gemeinsames Büro. In den Einstellungen liest du, wie weit die Prüfung ist, und kannst es uns erklären.',
  appeal: 'Prüfung ansehen und erklären',
});
