export const texts = {
  region: 'Gerade erreicht',
  more: (count: number) => (count === 1 ? '… und ein weiterer Erfolg.' : `… und ${count} weitere Erfolge.`),
  show: 'Erfolge ansehen',
  done: 'Weiter',
};
