export const texts = {
  label: 'Hinweise zur Version',
  outdated: 'Rezenso wurde aktualisiert.',
  reload: 'Neu laden',
  later: 'Später',
  override: (modules: readonly string[]) => `Lokaler Build: ${modules.join(', ')}`,
  end: 'Beenden',
};
