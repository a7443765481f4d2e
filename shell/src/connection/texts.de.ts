export const texts = {
  region: 'Verbindung',
  offline: 'Keine Verbindung',
};
