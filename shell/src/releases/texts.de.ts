import { texts as translated } from '@rezenso/contract/language';

export const texts = /* @__PURE__ */ translated('shell/releases/texts/texts', {
  label: 'Hinweise zur Version',
  own: 'Nur in diesem Browser',
  outdated: 'Rezenso wurde aktualisiert.',
  reload: 'Neu laden',
  later: 'Später',
  override: (modules: readonly string[]) => `Lokaler Build: ${modules.join(', ')}`,
  developed: (modules: readonly string[]) => `In Entwicklung: ${modules.join(', ')}`,
  preview: (names: readonly string[]) => `Vorschau: ${names.join(', ')}`,
  end: 'Beenden',
});
