export const texts = {
  region: 'Neuigkeiten',
  show: 'Ansehen',
  close: 'Schließen',
};
